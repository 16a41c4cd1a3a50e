import * as grid from '../grids/grid-column.ts';
import type { AdministeredKind } from '../master-data/administered-kind.ts';
import { description, isActive, name } from '../master-data/declared-fields.ts';
import { namedOnly } from '../master-data/picklist-declaration.ts';

/** The roles of people in the task manager. */
export const roles: AdministeredKind = {
  typeName: 'TaskRole',
  plural: 'roles',
  route: 'role',
  flags: ['enableTaskManager'],
  whenFlagOff: 'accessDenied',
  grid: {
    id: '0b6d6f0a-5a6a-4c00-9a00-000000000011',
    configId: '0b6d6f0a-5a6b-4c00-9a00-000000000011',
    sortedBy: 'name',
    columns: [
      grid.text('name', 'Name', 200),
      grid.text('description', 'Description', 320),
      grid.tick('isActive', 'Active'),
    ],
  },
  form: { titleField: 'name', fields: [name(), isActive, description] },
  picklist: { ...namedOnly, name: 'taskRoles' },
  texts: {
    en: { title: 'Task roles', record: 'Task role', entity: 'task roles' },
    es: { title: 'Funciones en tareas', record: 'Función en tareas', entity: 'funciones en tareas' },
  },
};

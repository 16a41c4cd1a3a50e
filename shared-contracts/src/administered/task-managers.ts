import * as grid from '../grids/grid-column.ts';
import { type AdministeredKind, targetOf } from '../master-data/administered-kind.ts';
import { isActive, name, owner, reference, rows, targets } from '../master-data/declared-fields.ts';
import { roles } from './roles.ts';
import { taskModels } from './task-models.ts';

/** The people who do the tasks of a model for a company. */
export const taskManagers: AdministeredKind = {
  typeName: 'TaskManager',
  plural: 'taskManagers',
  route: 'task-manager',
  flags: ['enableTaskManager'],
  whenFlagOff: 'accessDenied',
  grid: {
    id: '0b6d6f0a-5a6a-4c00-9a00-000000000046',
    configId: '0b6d6f0a-5a6b-4c00-9a00-000000000046',
    sortedBy: 'name',
    columns: [
      grid.text('name', 'Name', 240),
      grid.lookup('productClient.companyName', 'Company', 180),
      grid.lookup('taskModel.name', 'Task Model', 200),
      grid.tick('isActive', 'Active'),
    ],
  },
  form: {
    titleField: 'name',
    fields: [
      name(),
      { ...owner, required: true },
      reference('taskModel', targetOf(taskModels)),
      isActive,
      rows(
        'roles',
        'TaskManagerRole',
        'task_manager_id',
        [reference('role', targetOf(roles), { required: true }), reference('user', targets.person)],
        { distinct: 'role', plural: 'taskManagerRoles' },
      ),
    ],
  },
  texts: {
    en: {
      title: 'Task managers',
      record: 'Task manager',
      entity: 'task managers',
      fields: { taskModel: 'Task model', roles: 'Roles' },
      rows: { roles: 'Who does what' },
    },
    es: {
      title: 'Gestores de tareas',
      record: 'Gestor de tareas',
      entity: 'gestores de tareas',
      fields: { taskModel: 'Modelo de tareas', roles: 'Funciones' },
      rows: { roles: 'Quién hace qué' },
      columns: { 'Task Model': 'Modelo de tareas' },
    },
  },
};

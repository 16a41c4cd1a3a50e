import * as grid from '../grids/grid-column.ts';
import { type AdministeredKind, targetOf } from '../master-data/administered-kind.ts';
import {
  description,
  isActive,
  name,
  owner,
  reference,
  rows,
  targets,
} from '../master-data/declared-fields.ts';
import { namedOnly } from '../master-data/picklist-declaration.ts';
import { roles } from './roles.ts';

/** People who work together. */
export const teams: AdministeredKind = {
  typeName: 'Team',
  plural: 'teams',
  route: 'teams',
  grid: {
    id: '0b6d6f0a-5a6a-4c00-9a00-000000000012',
    configId: '0b6d6f0a-5a6b-4c00-9a00-000000000012',
    sortedBy: 'name',
    columns: [
      grid.text('name', 'Name', 200),
      grid.text('description', 'Description', 320),
      grid.lookup('productClient.companyName', 'Company', 180),
      grid.tick('isActive', 'Active'),
    ],
  },
  form: {
    titleField: 'name',
    fields: [
      name(),
      { ...owner, required: true },
      isActive,
      description,
      rows(
        'members',
        'TeamMember',
        'team_id',
        [reference('user', targets.person, { required: true }), reference('taskRole', targetOf(roles))],
        { distinct: 'user' },
      ),
    ],
  },
  picklist: namedOnly,
  texts: {
    en: {
      title: 'Teams',
      record: 'Team',
      entity: 'teams',
      fields: { members: 'Members', taskRole: 'Task role' },
      rows: { members: 'Members' },
    },
    es: {
      title: 'Equipos',
      record: 'Equipo',
      entity: 'equipos',
      fields: { members: 'Miembros', taskRole: 'Función en tareas' },
      rows: { members: 'Miembros' },
    },
  },
};

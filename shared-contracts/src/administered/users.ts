import * as grid from '../grids/grid-column.ts';
import type { AdministeredKind } from '../master-data/administered-kind.ts';
import { pickColumn } from '../master-data/picklist-declaration.ts';

/** People who sign in. */
export const users: AdministeredKind = {
  typeName: 'User',
  plural: 'users',
  route: 'user',
  gate: 'administratorOrSelf',
  grid: {
    id: '0b6d6f0a-5a6a-4c00-9a00-000000000010',
    configId: '0b6d6f0a-5a6b-4c00-9a00-000000000010',
    sortedBy: 'lastName',
    columns: [
      grid.text('lastName', 'Last Name', 120),
      grid.text('firstName', 'First Name', 110),
      grid.text('userName', 'User Name', 150),
      grid.text('workEmail', 'Email', 180),
      grid.lookup('productClient.companyName', 'Company', 145),
      grid.tick('isAdmin', 'Administrator', 115),
      grid.tick('isActive', 'Active', 80),
    ],
  },
  picklist: {
    columns: [
      pickColumn('fullName', 2),
      pickColumn('userName', 2),
      pickColumn('workTitle', 2),
      pickColumn('workEmail', 2),
    ],
    named: ['fullName'],
    reads: ['isAdmin', 'firstName', 'lastName'],
    arguments: { taskRoleId: 'ID', excludeAdminUsers: 'Boolean' },
    offersInactive: true,
  },
  texts: {
    en: { title: 'Users', record: 'User', entity: 'users' },
    es: {
      title: 'Usuarios',
      record: 'Usuario',
      entity: 'usuarios',
      columns: {
        'Last Name': 'Apellidos',
        'First Name': 'Nombre',
        'User Name': 'Nombre de usuario',
        Administrator: 'Administrador',
      },
    },
  },
};

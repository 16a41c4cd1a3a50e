import { codesOf, lookupList } from '../master-data/lookup-list.ts';

/** The roles of members on a project. */
export const memberRoles = lookupList({
  typeName: 'MemberRole',
  plural: 'memberRoles',
  grid: { id: '0b6d6f0a-5a6a-4c00-9a00-000000000037', configId: '0b6d6f0a-5a6b-4c00-9a00-000000000037' },
  texts: {
    en: { title: 'Member roles', record: 'Member role', entity: 'member roles' },
    es: { title: 'Funciones de miembros', record: 'Función de miembro', entity: 'funciones de miembros' },
  },
  demo: {
    series: '5b06',
    entries: codesOf(
      ['Land Manager', 'Answers for the project'],
      ['Land Agent', 'Meets the owners'],
      ['Land Administrator', 'Keeps the file'],
      ['Surveyor', 'Makes the plans'],
      ['Construction', 'Builds'],
    ),
  },
});

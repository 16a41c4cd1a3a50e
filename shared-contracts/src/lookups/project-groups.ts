import { codesOf, lookupList } from '../master-data/lookup-list.ts';

/** Projects that belong together. */
export const projectGroups = lookupList({
  typeName: 'ProjectGroup',
  plural: 'projectGroups',
  grid: { id: '0b6d6f0a-5a6a-4c00-9a00-000000000035', configId: '0b6d6f0a-5a6b-4c00-9a00-000000000035' },
  texts: {
    en: { title: 'Project groups', record: 'Project group', entity: 'project groups' },
    es: { title: 'Grupos de proyectos', record: 'Grupo de proyectos', entity: 'grupos de proyectos' },
  },
  demo: {
    series: '5b08',
    entries: codesOf(
      ['Deep Basin 2026', 'Deep Basin programme of 2026'],
      ['Montney North', 'North-east British Columbia'],
      ['Heavy Oil', 'Lloydminster and Hardisty'],
      ['Shallow Gas', 'South-east Alberta and Saskatchewan'],
    ),
  },
});

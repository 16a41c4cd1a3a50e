import type { AreaName } from '../area/area-names.ts';
import { type GridGroup, gridGroups } from '../grids/declared-grid.ts';
import type { Names } from '../i18n/names.ts';

interface ListGroup {
  /** Whose lists stand in it. */
  readonly area: AreaName;
  readonly icon: string;
  readonly title: Names;
  /** Its lists are for those alone who may open their records. */
  readonly isForOpeners: boolean;
}

/** What the lists of the navigation stand under. */
export const listGroups: Readonly<Record<GridGroup, ListGroup>> = {
  projects: {
    area: 'projects',
    icon: 'route',
    title: { en: 'Projects', es: 'Proyectos' },
    isForOpeners: false,
  },
  land: { area: 'projects', icon: 'map', title: { en: 'Land', es: 'Tierras' }, isForOpeners: false },
  people: { area: 'associates', icon: 'users', title: { en: 'People', es: 'Personas' }, isForOpeners: false },
  billing: {
    area: 'projects',
    icon: 'receipt',
    title: { en: 'Billing', es: 'Facturación' },
    isForOpeners: true,
  },
  administration: {
    area: 'admin',
    icon: 'building',
    title: { en: 'Administration', es: 'Administración' },
    isForOpeners: true,
  },
  'master-data': {
    area: 'admin',
    icon: 'list',
    title: { en: 'Master data', es: 'Datos maestros' },
    isForOpeners: true,
  },
};

/** Room between two groups, so that an area can put one of its own there. */
const between = 10;

export const orderOfGroup = (group: GridGroup): number => (gridGroups.indexOf(group) + 1) * between;

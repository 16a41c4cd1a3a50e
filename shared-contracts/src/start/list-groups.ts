import type { AreaName } from '../area/area-names.ts';
import { texts } from '../generated/texts/groups.ts';
import { type GridGroup, gridGroups } from '../grids/declared-grid.ts';
import { type Names, namesOf } from '../i18n/names.ts';

interface ListGroup {
  /** The area that has its lists. */
  readonly area: AreaName;
  readonly icon: string;
  /** Whether its lists are shown only to people who may open their records. */
  readonly isForOpeners: boolean;
}

/** The groups of lists in the navigation. */
export const listGroups: Readonly<Record<GridGroup, ListGroup>> = {
  projects: {
    area: 'projects',
    icon: 'route',
    isForOpeners: false,
  },
  land: { area: 'land', icon: 'map', isForOpeners: false },
  people: { area: 'associates', icon: 'users', isForOpeners: false },
  billing: {
    area: 'billing',
    icon: 'receipt',
    isForOpeners: true,
  },
  administration: {
    area: 'admin',
    icon: 'building',
    isForOpeners: true,
  },
  'master-data': {
    area: 'admin',
    icon: 'list',
    isForOpeners: true,
  },
};

/** The name of a group. */
export const groupTitle = (group: GridGroup): Names => namesOf(texts, (words) => words[group]);

/** A gap between two groups, so that an area can place a group of its own there. */
const between = 10;

/** The position of a group of lists in the navigation. */
export const orderOfGroup = (group: GridGroup): number => (gridGroups.indexOf(group) + 1) * between;

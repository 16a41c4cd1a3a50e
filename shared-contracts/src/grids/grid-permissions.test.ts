import { describe, expect, it } from 'vitest';
import { noFlags } from '../flags/index.ts';
import { aUser } from '../testing/index.ts';
import {
  type GridPermission,
  gridPermissions,
  gridPermissionsOf,
  mayInGrid,
  type PermittedGrid,
} from './index.ts';

const names = Object.keys(gridPermissions).filter(
  (name): name is Exclude<GridPermission, 'none'> => name !== 'none',
);

const own = { name: 'wells', isForOpeners: true };
const route = {
  gate: 'systemAdministrator',
  flags: [],
  whenFlagOff: 'startScreen',
  makes: true,
  list: 'wells',
} as const;

const plain = aUser();
const administrator = { ...plain, isSystemAdministrator: true };
const reader = { ...administrator, isReadOnly: true };

const granted = (grid: PermittedGrid, user = administrator, flags = noFlags) =>
  names.filter((name) => mayInGrid(gridPermissionsOf(grid, user, flags), name));

const grid: readonly GridPermission[] = ['viewGrid', 'createGrid', 'editGrid', 'deleteGrid'];

describe('what a person may do with a list', () => {
  it.each<[string, readonly GridPermission[], readonly GridPermission[]]>([
    [
      'somebody who passes its gate',
      granted({ list: own, route }),
      [...grid, 'viewItem', 'createItem', 'editItem', 'deleteItem'],
    ],
    ['somebody who reads only', granted({ list: own, route }, reader), [...grid, 'viewItem']],
    ['somebody whom the gate keeps out', granted({ list: own, route }, plain), []],
    [
      'the same, of a list that is for everybody',
      granted({ list: { ...own, isForOpeners: false }, route }, plain),
      grid,
    ],
    [
      'anybody while its flag is off',
      granted({ list: own, route: { ...route, flags: ['enableInvoicing'] } }),
      [],
    ],
    [
      'anybody, of a list whose rows open nothing',
      granted({ list: { ...own, isForOpeners: false }, route: undefined }),
      grid,
    ],
    [
      'anybody, while its form is not built',
      granted({ list: own, route: { ...route, makes: false } }),
      [...grid, 'viewItem', 'editItem', 'deleteItem'],
    ],
    [
      'anybody, of records that stand in others',
      granted({ list: own, route: { ...route, list: 'pads' } }),
      [...grid, 'viewItem', 'editItem', 'deleteItem'],
    ],
  ])('%s', (_, may, wanted) => {
    expect(may.toSorted()).toEqual(wanted.toSorted());
  });
});

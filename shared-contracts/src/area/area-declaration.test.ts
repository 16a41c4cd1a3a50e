import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { noFlags } from '../flags/index.ts';
import { nameIn } from '../i18n/index.ts';
import { isRegistered } from '../routes/route-access.ts';
import { declareArea } from '../start/index.ts';
import {
  type AreaDeclaration,
  areaDeclarationSchema,
  areaNames,
  declarationLimits,
  noDeclaration,
  receivedDeclarationSchema,
} from './index.ts';

const route = {
  name: 'well',
  path: 'well/:id',
  gate: 'signedIn',
  flags: [],
  whenFlagOff: 'startScreen',
} as const;

const list = {
  name: 'wells',
  group: 'land',
  order: 1,
  title: { en: 'Wells', es: 'Pozos' },
  entity: { en: 'wells', es: 'pozos' },
};

const declaring = (part: object) => ({ ...noDeclaration, ...part });

describe('the declaration of an area', () => {
  it.each(areaNames)('of %s is one', (area) => {
    const start = declareArea(area, { forms: 'all' });
    expect(v.parse(areaDeclarationSchema, JSON.parse(JSON.stringify(start)))).toEqual(start);
  });

  it.each<[string, object]>([
    ['a gate that nobody knows', { routes: [{ ...route, gate: 'nobody' }] }],
    ['a flag that is no name', { routes: [{ ...route, flags: ['enable wells'] }] }],
    ['a flag without a title', { flags: [{ name: 'enableWells' }] }],
    ['an address that leads out of the application', { routes: [{ ...route, path: '../well' }] }],
    ['an address with a wildcard of its own', { routes: [{ ...route, path: 'well/*' }] }],
    ['a list without an English title', { lists: [{ ...list, title: { es: 'Pozos' } }] }],
    ['a title without end', { lists: [{ ...list, title: { en: 'x'.repeat(200), es: 'x' } }] }],
    ['too many lists', { lists: Array.from({ length: declarationLimits.lists + 1 }, () => list) }],
    [
      'too many titles',
      {
        titles: Object.fromEntries(
          Array.from({ length: declarationLimits.titles + 1 }, (_, n) => [`s${n}`, {}]),
        ),
      },
    ],
  ])('with %s is refused at its registration', (_, part) => {
    expect(v.is(areaDeclarationSchema, declaring(part))).toBe(false);
  });

  it('without a title in one language is taken, and shows the first one', () => {
    const { lists } = v.parse(
      areaDeclarationSchema,
      declaring({ lists: [{ ...list, title: { en: 'Wells' } }] }),
    );
    expect(lists.map(({ title }) => nameIn('es', title))).toEqual(['Wells']);
  });

  it('of a later build is read as far as it is understood, and what is not stays closed', () => {
    const later = declaring({
      routes: [
        route,
        { ...route, name: 'rig', gate: 'driller' },
        { ...route, name: 'pad', flags: ['enablePads'] },
      ],
      lists: [
        {
          ...list,
          chart: 'bars',
          bulkActions: [
            { name: 'delete', title: list.title, needs: 'deleteItem' },
            { name: 'drill', title: list.title, needs: 'drillItem' },
          ],
        },
      ],
    });
    const { routes, lists } = v.parse(receivedDeclarationSchema, later);
    expect(lists[0]?.bulkActions?.map(({ name }) => name)).toEqual(['delete']);
    expect(routes.filter((one) => isRegistered(one, noFlags)).map(({ name }) => name)).toEqual(['well']);
    expect(routes.filter((one) => isRegistered(one, { ...noFlags, enablePads: true })).length).toBe(2);
    expect(lists.map(({ name }) => name)).toEqual(['wells']);
  });

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['a text', 'start'],
    ['half of one', { lists: [] }],
  ])('that is %s leaves the area without entries', (_, start) => {
    expect(v.parse(receivedDeclarationSchema, start)).toEqual(noDeclaration satisfies AreaDeclaration);
  });
});

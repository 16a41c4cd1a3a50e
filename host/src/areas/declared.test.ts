import { type AreaDeclaration, noDeclaration, noFlags } from 'shared-contracts';
import { aUser } from 'shared-contracts/testing';
import { describe, expect, it } from 'vitest';
import { areaBehind } from '../area-screens/preload.ts';
import { declared, routeAt } from './declared.ts';
import { newRecordAddress, offeredLists, permissionsOf } from './offered-lists.ts';

const both = (text: string) => ({ en: text, es: text });

const list = (
  name: string,
  group: string,
  order: number,
  more: Partial<AreaDeclaration['lists'][number]> = {},
) => ({
  name,
  group,
  order,
  title: both(name),
  entity: both(name),
  isForOpeners: false,
  ...more,
});

const route = (
  name: string,
  more: Partial<AreaDeclaration['routes'][number]> = {},
): AreaDeclaration['routes'][number] => ({
  name,
  path: `${name}/:id`,
  gate: 'signedIn',
  flags: [],
  whenFlagOff: 'startScreen',
  makes: true,
  ...more,
});

const group = (name: string, order: number) => ({ name, order, title: both(name), icon: 'list' });

const admin: AreaDeclaration = {
  ...noDeclaration,
  groups: [group('lists', 20)],
  lists: [list('cities', 'lists', 2, { route: 'city', isForOpeners: true })],
  routes: [route('city', { gate: 'systemAdministrator', list: 'cities' })],
};

const projects: AreaDeclaration = {
  ...noDeclaration,
  groups: [group('work', 10), group('lists', 30)],
  lists: [
    list('wells', 'work', 5, { route: 'well' }),
    list('readings', 'work', 1, { route: 'well' }),
    list('kinds', 'lists', 9),
  ],
  routes: [route('well', { list: 'wells' })],
};

const all = declared([
  { area: 'admin', start: admin },
  { area: 'projects', start: projects },
]);

const person = aUser();
const administrator = { ...person, isSystemAdministrator: true };
const offered = (user = administrator) =>
  offeredLists(all, user, noFlags).map(({ group: { name }, lists }) => [name, lists.map((one) => one.name)]);

describe('what the areas declare', () => {
  it('stands together in the order that they say, a group of two areas once', () => {
    expect(offered()).toEqual([
      ['work', ['readings', 'wells']],
      ['lists', ['cities', 'kinds']],
    ]);
  });

  it('opens an address in the new area while the release of the area that it was split from still has it', () => {
    const land: AreaDeclaration = {
      ...noDeclaration,
      routes: [route('parcel', { list: 'parcels' })],
      lists: [list('parcels', 'work', 1)],
    };
    const split = declared([
      { area: 'projects', start: { ...land, groups: [group('work', 10)] } },
      { area: 'land', start: land },
    ]);
    expect(routeAt(split, '/parcel/1/details')?.area).toBe('land');
    expect(split.lists.map(({ name }) => name)).toEqual(['parcels']);
  });

  it('is offered to those whom its gate lets in', () => {
    expect(offered(person)).toEqual([
      ['work', ['readings', 'wells']],
      ['lists', ['kinds']],
    ]);
  });

  it('has the place of the shell beside those of areas', () => {
    expect(routeAt(all, '/docs/rest')?.area).toBe('shell');
    expect(routeAt(all, '/well/1/details')?.area).toBe('projects');
    expect(routeAt(all, '/nothing/1')).toBeUndefined();
  });

  it('says what can be fetched ahead, where the person may go there', () => {
    expect(areaBehind('/city/1', all, administrator, noFlags)).toBe('admin');
    expect(areaBehind('/city/1', all, person, noFlags)).toBeUndefined();
    expect(areaBehind('/docs', all, administrator, noFlags)).toBeUndefined();
  });

  it('leads New to the form of the list itself, and not to that of what holds its records', () => {
    const newOf = (name: string, user = administrator) => {
      const found = all.lists.find((one) => one.name === name);
      return found && newRecordAddress(found, permissionsOf(found, user, noFlags));
    };
    expect(newOf('wells')).toBe('/well/new');
    expect(newOf('readings')).toBeUndefined();
    expect(newOf('kinds')).toBeUndefined();
    expect(newOf('cities', person)).toBeUndefined();
    expect(newOf('wells', { ...administrator, isReadOnly: true })).toBeUndefined();
  });
});

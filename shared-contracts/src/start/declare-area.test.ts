import { describe, expect, it } from 'vitest';
import { areaNames } from '../area/index.ts';
import { gridSourceNames } from '../grids/index.ts';
import { languages } from '../i18n/index.ts';
import { routeTable } from '../routes/index.ts';
import { declarationProblems, declareArea } from './index.ts';

const starts = areaNames.map((area) => ({ area, start: declareArea(area, { forms: 'all' }) }));
const of = (area: (typeof areaNames)[number]) => declareArea(area, { forms: 'all' });
const known: ReadonlySet<string> = new Set(gridSourceNames);

describe('the areas together', () => {
  it('declare every list and every route but those of the shell, each once', () => {
    const lists = starts.flatMap(({ start }) => start.lists.map(({ name }) => name));
    expect(lists.toSorted()).toEqual(gridSourceNames.toSorted());
    const routes = starts.flatMap(({ start }) => start.routes.map(({ name }) => name));
    const own = routeTable.filter(({ area }) => area !== 'shell').map(({ name }) => name);
    expect(routes.toSorted()).toEqual(own.toSorted());
  });

  it('fit beside each other', () => {
    for (const { area, start } of starts) {
      const others = starts.filter((other) => other.area !== area);
      expect([area, declarationProblems({ area, start }, others, known)]).toEqual([area, []]);
    }
  });

  it('name every segment of their addresses in every language but the first, in which it is read as written', () => {
    for (const { start } of starts) {
      const segments = start.routes.flatMap(({ path }) => path.split('/')).filter((one) => one !== ':id');
      for (const segment of segments)
        for (const language of languages.slice(1))
          expect([segment, start.titles[segment]?.[language]]).toEqual([segment, expect.any(String)]);
    }
  });
});

describe('a form that is not built', () => {
  it('makes no records, so that no New leads to it', () => {
    const makes = declareArea('land', { forms: ['parcel'] }).routes.filter((route) => route.makes);
    expect(makes.map(({ name }) => name)).toEqual(['parcel']);
    expect(declareArea('onboarding', { forms: 'all' }).routes.some((route) => route.makes)).toBe(false);
  });
});

it('a route that its area calls a workspace is one, and no other', () => {
  const { routes } = declareArea('projects', { forms: [], workspaces: ['surface-project'] });
  expect(routes.filter(({ isWorkspace }) => isWorkspace).map(({ name }) => name)).toEqual([
    'surface-project',
  ]);
});

describe('a release', () => {
  const map = { ...of('map'), picklists: ['layers'] };

  it.each<[string, ReturnType<typeof of>]>([
    ['The list projects is of remote-projects already.', { ...map, lists: of('projects').lists.slice(0, 1) }],
    [
      'The route parcel is of remote-land already.',
      { ...map, routes: of('land').routes.filter(({ name }) => name === 'parcel') },
    ],
    [
      'The address parcel/:id is of remote-land already.',
      {
        ...map,
        routes: of('land')
          .routes.filter(({ name }) => name === 'parcel')
          .map((route) => ({ ...route, name: 'lot' })),
      },
    ],
    ['The picklist layers is declared twice.', { ...map, picklists: ['layers', 'layers'] }],
    [
      "home/:id is the shell's.",
      {
        ...map,
        routes: of('projects')
          .routes.slice(0, 1)
          .map((route) => ({ ...route, name: 'home', path: 'home/:id' })),
      },
    ],
    [
      'The API has no list moons.',
      {
        ...map,
        lists: of('projects')
          .lists.slice(0, 1)
          .map((one) => ({ ...one, name: 'moons', route: undefined })),
      },
    ],
  ])('is told: %s', (problem, start) => {
    const others = starts.filter(({ area }) => area !== 'map');
    expect(declarationProblems({ area: 'map', start }, others, known)).toContain(problem);
  });

  it('is told of lists that stand nowhere or open nothing', () => {
    const first = of('projects').lists[0];
    if (!first) throw new Error('There is no list.');
    const lost = { ...map, lists: [{ ...first, group: 'wells', route: 'well' }] };
    expect(declarationProblems({ area: 'map', start: lost }, [], known)).toEqual([
      'The list projects stands under wells, which no area declares.',
      'Rows of the list projects open well, which is no route of the area.',
    ]);
  });
});

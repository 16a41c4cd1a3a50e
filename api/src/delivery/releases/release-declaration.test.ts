import { type AreaName, areaNames, contractVersion, noDeclaration } from 'shared-contracts/area';
import {
  type GridPermission,
  gridPermissionsOf,
  gridSources,
  mayInGrid,
  type SmartFolder,
} from 'shared-contracts/grids';
import type { Start } from 'shared-contracts/rest';
import { declareArea } from 'shared-contracts/start';
import { beforeAll, describe, expect, it } from 'vitest';
import type { DemoName } from '../../demo/demo-accounts.ts';
import { runningServer } from '../../testing/running-server.ts';
import { addNewNames } from '../rollout/new-names.ts';
import { problemsOfDeclaration } from './problems-of-declaration.ts';
import { addRelease, setArea } from './release-store.ts';

const startOf = (area: AreaName) => declareArea(area, { forms: 'all' });

async function release(area: AreaName, version: string, start = startOf(area)): Promise<void> {
  const place = {
    contractVersion,
    path: `${version}/mf-manifest.json`,
    manifestIntegrity: 'sha384-x',
    files: null,
  };
  await addRelease(server.database.db, area, { version, ...place, start }, 'a test');
}

const server = await runningServer();

beforeAll(async () => {
  await addNewNames(server.database.db);
  for (const area of areaNames) {
    await release(area, '1.0.0');
    await setArea(server.database.db, area, { stableVersion: '1.0.0' });
  }
});

const answerFor = async (name: DemoName): Promise<Start> =>
  (await (await server.signIn(name)).get('/api/start')).json().result;

/** Lists of which a person may do something, as a shell finds them in the start answer. */
async function listsWith(name: DemoName, permission: Exclude<GridPermission, 'none'>): Promise<string[]> {
  const { user, flags, releases } = await answerFor(name);
  if (!user) throw new Error(`${name} is not signed in.`);
  return releases.flatMap(({ start }) =>
    start.lists
      .filter((list) => {
        const route = start.routes.find((one) => one.name === list.route);
        return mayInGrid(gridPermissionsOf({ list, route }, user, flags), permission);
      })
      .map((list) => list.name),
  );
}

const inGroup = (...groups: readonly string[]) =>
  gridSources.filter(({ group }) => groups.includes(group)).map(({ name }) => name);

const office = inGroup('projects', 'land', 'people');
const administered = inGroup('administration', 'master-data');
const ownRecords = ['projects', 'parcels', 'title-tracts', 'associates'];

const table: Readonly<
  Record<DemoName, { readonly seen: readonly string[]; readonly made: readonly string[] }>
> = {
  admin: {
    seen: [...office, ...administered, 'invoices'],
    made: [...ownRecords, ...administered, 'invoices'],
  },
  broker: { seen: [...office, 'timesheets'], made: [...ownRecords, 'timesheets'] },
  leader: { seen: [...office, 'timesheets'], made: [...ownRecords, 'timesheets'] },
  invoicing: {
    seen: [...office, 'timesheets', 'invoices'],
    made: [...ownRecords, 'timesheets', 'invoices'],
  },
  operator: { seen: office, made: ownRecords },
  approver: { seen: office, made: ownRecords },
  superuser: { seen: office, made: ownRecords },
  readonly: { seen: office, made: [] },
  prairie: { seen: office, made: ownRecords },
  synced: { seen: office, made: ownRecords },
};

describe.each(Object.entries(table) as [DemoName, (typeof table)[DemoName]][])(
  '%s',
  (name, { seen, made }) => {
    it('is offered the lists of what they work with, and New where they may make a record', async () => {
      expect((await listsWith(name, 'viewGrid')).toSorted()).toEqual([...seen].sort());
      expect((await listsWith(name, 'createItem')).toSorted()).toEqual([...made].sort());
      const opened = await listsWith(name, 'viewItem');
      expect(made.filter((list) => !opened.includes(list))).toEqual([]);
    });

    it('is offered no folder of a list that is not theirs', async () => {
      const folders: SmartFolder[] = (
        await (await server.signIn(name)).get('/api/start/smart-folders')
      ).json().result;
      expect(folders.filter(({ source }) => !seen.includes(source))).toEqual([]);
      expect(folders.some(({ source }) => source === 'timesheets')).toBe(seen.includes('timesheets'));
    });
  },
);

describe('the start answer', () => {
  it('tells a visitor the places for visitors and nothing else', async () => {
    const { releases }: Start = (await server.visitor().get('/api/start')).json().result;
    expect(releases.map(({ area }) => area)).toEqual(['onboarding']);
    expect(releases[0]?.start.routes.map(({ name }) => name)).toEqual(['invite-user', 'reset-password']);
    expect(releases[0]?.start.lists).toEqual([]);
  });

  it('tells who gets a candidate what that declares, and everybody else what the stable release does', async () => {
    const admin = startOf('admin');
    const fewer = { ...admin, lists: admin.lists.filter(({ name }) => name !== 'cities') };
    await release('admin', '1.1.0', fewer);
    const declares = async () => (await listsWith('admin', 'viewGrid')).includes('cities');
    expect(await declares()).toBe(true);
    await setArea(server.database.db, 'admin', { stableVersion: '1.1.0' });
    server.pass(60_000);
    expect(await declares()).toBe(false);
    await setArea(server.database.db, 'admin', { stableVersion: '1.0.0' });
    server.pass(60_000);
    expect(await declares()).toBe(true);
  });
});

describe('while an area is split', () => {
  /** The areas that declare the route of parcels and the list of parcels, in the answer that a broker gets. */
  const declaring = async (): Promise<string[]> =>
    (await answerFor('broker')).releases.flatMap(({ area, start }) => [
      ...start.routes.filter(({ name }) => name === 'parcel').map(() => `route of ${area}`),
      ...start.lists.filter(({ name }) => name === 'parcels').map(() => `list of ${area}`),
    ]);
  const stable = async (area: AreaName, version: string) => {
    await setArea(server.database.db, area, { stableVersion: version });
    server.pass(60_000);
  };

  it('a name is declared once, by the new area where its release is out', async () => {
    const [projects, land] = [startOf('projects'), startOf('land')];
    await release('projects', '0.9.0', {
      ...projects,
      lists: [...projects.lists, ...land.lists],
      routes: [...projects.routes, ...land.routes],
    });
    await stable('projects', '0.9.0');
    expect(await declaring()).toEqual(['route of land', 'list of land']);
    await release('land', '0.9.0', noDeclaration);
    await stable('land', '0.9.0');
    expect(await declaring()).toEqual(['route of projects', 'list of projects']);
    expect(await problemsOfDeclaration(server.database.db, 'land', land)).toEqual([]);
    await stable('land', '1.0.0');
    await stable('projects', '1.0.0');
    expect(await declaring()).toEqual(['route of land', 'list of land']);
  });
});

describe('an open page', () => {
  it('is told again what a release declares only where that is another one than it has', async () => {
    const client = await server.signIn('broker');
    const current = async (known: string): Promise<string[]> =>
      (await client.get(`/api/start/current?known=${known}`))
        .json()
        .result.releases.flatMap(({ area, start }: { readonly area: string; readonly start?: object }) =>
          start ? [area] : [],
        )
        .toSorted();
    expect(await current('')).toEqual([...areaNames].sort());
    expect(await current('projects@1.0.0,map@0.9.0')).toEqual(
      areaNames.filter((area) => area !== 'projects').toSorted(),
    );
  });
});

describe('a release', () => {
  it('may not declare what another area has', async () => {
    const lists = startOf('projects').lists.filter(({ name }) => name === 'documents');
    const taken = { ...noDeclaration, lists: lists.map((list) => ({ ...list, route: undefined })) };
    expect(await problemsOfDeclaration(server.database.db, 'map', taken)).toEqual([
      'The list documents is of remote-projects already.',
    ]);
    expect(await problemsOfDeclaration(server.database.db, 'admin', startOf('admin'))).toEqual([]);
  });
});

describe('a grid', () => {
  it('tells what it is with its first rows, sorted as it is declared', async () => {
    const client = await server.signIn('admin');
    const opened = await client.post('/api/grids/source/cities', { withDefinition: true, withTotal: true });
    const { definition, rows, total } = opened.json().result;
    expect(definition).toMatchObject({ name: 'cities', sortedBy: 'name' });
    expect(definition.columns[0]).toMatchObject({ id: 'name', title: { en: 'Name', es: 'Nombre' } });
    expect(definition.columns.every((column: object) => !('path' in column))).toBe(true);
    const names: string[] = rows.map((row: { readonly name: string }) => row.name);
    expect(names.length).toBeGreaterThan(3);
    expect(total).toBeGreaterThanOrEqual(names.length);
    const same = await client.post('/api/grids/source/cities', {
      columns: definition.columns.map(({ id }: { readonly id: string }) =>
        id === 'name' ? { id, direction: 'asc', sortOrder: 1 } : { id },
      ),
    });
    expect(same.json().result).toMatchObject({ definition: null, rows });
  });

  it('of no name is not there', async () => {
    const client = await server.signIn('admin');
    expect((await client.post('/api/grids/source/wells', { withDefinition: true })).statusCode).toBe(404);
    const id = '5b0c1c9e-0000-4000-8000-000000000042';
    expect((await client.post('/api/start/recent', { source: 'wells', id })).statusCode).toBe(404);
  });
});

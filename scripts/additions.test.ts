import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyForAdditions, type SignedIn, startAddedApi } from './added-suite.ts';
import { addPromisedDate } from './promised-date.ts';
import { addSiteVisits } from './site-visits.ts';
import { root } from './suite.ts';
import { addWeatherConditions } from './weather-conditions.ts';

// Compilers and a server are at work.

const suite = copyForAdditions();

/** The files that each addition reports as added or changed, and those that actually differ afterwards. */
const additions = [addWeatherConditions, addSiteVisits, addPromisedDate].map((add) => {
  let names: readonly string[] = [];
  const changed = suite.changedBy((folder) => {
    names = add(folder);
    return names;
  });
  return { named: names.toSorted(), changed };
});

beforeAll(() => {
  suite.run('shared-contracts/build/codegen.ts');
});

afterAll(() => suite.remove());

describe('what is added as a how-to says', () => {
  it.each([
    ['a lookup list', 0, 3],
    ['rows of a project', 1, 59],
    ['a field of a record', 2, 10],
  ])('is no change to a file that the page does not name: %s', (_, place, most) => {
    const { named, changed } = additions[place] ?? { named: [], changed: [] };
    expect(changed).toEqual(named);
    expect(changed.length).toBeGreaterThan(2);
    expect(changed.length).toBeLessThanOrEqual(most);
  });

  it('fits the types of contracts, blocks and forms', () => {
    expect(suite.typeErrors('remote-admin', 'remote-projects')).toBe('');
  });

  it('passes the tests that hold schema and grids to the declarations, and those of its tab', () => {
    const files = [
      'master-data-operations',
      'grid-ids',
      'route-',
      'schema.test',
      'tabs/site-visits',
      'tabs/key-dates',
    ];
    const projects = ['shared-contracts', 'remote-projects'].flatMap((name) => ['--project', name]);
    expect(() =>
      suite.run(join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...projects, ...files),
    ).not.toThrow();
  });
});

describe('a lookup list that was added', () => {
  it('has its route, grid, form, picklist and texts in both languages', () => {
    const describedList = JSON.parse(suite.run('scripts/describe-list.ts', 'weather-conditions'));
    expect(describedList).toMatchObject({
      route: {
        name: 'master-data/weather-conditions',
        path: 'master-data/weather-conditions/:id',
        area: 'admin',
        gate: 'systemAdministrator',
        flags: ['enableTimesheets'],
      },
      list: 'weather-conditions',
      grid: {
        id: '5d0c0f52-7d0e-4a53-9d3f-6f6f3c0a7b11',
        configId: '5d0c0f52-7d0e-4a53-9d3f-6f6f3c0a7b12',
        type: 'WeatherCondition',
        opens: 'master-data/weather-conditions/{id}/details',
        columns: ['code', 'severity', 'isActive', 'description'],
      },
      start: { code: '', severity: 'Fair', isActive: true, description: '' },
      errors: [
        { path: 'code', message: 'Valor obligatorio' },
        { path: 'severity', message: 'Valor obligatorio' },
      ],
      picklist: { columns: ['code', 'description'] },
      texts: {
        en: {
          title: 'Weather conditions',
          entity: 'weather conditions',
          form: { record: 'Weather condition', choices: { severity: { Severe: 'Severe' } } },
          columns: ['Code', 'Severity', 'Active', 'Description'],
        },
        es: {
          title: 'Condiciones meteorológicas',
          entity: 'condiciones meteorológicas',
          form: { record: 'Condición meteorológica', choices: { severity: { Severe: 'Grave' } } },
          columns: ['Código', 'Gravedad', 'Activo', 'Descripción'],
        },
      },
    });
    expect(describedList.picklist.query).toContain('weatherConditions(query: $query, status: ACTIVE)');
    expect(describedList.operations.join('\n')).toContain('saved: updateWeatherCondition(input: $input)');
  });
});

describe('the API with what was added', () => {
  let api: Awaited<ReturnType<typeof startAddedApi>>;
  let admin: SignedIn;

  beforeAll(async () => {
    api = await startAddedApi(suite.folder, suite.run);
    admin = await api.signIn('admin');
  });

  afterAll(() => api?.stop());

  it('has the entries of the demo in the list', async () => {
    expect(await admin.graphql('{ weatherConditions { code severity canEdit } }')).toEqual({
      data: {
        weatherConditions: [
          { code: 'Frost', severity: 'Poor', canEdit: true },
          { code: 'Rain', severity: 'Poor', canEdit: true },
        ],
      },
    });
  });

  it('saves, refuses, reads, lists and deletes an entry, and keeps its history', async () => {
    const id = randomUUID();
    const save = `mutation ($input: WeatherConditionInput!) {
      updateWeatherCondition(input: $input) { id revision code severity isActive }
    }`;
    expect(await admin.graphql(save, { input: { id, code: 'Snow', severity: 'Worst' } })).toMatchObject({
      errors: [{ extensions: { fields: [{ path: 'severity', message: 'Invalid value.' }] } }],
    });
    expect(await admin.graphql(save, { input: { id, code: 'Snow', severity: 'Severe' } })).toEqual({
      data: {
        updateWeatherCondition: { id, revision: 1, code: 'Snow', severity: 'Severe', isActive: true },
      },
    });
    expect(
      await admin.graphql(save, { input: { id: randomUUID(), code: 'SNOW', severity: 'Fair' } }),
    ).toMatchObject({
      errors: [{ extensions: { fields: [{ path: 'code', message: 'This code is already used.' }] } }],
    });
    const read = 'query ($id: ID!) { weatherCondition(id: $id) { code severity } }';
    expect(await admin.graphql(read, { id })).toEqual({
      data: { weatherCondition: { code: 'Snow', severity: 'Severe' } },
    });
    const history = `query ($id: ID!) {
      history(recordKind: WEATHER_CONDITION, recordId: $id) { revision changes { field before after } }
    }`;
    expect(await admin.graphql(history, { id })).toMatchObject({
      data: {
        history: [
          { revision: 1, changes: [{ field: 'code' }, { field: 'severity' }, { field: 'isActive' }] },
        ],
      },
    });
    const rows = await admin.post('grids/source/weather-conditions', {
      columns: [{ id: 'code' }, { id: 'severity' }],
      searchCriteria: { text: 'sno' },
    });
    expect([rows.status, JSON.stringify(await rows.json())]).toEqual([
      200,
      expect.stringContaining('"Severe"'),
    ]);
    expect(
      await admin.graphql('mutation ($ids: [ID!]!) { deleteWeatherConditions(ids: $ids) }', { ids: [id] }),
    ).toEqual({
      data: { deleteWeatherConditions: [id] },
    });
    expect(await admin.graphql(read, { id })).toMatchObject({ data: { weatherCondition: null } });
  });

  it('saves the rows and the field with a project, and names both in its history', async () => {
    const broker = await api.signIn('broker');
    const [id, visit, date] = [randomUUID(), randomUUID(), randomUUID()];
    const saved = await broker.graphql(
      `mutation ($input: SurfaceProjectInput!) { saved: updateSurfaceProject(input: $input) {
        siteVisits { name plannedDate canEdit } keyDates { name promisedDate } } }`,
      {
        input: {
          id,
          description: 'North loop',
          siteVisits: [{ id: visit, name: 'First look', plannedDate: '2027-05-03' }],
          keyDates: [{ id: date, name: 'Licence', promisedDate: '2027-06-01' }],
        },
      },
    );
    expect(saved).toEqual({
      data: {
        saved: {
          siteVisits: [{ name: 'First look', plannedDate: '2027-05-03', canEdit: true }],
          keyDates: [{ name: 'Licence', promisedDate: '2027-06-01' }],
        },
      },
    });
    const history = JSON.stringify(
      await broker.graphql(
        `query ($id: ID!) { projectHistory(surfaceProjectId: $id) {
          nodes { recordKind recordName changes { field after } } } }`,
        { id },
      ),
    );
    expect(history).toContain('"recordKind":"SITE_VISIT","recordName":"First look"');
    expect(history).toContain('{"field":"promisedDate","after":"2027-06-01"}');
  });

  it('refuses rows of others, and deletes', async () => {
    const [broker, prairie] = [await api.signIn('broker'), await api.signIn('prairie')];
    const [id, visit] = [randomUUID(), randomUUID()];
    const input = { id, description: 'South loop', siteVisits: [{ id: visit, name: 'Second look' }] };
    await broker.graphql(
      `mutation ($input: SurfaceProjectInput!) { updateSurfaceProject(input: $input) { id } }`,
      {
        input,
      },
    );
    const remove = 'mutation ($ids: [ID!]!) { deleteSiteVisits(ids: $ids) }';
    expect(await prairie.graphql(remove, { ids: [visit] })).toMatchObject({
      errors: [{ extensions: { code: 'NOT_FOUND' } }],
    });
    expect(await broker.graphql(remove, { ids: [visit] })).toEqual({ data: { deleteSiteVisits: [visit] } });
  });
});

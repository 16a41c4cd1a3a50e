import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { demoPassword } from '../api/src/demo/index.ts';
import { changedFiles, copySuite } from './copied-suite.ts';
import { answers, type RunningPart, startPart } from './dev-part.ts';
import { freePorts } from './free-port.ts';
import { root } from './suite.ts';
import { addWeatherConditions } from './weather-conditions.ts';

// Compilers and a server are at work.
vi.setConfig({ testTimeout: 120_000 });

const suite = mkdtempSync(join(tmpdir(), 'rightway-list-'));

const run = (...args: readonly string[]): string =>
  execFileSync(process.execPath, args, { cwd: suite, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });

let added: readonly string[];

beforeAll(() => {
  copySuite(suite);
  added = addWeatherConditions(suite);
  run('shared-contracts/build/codegen.ts');
}, 120_000);

afterAll(() => rmSync(suite, { recursive: true, force: true }), 60_000);

describe('a lookup list that is added as the how-to says', () => {
  it('is three files and no change to another', () => {
    expect(added).toHaveLength(3);
    expect(changedFiles(suite).toSorted()).toEqual([...added].sort());
  });

  it('has its route, grid, form, picklist and texts in both languages', () => {
    const told = JSON.parse(run('scripts/describe-list.ts', 'weather-conditions'));
    expect(told).toMatchObject({
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
    expect(told.picklist.query).toContain('weatherConditions(query: $query, status: ACTIVE)');
    expect(told.operations.join('\n')).toContain('saved: updateWeatherCondition(input: $input)');
  });

  it('fits the types of contracts, blocks and forms', () => {
    expect(run(join(root, 'node_modules/typescript/bin/tsc'), '-p', 'remote-admin')).toBe('');
  });

  it('passes the tests that hold schema and grids to the declarations', () => {
    const files = ['master-data-operations', 'grid-ids', 'route-', 'schema.test'];
    expect(() =>
      run(join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--project', 'shared-contracts', ...files),
    ).not.toThrow();
  });
});

describe('the API with the list', () => {
  let api: RunningPart;
  let url: string;
  let cookie = '';

  const post = (path: string, body: unknown): Promise<Response> =>
    fetch(`${url}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie, origin: url },
      body: JSON.stringify(body),
    });

  const graphql = async (query: string, variables: object = {}): Promise<unknown> =>
    (await post('graphql', { query, variables })).json();

  beforeAll(async () => {
    // The accounts and the lists of the demo; its projects and agreements know nothing of a new list.
    const place = { dataFolder: join(suite, '.data'), scale: 0 };
    const filling = pathToFileURL(join(suite, 'api/src/demo/fill-database.ts')).href;
    run(
      '--input-type=module',
      '--eval',
      `(await import('${filling}')).fillDatabase(${JSON.stringify(place)})`,
    );
    const port = await freePorts(4130, 1);
    url = `http://localhost:${port}`;
    api = startPart({
      name: 'api',
      args: [join(suite, 'api/src/main.ts')],
      folder: suite,
      environment: {
        PORT: String(port),
        DATA_FOLDER: place.dataFolder,
        DEMO: 'true',
        LOG_LEVEL: 'warn',
      },
    });
    if (!(await answers(`${url}/api/health`, api))) throw new Error('The API did not start.');
    const answer = await post('account/sign-in', { userName: 'admin@rightway.test', password: demoPassword });
    cookie = answer.headers
      .getSetCookie()
      .map((text) => text.split(';')[0])
      .join('; ');
  }, 180_000);

  afterAll(() => api?.stop());

  it('has the entries of the demo', async () => {
    expect(await graphql('{ weatherConditions { code severity canEdit } }')).toEqual({
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
    expect(await graphql(save, { input: { id, code: 'Snow', severity: 'Worst' } })).toMatchObject({
      errors: [{ extensions: { fields: [{ path: 'severity', message: 'Invalid value.' }] } }],
    });
    expect(await graphql(save, { input: { id, code: 'Snow', severity: 'Severe' } })).toEqual({
      data: {
        updateWeatherCondition: { id, revision: 1, code: 'Snow', severity: 'Severe', isActive: true },
      },
    });
    expect(
      await graphql(save, { input: { id: randomUUID(), code: 'SNOW', severity: 'Fair' } }),
    ).toMatchObject({
      errors: [{ extensions: { fields: [{ path: 'code', message: 'This code is already used.' }] } }],
    });
    const read = 'query ($id: ID!) { weatherCondition(id: $id) { code severity } }';
    expect(await graphql(read, { id })).toEqual({
      data: { weatherCondition: { code: 'Snow', severity: 'Severe' } },
    });
    const history = `query ($id: ID!) {
      history(recordKind: WEATHER_CONDITION, recordId: $id) { revision changes { field before after } }
    }`;
    expect(await graphql(history, { id })).toMatchObject({
      data: {
        history: [
          { revision: 1, changes: [{ field: 'code' }, { field: 'severity' }, { field: 'isActive' }] },
        ],
      },
    });
    const rows = await post('grids/source/weather-conditions', {
      columns: [{ id: 'code' }, { id: 'severity' }],
      searchCriteria: { text: 'sno' },
    });
    expect([rows.status, JSON.stringify(await rows.json())]).toEqual([
      200,
      expect.stringContaining('"Severe"'),
    ]);
    expect(
      await graphql('mutation ($ids: [ID!]!) { deleteWeatherConditions(ids: $ids) }', { ids: [id] }),
    ).toEqual({
      data: { deleteWeatherConditions: [id] },
    });
    expect(await graphql(read, { id })).toMatchObject({ data: { weatherCondition: null } });
  });
});

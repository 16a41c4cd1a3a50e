import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSchema } from 'graphql';
import { projectLimits } from 'shared-contracts/limits';
import * as v from 'valibot';
import { type ApiProcess, startApi } from './api-process.ts';
import { graphql } from './ask-graphql.ts';
import { atEmptyPlace } from './empty-place.ts';
import { freshProject } from './import-calls.ts';
import { short } from './report.ts';
import { hostileService, serviceAnswers } from './turns/hostile-service.ts';
import { descriptionSchema, type LargeCall, largestCalls } from './turns/largest-calls.ts';
import { largestFiles } from './turns/largest-files.ts';
import { largestOperations } from './turns/largest-operations.ts';
import { longestWithoutTurn, withTurnProbe } from './turns/probed-api.ts';

/** Milliseconds of the longest time without a turn: the embedded database works on the thread that answers people. */
const bars = { PostgreSQL: 50, embedded: 500 } as const;

/** Milliseconds up to which calls are not told one by one. */
const toldFrom = 20;

/** Tiles of a service that are asked for at once. */
const tiles = 24;

interface Measured {
  readonly name: string;
  readonly size: number;
  readonly status: string;
  readonly longest: number;
}

const idSchema = v.object({ id: v.string() });

/** A way to and fro over a province, with the most points that a route may have. */
const zigzag = {
  type: 'LineString',
  coordinates: Array.from({ length: projectLimits.routePoints }, (_, place) => [
    -120 + place / 500,
    place % 2 === 0 ? 49 : 59,
  ]),
};

const post = (path: string, name: string, body: unknown): LargeCall => {
  const text = JSON.stringify(body);
  return {
    name,
    path,
    init: { method: 'POST', body: text, headers: { 'content-type': 'application/json' } },
    size: text.length,
  };
};

async function upload(api: ApiProcess, name: string, purpose: string, bytes: Uint8Array<ArrayBuffer>) {
  const body = new FormData();
  body.append('file', new Blob([bytes]), name);
  const answer = await fetch(`${api.address}/api/files?purpose=${purpose}`, {
    method: 'POST',
    headers: { cookie: api.cookie },
    body,
  });
  const told = v.safeParse(v.object({ result: v.object({ guid: v.string() }) }), await answer.json());
  return { status: String(answer.status), guid: told.success ? told.output.result.guid : undefined };
}

/** Sends every call's largest input, one after the other, and measures what each costs the others. */
async function measure(api: ApiProcess, host: string): Promise<readonly Measured[]> {
  const found: Measured[] = [];
  const note = async (name: string, size: number, work: () => Promise<string>) => {
    let status = '';
    const longest = await longestWithoutTurn(api.child, async () => {
      status = await work().catch((error: unknown) => (error instanceof Error ? error.message : 'failed'));
    });
    found.push({ name, size, status, longest });
  };
  const send = (one: LargeCall, suffix = '') =>
    note(`${one.name}${suffix}`, one.size, async () => {
      const answer = await fetch(`${api.address}${one.path}`, {
        ...one.init,
        headers: { ...one.init.headers, cookie: api.cookie },
      });
      await answer.arrayBuffer();
      return String(answer.status);
    });
  const read = async (path: string) =>
    (await fetch(`${api.address}${path}`, { headers: { cookie: api.cookie } })).text();

  const project = await freshProject(api);
  const known = [[/project/i, project] as const];
  // What is compiled and read once is not what somebody waits for each time.
  for (const path of ['/api/start', '/api/start/today', '/api/search?text=wiebe']) await read(path);

  for (const one of largestFiles) {
    const bytes = await one.bytes();
    let guid: string | undefined;
    await note(`upload: ${one.name}`, bytes.length, async () => {
      const told = await upload(api, one.fileName, one.purpose, bytes);
      guid = told.guid;
      return told.status;
    });
    if (guid === undefined) continue;
    for (const [path, body] of one.reads(guid, project))
      await send(post(path, `${path} of ${one.name}`, body));
  }

  for (const metres of [0, 50_000])
    await send(
      post('/api/map/land-along', `land along a zigzag of the most points, ${metres} m`, {
        ...{ id: project, route: zigzag, around: { by: 'typed', metres } },
      }),
    );

  for (const answer of serviceAnswers)
    for (const type of ['Feature', 'XYZ']) {
      const service = v.parse(
        idSchema,
        await graphql(
          api,
          'mutation S($input: GisServiceInput!) { found: updateGisService(input: $input) { id } }',
          {
            input: {
              ...{ id: crypto.randomUUID(), name: `${answer} ${type}`, serviceType: type, isActive: true },
              url: `http://${host}/${answer}/{z}/{x}/{y}`,
            },
          },
        ),
      );
      await note(`${tiles} tiles of a ${type} service that answers ${answer}`, 0, async () => {
        const statuses = await Promise.all(
          Array.from({ length: tiles }, async (_, place) => {
            const asked = await fetch(
              `${api.address}/api/map/services/${service.id}/15/${5600 + place}/10300`,
              { headers: { cookie: api.cookie } },
            );
            await asked.arrayBuffer();
            return asked.status;
          }),
        );
        return [...new Set(statuses)].join(' ');
      });
    }

  for (const one of largestOperations(buildSchema(await read('/api/schema.graphql')), known)) await send(one);
  const description = v.parse(descriptionSchema, JSON.parse(await read('/api/openapi.json')));
  for (const one of largestCalls(description, known)) await send(one);
  return found;
}

/** Prints what was measured, the longest first. Returns whether the bar holds. */
function tell(kind: keyof typeof bars, found: readonly Measured[]): boolean {
  const bar = bars[kind];
  const sorted = found.toSorted((one, other) => other.longest - one.longest);
  const told = sorted.filter(({ longest }) => longest >= toldFrom);
  console.log(`\nturns, ${kind}: call, input, longest time without a turn (ms); bar: at most ${bar}`);
  for (const { name, size, status, longest } of told)
    console.log(
      `  ${longest.toFixed(0).padStart(6)}  ${(size / 1000).toFixed(0).padStart(7)} kB  ${status.padEnd(4)} ${name}${longest > bar ? '   SHORT' : ''}`,
    );
  console.log(`  ${found.length - told.length} calls more, each below ${toldFrom} ms`);
  const missed = sorted.filter(({ longest }) => longest > bar);
  for (const { name, longest } of missed)
    short(`turns, ${kind}: ${name}: ${longest.toFixed(0)} ms, bar ${bar}`);
  return missed.length === 0;
}

const withService = async <T>(work: (host: string) => Promise<T>): Promise<T> => {
  const service = await hostileService();
  try {
    return await work(service.host);
  } finally {
    service.stop();
  }
};

async function on(kind: keyof typeof bars, environment: Readonly<Record<string, string>>): Promise<boolean> {
  return withService(async (host) => {
    const api = await startApi(
      { ...withTurnProbe, ...environment, DEMO: 'true', MAP_PRIVATE_HOSTS: host },
      'admin@rightway.test',
    );
    try {
      return tell(kind, await measure(api, host));
    } finally {
      await api.stop();
    }
  });
}

/** The longest time in which nobody had a turn, while each call's largest input is sent: on both databases. */
export async function turns(): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'rightway-turns-'));
  try {
    const embedded = await on('embedded', { DATABASE_URL: '', DATA_FOLDER: folder });
    const server = await atEmptyPlace('turns', (place) =>
      on('PostgreSQL', { DATABASE_URL: place.url, DATA_FOLDER: place.folder }),
    );
    return embedded && server;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

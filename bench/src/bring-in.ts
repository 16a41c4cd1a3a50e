import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type BringKind,
  broughtSchema,
  broughtUndoneSchema,
  lookedTableSchema,
} from 'shared-contracts/bring-in';
import * as v from 'valibot';
import { companyTables, tableText } from '../../e2e/harness/company-tables.ts';
import { type ApiProcess, startApi } from './api-process.ts';
import { freshProject, importUploaded } from './import-calls.ts';
import { cache, openKept } from './kept-database.ts';
import { run } from './processes.ts';
import { type Line, report } from './report.ts';

export const bringInNames = ['bring-in', 'saturday'] as const;

type BringInName = (typeof bringInNames)[number];

/** Records a second that a check and a write are to reach. */
const bar = 2000;

/** How much longer a record of the larger table may take than one of the smaller. */
const linear = 1.3;

const sizes = [2500, 10_000] as const;

/** Land that no other record has: a legal subdivision in the far north of the sixth meridian, by a number. */
function subdivision(number: number, seed: number): string {
  const section = 1 + (Math.floor(number / 16) % 36);
  const range = 1 + (Math.floor(number / 576) % 12);
  const township = 60 + ((Math.floor(number / 6912) + seed * 2) % 66);
  return `${1 + (number % 16)}-${section}-${township}-${range}-W6M`;
}

/** A table of so many records that are not here yet. */
const tables: Readonly<Record<'associate' | 'parcel' | 'stakeholder', (n: number, seed: number) => string>> =
  {
    associate: (n, seed) =>
      [
        'Name,Phone,Email,Address,Province,Postal Code,Contact,Contact Phone',
        ...Array.from(
          { length: n },
          (_, at) =>
            `Ranch ${seed}-${at} Ltd.,403-555-${String(at % 10_000).padStart(4, '0')},r${at}@example.com,Box ${at},AB,T2P 1A1,Pat Doe ${at},403-555-0199`,
        ),
      ].join('\n'),
    parcel: (n, seed) =>
      [
        'Legal,LINC,Area (ac)',
        ...Array.from({ length: n }, (_, at) => `${subdivision(at, seed)},,${38 + (at % 5)}`),
      ].join('\n'),
    stakeholder: (n, seed) =>
      [
        'Stakeholder,Distance,Notified',
        ...Array.from(
          { length: n },
          (_, at) =>
            `Neighbour ${seed}-${at},${at % 1500} m,2026-05-${String(1 + (at % 28)).padStart(2, '0')}`,
        ),
      ].join('\n'),
  };

/** Milliseconds of a check and of a write of one table, which is undone then: the next run finds none of it. */
async function timed(api: ApiProcess, kind: BringKind, table: string, records: number) {
  const fileId = await importUploaded(api, new TextEncoder().encode(table), 'Table.csv');
  const looked = v.parse(lookedTableSchema, await api.post('/api/bring-in/look', { fileId, kind }));
  const body = { fileId, recipe: looked.recipe, projectFileId: await freshProject(api) };
  const call = async (name: 'check' | 'write') => {
    const begun = performance.now();
    const brought = v.parse(broughtSchema, await api.post(`/api/bring-in/${name}`, body));
    if (brought.records.new !== records)
      throw new Error(`${name} of ${kind}: ${JSON.stringify(brought.records)}`);
    return { time: performance.now() - begun, runId: brought.runId };
  };
  const check = await call('check');
  const write = await call('write');
  const undone = v.parse(broughtUndoneSchema, await api.post('/api/bring-in/undo', { runId: write.runId }));
  if (undone.left > 0) throw new Error(`undo of ${kind}: ${undone.left} left.`);
  return { check: check.time, write: write.time };
}

/** Tables of new records, checked and written. */
async function measure(api: ApiProcess, where: string): Promise<boolean> {
  const lines: Line[] = [];
  const growth: Line[] = [];
  for (const [kind, tableOf] of Object.entries(tables)) {
    const each: number[] = [];
    for (const size of sizes) {
      const seed = Math.floor(Math.random() * 1_000_000);
      const known = v.parse(v.picklist(['associate', 'parcel', 'stakeholder']), kind);
      const times = await timed(api, known, tableOf(size, seed), size);
      for (const [name, time] of Object.entries(times)) {
        const ours = size / (time / 1000);
        lines.push({ name: `${kind}, ${size}, ${name}`, ours, peer: bar, ratio: ours / bar });
      }
      each.push(times.write / size);
    }
    const [small = 1, large = 1] = each;
    growth.push({ name: kind, ours: large, peer: small, ratio: large / small });
  }
  const isFast = report(
    `bring-in: new records of a table; the bar; ${where}`,
    'records a second',
    { least: 1 },
    lines,
  );
  return (
    report(
      `bring-in: a record of the larger table and of the smaller; ${where}`,
      'ms',
      { most: linear },
      growth,
    ) && isFast
  );
}

/** The folder of an embedded database with the demo, made once and kept. */
async function embeddedDemo(): Promise<string> {
  const folder = join(cache, 'embedded-demo');
  if (!existsSync(folder)) await run('scripts/demo.ts', { DATABASE_URL: '', DATA_FOLDER: folder }, []);
  return folder;
}

/** Number of agreements of the company; its twelve sheets have about eight thousand rows. */
const companySize = 850;

/** Seconds that a whole company may take, rehearsed or written. */
const companyBar = 30;

/** A company's twelve sheets, rehearsed and written by the command. */
async function saturday(url: string): Promise<boolean> {
  const environment = { DATABASE_URL: url, DATA_FOLDER: join(cache, 'import-files') };
  const api = await startApi(environment);
  const project = await freshProject(api);
  await api.stop();
  const seed = Math.floor(Math.random() * 1_000_000);
  const tables = companyTables(`S${seed}`, companySize, 1 + (seed % 100));
  const folder = join(cache, `saturday-${seed}`);
  mkdirSync(folder, { recursive: true });
  for (const table of tables) writeFileSync(join(folder, table.file), tableText(table, true));
  const set = { project, system: 'OldLand', tables: tables.map(({ file, kind }) => ({ file, kind })) };
  writeFileSync(join(folder, 'set.json'), JSON.stringify(set));
  const rows = tables.reduce((sum, table) => sum + table.rows.length - 1, 0);
  const timed = async (...more: readonly string[]) => {
    const begun = performance.now();
    await run('api/src/bring-in-main.ts', environment, [folder, '--as', 'broker@rightway.test', ...more]);
    return (performance.now() - begun) / 1000;
  };
  const times = { rehearsed: await timed(), written: await timed('--write'), again: await timed('--write') };
  rmSync(folder, { recursive: true, force: true });
  const lines = Object.entries(times).map(([name, ours]) => ({
    ...{ name: `${rows} rows, ${name}`, ours, peer: companyBar },
    ratio: ours / companyBar,
  }));
  return report('saturday: twelve sheets of a company; the bar; PostgreSQL', 's', { most: 1 }, lines);
}

/** The cost of importing tables of records, on a server and on the embedded database. */
export async function bringIn(names: readonly BringInName[]): Promise<boolean> {
  const { url, server } = await openKept({ name: 'imports', holds: 'the demo', fill: async () => {} });
  const held: boolean[] = [];
  try {
    if (names.includes('saturday')) held.push(await saturday(url));
    if (names.includes('bring-in')) {
      const api = await startApi({ DATABASE_URL: url, DATA_FOLDER: join(cache, 'import-files') });
      held.push(await measure(api, 'PostgreSQL'));
      await api.stop();
    }
  } finally {
    server.stop();
  }
  if (!names.includes('bring-in')) return !held.includes(false);
  const api = await startApi({ DATABASE_URL: '', DATA_FOLDER: await embeddedDemo() });
  held.push(await measure(api, 'embedded'));
  await api.stop();
  return !held.includes(false);
}

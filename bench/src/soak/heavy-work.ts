import { reportTypes } from 'shared-contracts/forms';
import * as v from 'valibot';
import { dice } from '../abuse/dice.ts';
import type { Failure, Fared } from '../abuse/honest-users.ts';
import type { ApiProcess } from '../api-process.ts';
import { freshProject, importFinalized, importUploaded, importValidated } from '../import-calls.ts';
import { importWorkbook } from '../import-workbook.ts';

/** A project of the demo with agreements, and parcels in every layer of its map. */
const project = '0b6d6f0a-5b3c-4c00-9a00-000000000036';

/** Rows of a workbook; four rows make an agreement. */
const rows = 400;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** One kind of heavy work: does it once, and records how long each of its calls took. */
type Work = (timed: <T>(name: string, call: () => Promise<T>) => Promise<T>, turn: number) => Promise<void>;

const imports =
  (api: ApiProcess): Work =>
  async (timed, turn) => {
    const bytes = new Uint8Array(await importWorkbook(rows, turn));
    const request = { projectFileId: await freshProject(api), fileId: await importUploaded(api, bytes) };
    await timed('import checked', () => importValidated(api, request));
    const { new: made } = await timed('import written', () => importFinalized(api, request));
    if (made !== rows / 4) throw new Error(`${made} agreements were written in place of ${rows / 4}.`);
  };

const formats = ['PDF', 'Word', 'Excel'] as const;

/** Runs a line list and waits for its file, which is then discarded. */
const reports =
  (api: ApiProcess, agreements: readonly string[]): Work =>
  async (timed, turn) => {
    const headers = { cookie: api.cookie, 'content-type': 'application/json' };
    const outputFormat = formats[turn % formats.length];
    const id = v.parse(
      v.string(),
      await api.post('/api/reports/run', {
        reportId: reportTypes.agreementsLineList.id,
        dataSource: { ids: agreements, parentId: project },
        options: { outputFormat },
      }),
    );
    await timed(`report as ${outputFormat}`, async () => {
      const end = performance.now() + 60_000;
      for (;;) {
        const answer = await fetch(`${api.address}/api/documents/${id}`, { headers });
        const bytes = await answer.arrayBuffer();
        if (answer.status === 200 && bytes.byteLength > 0) return;
        if (answer.status !== 202 || performance.now() > end)
          throw new Error(`report: ${answer.status} ${Buffer.from(bytes).toString().slice(0, 200)}`);
        await pause(100);
      }
    });
    await fetch(`${api.address}/api/documents/${id}`, { method: 'DELETE', headers, body: '{}' });
  };

const layers = ['Agreements', 'Requests', 'Stakeholders', 'Parcels', 'Projects'] as const;

/** The tiles in view of a person who moves a map over western Canada, as many as fit on a screen. */
const tiles =
  (api: ApiProcess): Work =>
  async (timed, turn) => {
    const chance = dice(5000 + turn);
    const z = 6 + chance.below(8);
    const side = 2 ** z;
    const [x, y] = [
      Math.floor((0.17 + chance.below(60) / 1000) * side),
      Math.floor((0.3 + chance.below(60) / 1000) * side),
    ];
    const paths = layers.flatMap((layer) => [0, 1].map((step) => `${layer}/${z}/${x + step}/${y}`));
    await Promise.all(
      paths.map((path) =>
        timed('tile', async () => {
          const answer = await fetch(`${api.address}/api/map/tiles/${path}`, {
            headers: { cookie: api.cookie },
          });
          await answer.arrayBuffer();
          if (!answer.ok) throw new Error(`tile ${path}: ${answer.status}`);
        }),
      ),
    );
  };

/** Does one kind of work repeatedly, with a pause of `between` milliseconds. */
async function again(work: Work, between: number, end: number): Promise<Fared> {
  const times: [string, number][] = [];
  const failures: Failure[] = [];
  for (let turn = 1; performance.now() < end; turn += 1) {
    await work(async (name, call) => {
      const began = performance.now();
      const result = await call();
      times.push([name, performance.now() - began]);
      return result;
    }, turn).catch((error: unknown) => failures.push({ at: performance.now(), text: String(error) }));
    await pause(between);
  }
  return { times, failures };
}

/** Imports, reports and a moving map, next to other work. Runs with a different name write to different projects. */
export async function heavyWork(api: ApiProcess) {
  const found = v.parse(
    v.object({ rows: v.array(v.object({ id: v.string() })) }),
    await api.post('/api/grids/source/agreements', {
      columns: [{ id: 'agreementNumber' }],
      pageLimit: 100,
      searchCriteria: {},
    }),
  );
  const agreements = found.rows.map(({ id }) => id);
  return {
    /** Runs all three for a number of seconds. */
    work: async (seconds: number): Promise<Fared> => {
      const end = performance.now() + seconds * 1000;
      const all = await Promise.all([
        again(imports(api), 4000, end),
        again(reports(api, agreements), 500, end),
        again(tiles(api), 700, end),
      ]);
      return { times: all.flatMap(({ times }) => times), failures: all.flatMap(({ failures }) => failures) };
    },
  };
}

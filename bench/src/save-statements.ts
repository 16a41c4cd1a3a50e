import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { type ApiProcess, startApi } from './api-process.ts';
import { graphql } from './ask-graphql.ts';
import { countingLine } from './counting-line.ts';
import { atEmptyPlace } from './empty-place.ts';
import { report } from './report.ts';

export const saveStatementsName = 'save-statements';

const [agreements, parcels] = [200, 20];

/** Statements that a save may take: the session, the transaction, its history and what is read again are among them. */
const most = { agreements: 60, day: 16 };

/** Milliseconds that the agreements may take on the embedded database. */
const longest = 1000;

/** How often the agreements are saved; the first time, what the server makes once is made. */
const rounds = 5;

const idsSchema = v.object({ nodes: v.array(v.object({ id: v.string() })) });
const namedSchema = v.array(v.object({ id: v.string() }));

const saveProject =
  'mutation Save($input: SurfaceProjectInput!) { found: updateSurfaceProject(input: $input) { id } }';

/** A project of its own, and what the rows that are saved name. */
async function parts(api: ApiProcess) {
  const land = v.parse(idsSchema, await graphql(api, '{ found: parcels(first: 200) { nodes { id } } }', {}));
  const [owner] = v.parse(
    namedSchema,
    await graphql(api, '{ found: businessAssociates(first: 1) { id } }', {}),
  );
  if (!owner || land.nodes.length < agreements) throw new Error('The demo holds too little.');
  const projectId = randomUUID();
  await graphql(api, saveProject, { input: { id: projectId, description: 'Measured' } });
  return { projectId, owner, land: land.nodes };
}

/** Saves new agreements with a parcel each. */
async function saveAgreements(api: ApiProcess, { projectId, land }: Awaited<ReturnType<typeof parts>>) {
  const input = land.slice(0, agreements).map(({ id }) => ({
    ...{ id: randomUUID(), saveId: randomUUID(), projectFileId: projectId, name: 'Lease of a quarter' },
    relatedParcels: [{ id: randomUUID(), parcel: { id } }],
  }));
  const save =
    'mutation Save($input: [AgreementInput!]!) { found: updateAgreements(input: $input) { id revision sequence } }';
  await graphql(api, save, { input });
}

/** Makes a stakeholder with parcels; returns a save of one day of it. */
async function stakeholderDay(
  api: ApiProcess,
  { projectId, owner, land }: Awaited<ReturnType<typeof parts>>,
) {
  const stakeholder = {
    ...{ id: randomUUID(), businessAssociate: owner },
    relatedParcels: land.slice(0, parcels).map(({ id }) => ({ id: randomUUID(), parcel: { id } })),
  };
  const send = (change: object) =>
    graphql(api, saveProject, { input: { id: projectId, stakeholders: [{ ...stakeholder, ...change }] } });
  await send({ saveId: randomUUID() });
  return (revision: number) => send({ revision, saveId: randomUUID(), notifiedDate: `2026-11-0${revision}` });
}

/** Statements of each save on PostgreSQL. */
const counted = () =>
  atEmptyPlace(saveStatementsName, async ({ url, folder }) => {
    const line = await countingLine(url);
    const api = await startApi({ DATABASE_URL: line.url, DATA_FOLDER: folder, DEMO: 'true' });
    const during = async (work: () => Promise<unknown>): Promise<number> => {
      const before = line.count();
      await work();
      return line.count() - before;
    };
    try {
      const known = await parts(api);
      await saveAgreements(api, known);
      const day = await stakeholderDay(api, known);
      await day(1);
      return {
        agreements: await during(() => saveAgreements(api, known)),
        day: await during(() => day(2)),
      };
    } finally {
      await api.stop();
      line.stop();
    }
  });

/** Milliseconds of the agreements on the embedded database: the quickest, as other work on the machine only adds. */
async function timed(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'rightway-save-statements-'));
  try {
    const api = await startApi({ DATABASE_URL: '', DATA_FOLDER: folder, DEMO: 'true' });
    try {
      const known = await parts(api);
      const times: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const began = performance.now();
        await saveAgreements(api, known);
        times.push(performance.now() - began);
      }
      return Math.min(...times);
    } finally {
      await api.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const line = (name: string, ours: number, peer: number) => ({ name, ours, peer, ratio: ours / peer });

/** What a save asks of the database: statements, which do not grow with its rows, and how long it holds the embedded one. */
export async function saveStatements(): Promise<boolean> {
  const statements = await counted();
  const milliseconds = await timed();
  return report(
    `${saveStatementsName}: ${agreements} new agreements with a parcel each; a day of a stakeholder with ${parcels} parcels`,
    'statements, then milliseconds embedded, beside what they may be',
    { most: 1 },
    [
      line('agreements, statements', statements.agreements, most.agreements),
      line('a day, statements', statements.day, most.day),
      line('agreements, embedded', milliseconds, longest),
    ],
  );
}

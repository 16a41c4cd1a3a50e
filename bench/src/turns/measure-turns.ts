import { buildSchema } from 'graphql';
import {
  descriptionSchema,
  fileReads,
  hostileBodies,
  type LargeCall,
  largeCalls,
  largeGrids,
  largeOperations,
  posted,
  readIds,
  zigzagRoute,
} from 'shared-contracts/testing';
import * as v from 'valibot';
import type { ApiProcess } from '../api-process.ts';
import { freshProject } from '../import-calls.ts';
import { serviceAnswers } from './hostile-service.ts';
import type { LargeFile } from './large-file.ts';
import { longestWithoutTurn } from './probed-api.ts';
import { readFiles } from './read-files.ts';
import { spatialFiles } from './spatial-files.ts';
import { addService, askTiles, rushOfTiles } from './tile-rush.ts';
import type { Measured } from './turn-table.ts';
import { workbooks } from './workbooks.ts';

const uploadedSchema = v.object({ result: v.object({ guid: v.string() }) });

const requestOf = ({ method, body }: LargeCall, cookie: string): RequestInit => ({
  method,
  headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
  ...(body === undefined ? {} : { body }),
});

/** Distances of a route: the least and the most that one may ask for, in metres. */
const distances = [0, 50_000];

interface MeasureOptions {
  readonly api: ApiProcess;
  /** Where the service is that answers as much as it may. */
  readonly host: string;
  /** What calls must be named to be measured. */
  readonly only: RegExp;
}

/** Sends every call's largest inputs one after the other, and measures how long each blocks the event loop. */
export async function measureTurns({ api, host, only }: MeasureOptions): Promise<readonly Measured[]> {
  const found: Measured[] = [];
  const { address, cookie } = api;
  const note = async (call: string, how: string, size: number, work: () => Promise<string>) => {
    if (!only.test(`${call}: ${how}`)) return;
    let answer = '';
    const longest = await longestWithoutTurn(api.child, async () => {
      answer = await work().catch((error: unknown) => (error instanceof Error ? error.message : 'failed'));
    });
    found.push({ call, how, size, answer, longest });
  };
  const send = (one: LargeCall) =>
    note(one.call, one.how, one.body?.length ?? one.path.length, async () => {
      const answer = await fetch(`${address}${one.path}`, requestOf(one, cookie));
      const code = /"errors":\[.*?"code":"(\w+)"/.exec((await answer.text()).slice(0, 5000))?.[1];
      return code ?? String(answer.status);
    });
  const read = async (path: string) => (await fetch(`${address}${path}`, { headers: { cookie } })).text();
  const project = await freshProject(api);

  const sendFile = async (file: LargeFile) => {
    const bytes = await file.bytes();
    let guid: string | undefined;
    const how = `${file.kind}: ${file.name}`;
    if (
      !only.test(`POST /api/files: ${how}`) &&
      !fileReads[file.kind]('', '').some(([path]) => only.test(path))
    )
      return;
    await note('POST /api/files', how, bytes.length, async () => {
      const body = new FormData();
      body.append('file', new Blob([bytes]), file.fileName);
      const path = `${address}/api/files?purpose=${file.purpose}`;
      const answer = await fetch(path, { method: 'POST', headers: { cookie }, body });
      const answered = v.safeParse(uploadedSchema, await answer.json());
      guid = answered.success ? answered.output.result.guid : undefined;
      return String(answer.status);
    });
    if (guid === undefined) return;
    for (const [path, body] of fileReads[file.kind](guid, project)) await send(posted(path, file.name, body));
  };

  // What is compiled and read once is not what somebody waits for each time.
  for (const path of ['/api/start', '/api/start/today', '/api/search?text=wiebe']) await read(path);
  for (const file of [...workbooks, ...spatialFiles, ...readFiles]) await sendFile(file);

  for (const metres of distances)
    await send(
      posted('/api/map/land-along', `the most points to and fro, ${metres} m`, {
        ...{ id: project, route: zigzagRoute, around: { by: 'typed', metres } },
      }),
    );

  for (const answer of serviceAnswers)
    for (const type of ['Feature', 'XYZ']) {
      const service = await addService(api, type, `http://${host}/${answer}`);
      await note(
        'GET /api/map/services/{id}/{z}/{x}/{y}',
        `${rushOfTiles} tiles of a ${type} service: ${answer}`,
        0,
        () => askTiles(api, service),
      );
    }

  for (const one of largeGrids()) await send(one);
  for (const one of hostileBodies()) await send(one);
  const schema = buildSchema(await read('/api/schema.graphql'));
  const ask = async (query: string) =>
    (await fetch(`${address}/api/graphql`, requestOf(posted('', '', { query }), cookie))).text();
  const known = await readIds(schema, ask);
  const description = v.parse(descriptionSchema, JSON.parse(await read('/api/openapi.json')));
  for (const one of largeOperations(schema, known)) await send(one);
  for (const one of largeCalls(description, known)) await send(one);
  return found;
}

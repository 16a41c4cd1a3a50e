import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { type EnteredProcess, ownProcesses } from './testing/own-processes.ts';
import type { ServerProcess } from './testing/server-process.ts';

const { begin, folder, place } = ownProcesses('stop');

const uploadedSchema = v.object({ result: v.object({ guid: v.string() }) });
const saveCountry = `mutation S($input: CountryInput!) { updateCountry(input: $input) { id } }`;

/** A save, and whether it was confirmed. */
interface SaveOutcome {
  readonly id: string;
  readonly isDone: boolean;
}

/** Saves a record; false for any answer but success, or for no answer. */
async function save({ post }: EnteredProcess, name: string): Promise<SaveOutcome> {
  const id = randomUUID();
  const input = { id, saveId: randomUUID(), code: name, name };
  const isDone = await post('graphql', { query: saveCountry, variables: { input } }).then(
    async (answer) => answer.ok && !(await answer.text()).includes('"errors"'),
    () => false,
  );
  return { id, isDone };
}

async function upload({ call }: EnteredProcess, text: string): Promise<string | undefined> {
  const form = new FormData();
  form.append('file', new Blob([text.repeat(50_000)]), 'a.txt');
  const answer = await call('files', { method: 'POST', body: form }).catch(() => undefined);
  const body: unknown = answer?.ok ? await answer.json().catch(() => undefined) : undefined;
  const kept = v.safeParse(uploadedSchema, body);
  return kept.success ? kept.output.result.guid : undefined;
}

/** Lets six people work at the same time until `isOver`; returns the results. */
async function workUntil<T>(isOver: () => boolean, work: (turn: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  let turn = 0;
  const person = async () => {
    while (!isOver()) {
      turn += 1;
      results.push(await work(turn));
    }
  };
  await Promise.all(Array.from({ length: 6 }, person));
  return results;
}

describe('a server that is stopped while people save', () => {
  it.each(['SIGTERM', 'SIGKILL'] as const)(
    'by %s has what it acknowledged, nothing by halves, and ends in time',
    async (signal) => {
      const server = await begin('admin');
      const round = randomUUID().slice(0, 8);
      let ended: ReturnType<ServerProcess['stop']> | undefined;
      const done = { saves: 0, uploads: 0 };
      const saving = workUntil(
        () => ended !== undefined,
        async (turn) => {
          const outcome = await save(server, `${round} ${turn}`);
          done.saves += Number(outcome.isDone);
          // With six people at work, some requests are being read at this moment, some written and some answered.
          if (done.saves > 30 && done.uploads > 5) ended ??= server.stop(signal);
          return outcome;
        },
      );
      const uploading = workUntil(
        () => ended !== undefined,
        async (turn) => {
          const guid = await upload(server, `${round} ${turn}`);
          done.uploads += Number(guid !== undefined);
          return guid;
        },
      );
      const saves = await saving;
      const guids = (await uploading).filter((guid) => guid !== undefined);
      const { code } = (await ended) ?? { code: null };
      if (signal === 'SIGTERM') expect(code).toBe(0);
      if (signal === 'SIGTERM') expect(existsSync(join(folder, 'lock'))).toBe(false);

      const again = await begin('admin');
      for (const guid of guids) {
        const file = await again.call(`files/${guid}`);
        expect([file.status, (await file.text()).startsWith(round)]).toEqual([200, true]);
      }
      // Uploads that others may still be sending are kept for an hour.
      if (place().isAlone || signal === 'SIGTERM') expect(readdirSync(join(folder, 'incoming'))).toEqual([]);
      expect((await again.stop('SIGTERM')).code).toBe(0);

      const { rows } = await place().look(({ pool }) =>
        pool.query(
          `select c.id, (select count(*)::int from history_entry h where h.record_id = c.id) as entries
            from country c where c.name like $1`,
          [`${round} %`],
        ),
      );
      const there = new Set(rows.map(({ id }) => id));
      expect(saves.filter(({ id, isDone }) => isDone && !there.has(id))).toEqual([]);
      expect(rows.filter(({ entries }) => entries !== 1)).toEqual([]);
    },
  );

  it('ends in time although somebody sends without end', async () => {
    const server = await begin('admin');
    const socket = connect(Number(new URL(server.address).port), '127.0.0.1');
    socket.on('error', () => {});
    socket.write(
      `POST /api/files HTTP/1.1\r\nHost: x\r\nCookie: ${server.cookie}\r\nContent-Type: multipart/form-data; boundary=b\r\nTransfer-Encoding: chunked\r\n\r\n`,
    );
    const sending = setInterval(() => socket.writable && socket.write('5\r\nhello\r\n'), 100);
    // Nothing else would end it: the sender goes on for as long as the server has its line.
    await server.stop('SIGTERM');
    clearInterval(sending);
    expect(server.child.exitCode).not.toBeNull();
  });
});

import { logColumns, logTextsIn } from 'shared-contracts/consultation';
import { shownDate } from 'shared-contracts/shown-dates';
import { beforeAll, expect, it } from 'vitest';
import { askRows } from '../../testing/ask-rows.ts';
import { openedDocument } from '../../testing/made-document.ts';
import { readExcel, readPdf, readWord } from '../../testing/read-report.ts';
import { runningServer } from '../../testing/running-server.ts';
import type { TestClient } from '../../testing/test-server.ts';

const secret = 'What we would pay at most.';
const comment = 'They ask for <a gate> & "no trucks".';
let projectId: string;

interface Line {
  readonly date: string;
  readonly recipient: string;
  readonly comments: string | null;
}

const server = await runningServer();
const broker = await server.signIn('broker');

beforeAll(async () => {
  const projects = await askRows(server)<{ id: string }>`select p.id from surface_project p
    join stakeholder k on k.surface_project_id = p.id
    join app_user u on u.company_id = p.broker_id and u.user_name = 'broker@rightway.test'
    join company o on o.id = p.operator_id and o.company_name like 'Northfork%'
    where not p.is_archived group by p.id order by count(*) desc limit 1`;
  projectId = projects[0]?.id ?? '';
  for (const [day, comments, isSecret] of [
    ['2026-02-02', comment, false],
    ['2026-02-03', secret, true],
  ] as const)
    await askRows(server)`insert into communication
        (id, stakeholder_id, surface_project_id, date, comments, confidential, step, is_successful, source, owner_id)
      select gen_random_uuid(), k.id, p.id, ${day}::date, ${comments}, ${isSecret}, 'Notice', true, 'Stakeholder', p.owner_id
      from stakeholder k join surface_project p on p.id = k.surface_project_id
      where p.id = ${projectId} order by k.sequence limit 1`;
});

const begin = (client: TestClient, options: object) =>
  client.post('/api/reports/consultation-log', { parentId: projectId, ...options });

const made = async (options: object, client = broker): Promise<Uint8Array> =>
  openedDocument(client, (await begin(client, options)).json().result);

const lines = async (): Promise<readonly Line[]> => {
  const { data } = await broker.graphql(
    'query L($id: ID!) { log: consultationLog(surfaceProjectId: $id) { lines { date recipient comments } } }',
    { id: projectId },
  );
  const log = data?.['log'] as { readonly lines: readonly Line[] } | undefined;
  return log?.lines ?? [];
};

const columnOf = (name: string): number => logColumns.findIndex((column) => column.name === name);

it('is written as Word in the columns of regulators, line by line as the log is read, without what is confidential', async () => {
  const word = readWord(await made({ outputFormat: 'Word' }));
  const { title, columns, confidential } = logTextsIn('en');
  expect(word.text).toContain(title);
  expect(word.header).toContain(confidential);
  expect(word.rows[0]).toEqual(logColumns.map(({ name }) => columns[name]));
  const [, ...rows] = word.rows;
  const expected = await lines();
  expect(rows.map((row) => row[0])).toEqual(expected.map((_, place) => `${place + 1}`));
  expect(rows.map((row) => row[columnOf('date')])).toEqual(expected.map(({ date }) => shownDate(date, 'en')));
  expect(rows.map((row) => row[columnOf('recipient')])).toEqual(expected.map(({ recipient }) => recipient));
  const mine = rows.find((row) => row[columnOf('comments')] === comment);
  expect(mine?.[columnOf('step')]).toBe('Notice');
  expect(mine?.[columnOf('outcome')]).toBe('Reached');
  expect(mine?.[columnOf('kind')]).toBe('Stakeholder');
  expect(word.text).not.toContain(secret);
});

it('is written as PDF and as a workbook too, in the language that is asked for', async () => {
  const pages = (await readPdf(await made({ language: 'es' }))).pages.join(' ');
  expect(pages).toContain('Registro de consulta');
  expect(pages).toContain('Parte contactada');
  const sheet = await readExcel(await made({ outputFormat: 'Excel' }));
  expect(sheet.some((row) => row.includes(comment))).toBe(true);
  expect(sheet.flat()).not.toContain(secret);
});

it('is written for who only reads the project, and not there for who does not see it', async () => {
  const reader = await server.signIn('readonly');
  expect(readWord(await made({ outputFormat: 'Word' }, reader)).rows).toHaveLength(
    (await lines()).length + 1,
  );
  const stranger = await server.signIn('prairie');
  expect((await begin(stranger, {})).statusCode).toBe(404);
});

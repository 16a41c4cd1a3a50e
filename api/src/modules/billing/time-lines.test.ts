import * as v from 'valibot';
import { expect, it } from 'vitest';
import { runningServer } from '../../testing/running-server.ts';
import type { TestClient } from '../../testing/test-server.ts';

const server = await runningServer();
const broker = await server.signIn('broker');
const leader = await server.signIn('leader');

interface Line {
  readonly id: string;
  readonly timesheetId: string;
  readonly date: string;
  readonly weekStarting: string;
  readonly status: string;
  readonly user: { readonly id: string };
  readonly project: { readonly id: string } | null;
}

const answerSchema = v.object({
  found: v.object({ nodes: v.array(v.looseObject({ id: v.string() })) }),
});

/** The nodes in the answer. */
const nodesIn = (data: unknown) => v.parse(answerSchema, data).found.nodes as unknown as readonly Line[];

/** The lines that a person sees with certain arguments. */
async function linesOf(client: TestClient, args: string): Promise<readonly Line[]> {
  const { data, errors } = await client.graphql(
    `{ found: timesheetEntries(first: 500, ${args}) { nodes { id timesheetId date weekStarting status
      user { id } project { id } } } }`,
  );
  expect(errors).toBeUndefined();
  return nodesIn(data);
}

const people = (lines: readonly Line[]) => new Set(lines.map(({ user }) => user.id));

it('tells an approver what the whole company has submitted, and a broker the own lines alone', async () => {
  const waiting = await linesOf(leader, 'state: PENDING');
  expect(new Set(waiting.map(({ status }) => status))).toEqual(new Set(['PENDING']));
  expect(people(waiting).size).toBeGreaterThan(1);
  const own = await linesOf(broker, 'state: PENDING');
  expect(people(own).size).toBe(1);
  expect(own.length).toBeLessThan(waiting.length);
});

it.each(['2026-02-30', '6061853f-1f06-4935-b724-3da06fd65ba1', '2026-01-15 Foo/Bar', 'infinity', ''])(
  'refuses %j where a day is asked for, and says which',
  async (day) => {
    const { errors } = await leader.graphql(
      'query T($day: Date) { found: timesheetEntries(toDate: $day) { totalCount } }',
      { day },
    );
    expect(errors).toMatchObject([
      { message: 'toDate must be a day, yyyy-MM-dd.', extensions: { code: 'BAD_INPUT' } },
    ]);
  },
);

it('tells nothing of another company', async () => {
  const elsewhere = await server.signIn('approver');
  expect(await linesOf(elsewhere, 'state: PENDING')).toEqual([]);
});

it('is narrowed to a project and to days, both of them included', async () => {
  const all = await linesOf(leader, '');
  const [one] = all.filter(({ project }) => project !== null);
  const ofProject = await linesOf(leader, `surfaceProjectId: "${one?.project?.id}"`);
  expect(ofProject.map(({ id }) => id).toSorted()).toEqual(
    all
      .filter(({ project }) => project?.id === one?.project?.id)
      .map(({ id }) => id)
      .toSorted(),
  );
  const ofDay = await linesOf(leader, `fromDate: "${one?.date}", toDate: "${one?.date}"`);
  expect(new Set(ofDay.map(({ date }) => date))).toEqual(new Set([one?.date]));
  expect(ofDay.map(({ id }) => id)).toContain(one?.id);
});

it('finds the week of a person by its Monday', async () => {
  const [line] = await linesOf(broker, '');
  const weekOf = async (client: TestClient, monday: string) => {
    const { data } = await client.graphql(
      `{ found: timesheets(userId: "${line?.user.id}", weekStarting: "${monday}") { nodes { id } } }`,
    );
    return nodesIn(data);
  };
  expect(await weekOf(broker, line?.weekStarting ?? '')).toEqual([{ id: line?.timesheetId }]);
  expect(await weekOf(broker, '2001-01-01')).toEqual([]);
  const superUser = await server.signIn('superuser');
  expect(await weekOf(superUser, line?.weekStarting ?? '')).toEqual([]);
});

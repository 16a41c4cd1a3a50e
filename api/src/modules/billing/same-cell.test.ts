import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { billingDesk, call, entriesOf, fieldOf, type Values } from '../../testing/billing-calls.ts';
import { sixteenAtOnce } from '../../testing/project-row-calls.ts';
import { runningServer } from '../../testing/running-server.ts';

const server = await runningServer();
const desk = await billingDesk(server);

const codesOf = (answers: readonly Awaited<ReturnType<typeof call>>[]) =>
  answers.map(({ errors }) => errors?.[0]?.extensions['code'] ?? 'saved');

async function read(id: string): Promise<{ readonly revision: number; readonly lines: readonly Values[] }> {
  const week = fieldOf(
    await call(desk.broker, `{ read: timesheet(id: "${id}") { revision entries { id quantity } } }`),
    'read',
  );
  return { revision: Number(week['revision']), lines: entriesOf(week) };
}

it('holds one line of a cell, of sixteen windows that fill it at once and once more after that', async () => {
  const { id, weekStarting } = await desk.newWeek(() => []);
  const { revision } = await read(id);
  const lines = Array.from({ length: 16 }, () => desk.line(weekStarting));
  const first = await sixteenAtOnce((place) =>
    desk.saveWeek(desk.broker, { id, revision, entries: [lines[place]] }),
  );
  expect(codesOf(first).toSorted()).toEqual([...Array.from({ length: 15 }, () => 'CONFLICT'), 'saved']);
  const now = await read(id);
  expect(now.lines).toHaveLength(1);
  // As a page does that puts its own line beside the stored one.
  const again = await sixteenAtOnce((place) =>
    desk.saveWeek(desk.broker, {
      ...{ id, revision: now.revision },
      entries: [desk.line(weekStarting, { id: now.lines[0]?.['id'], quantity: '8' }), lines[place]].filter(
        (line, index) => index === 0 || line?.id !== now.lines[0]?.['id'],
      ),
    }),
  );
  expect(new Set(codesOf(again))).toEqual(new Set(['VALIDATION', 'saved']));
  expect((await read(id)).lines).toEqual(now.lines);
});

it('says at the second line what the cell has already, and takes it where it is meant', async () => {
  const { id, weekStarting, entries } = await desk.newWeek((monday) => [
    desk.line(monday, { quantity: '3' }),
  ]);
  const second = desk.line(weekStarting, { work: 'land AGENT', quantity: '2' });
  const save = async (more: Values) =>
    desk.saveWeek(desk.broker, { id, revision: (await read(id)).revision, entries: [...entries, more] });
  const refused = await save(second);
  expect(refused.errors?.[0]?.extensions).toMatchObject({
    code: 'VALIDATION',
    fields: [
      { path: 'entries[1].quantity', message: expect.stringMatching(/^The same work of this day has 3 /) },
    ],
  });
  expect(codesOf([await save({ ...second, description: 'Second visit' })])).toEqual(['saved']);
  expect(codesOf([await save({ ...second, id: randomUUID(), isAnother: true })])).toEqual(['saved']);
  expect((await read(id)).lines).toHaveLength(2);
});

it('takes a line in place of one that goes, lines of another day, and expenses that are alike', async () => {
  const { id, weekStarting, entries } = await desk.newWeek((monday) => [desk.line(monday)]);
  const expense = () =>
    desk.line(weekStarting, { kind: 'Expense', work: null, quantity: null, cost: '40', description: 'Meal' });
  const save = async (lines: readonly unknown[]) =>
    codesOf([await desk.saveWeek(desk.broker, { id, revision: (await read(id)).revision, entries: lines })]);
  const fresh = desk.line(weekStarting, { quantity: '5' });
  expect(await save([fresh])).toEqual(['saved']);
  const meal = expense();
  expect(await save([fresh, meal])).toEqual(['saved']);
  expect(
    await save([fresh, meal, expense(), { ...entries[0], date: weekStarting, description: 'x' }]),
  ).toEqual(['saved']);
});

it('says of a week that is begun in two windows that it was begun already', async () => {
  const { weekStarting } = await desk.newWeek(() => []);
  const { errors } = await desk.saveWeek(desk.broker, { id: randomUUID(), weekStarting, entries: [] });
  expect(errors?.[0]).toMatchObject({
    message: expect.stringMatching(/^This week was begun already/),
    extensions: { code: 'BAD_INPUT' },
  });
});

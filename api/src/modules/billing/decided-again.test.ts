import { dayAfter } from 'shared-contracts/days';
import { beforeAll, describe, expect, it } from 'vitest';
import { refusalOf } from '../../testing/associate-calls.ts';
import { type BillingDesk, call, fieldOf } from '../../testing/billing-calls.ts';
import { billingServer } from '../../testing/billing-server.ts';

const office = billingServer();
let desk: BillingDesk;

beforeAll(() => {
  ({ desk } = office());
});

const twoDays = () => desk.newWeek((day) => [desk.line(day), desk.line(dayAfter(day, 1))]);

const linesOf = async (week: string): Promise<readonly string[]> =>
  (
    await desk.query<{ id: string }>(
      'select id from timesheet_entry where timesheet_id = $1 order by date',
      week,
    )
  ).map(({ id }) => id);

const decide = (step: string, ids: readonly string[], reason = '') =>
  call(
    desk.leader,
    `mutation D($ids: [ID!]!) { done: ${step}(selection: { entryIds: $ids }${reason}) { lineCount leftCount } }`,
    { ids },
  );

/** The answer to a decision, and to the same one sent again because the first answer was lost. */
async function twice(send: () => ReturnType<typeof decide>) {
  return [fieldOf(await send(), 'done'), fieldOf(await send(), 'done')];
}

describe('a decision on time whose answer was lost', () => {
  it('is answered as the first time where a week is submitted', async () => {
    const { id } = await twoDays();
    expect(await twice(() => desk.submit(desk.broker, id))).toEqual([{ lineCount: 2 }, { lineCount: 2 }]);
  });

  it('is answered as the first time where lines are approved, or sent back for the same reason', async () => {
    const { id } = await twoDays();
    fieldOf(await desk.submit(desk.broker, id), 'done');
    const lines = await linesOf(id);
    const both = { lineCount: 2, leftCount: 0 };
    expect(await twice(() => decide('approveTime', lines))).toEqual([both, both]);
    expect(await twice(() => decide('sendBackTime', lines, ', reason: "Maps"'))).toEqual([both, both]);
    const other = fieldOf(await decide('sendBackTime', lines, ', reason: "Which owner?"'), 'done');
    expect(other).toEqual({ lineCount: 0, leftCount: 0 });
  });

  it('does not count what is approved already beside lines that wait', async () => {
    const { id } = await twoDays();
    fieldOf(await desk.submit(desk.broker, id), 'done');
    const [first = '', second = ''] = await linesOf(id);
    fieldOf(await decide('approveTime', [first]), 'done');
    expect(fieldOf(await decide('approveTime', [first, second]), 'done')).toMatchObject({ lineCount: 1 });
  });

  it('still refuses a week without lines', async () => {
    const { id } = await desk.newWeek(() => []);
    expect(refusalOf(await desk.submit(desk.broker, id))?.code).toBe('BAD_INPUT');
  });
});

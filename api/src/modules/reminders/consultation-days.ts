import type { Board } from 'shared-contracts/consultation';
import type { WorkedOutDay } from './agreement-days.ts';

/** The states of steps that still have to be taken. */
const open: ReadonlySet<string> = new Set(['Due', 'Late', 'Open']);

/**
 * The days of a consultation: until when each party may answer, and until when each follow-up is due while it does not.
 */
export const consultationDays = (board: Board): readonly WorkedOutDay[] =>
  board.rows.flatMap(({ recipient: { id: recordId }, clock, cells }) => {
    const answered = cells.find(({ step }) => step === 'Answered');
    const answers =
      answered && open.has(answered.state) && clock?.dueDate
        ? [{ kind: 'answerDue' as const, recordId, dueOn: clock.dueDate }]
        : [];
    const followUps = cells.flatMap(({ step, state, dueDate }) =>
      step === 'FollowUp' && open.has(state) && dueDate !== null
        ? [{ kind: 'followUpDue' as const, recordId, dueOn: dueDate }]
        : [],
    );
    return [...answers, ...followUps];
  });

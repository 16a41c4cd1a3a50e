import { expect, it } from 'vitest';
import { type BoardFilter, type BoardRecipient, filterFromAddress, shownBy } from './board-filters.ts';

const states = ['NotNotified', 'Waiting', 'Late', 'Paused', 'Objecting', 'Closed'] as const;

/** A recipient of each state; who waits or is done with was notified. */
const recipients = states.map(
  (state) =>
    ({
      ...{ id: state, state, gaps: state === 'Closed' ? ['no answer'] : [] },
      cells: [{ state: state === 'NotNotified' ? 'Due' : 'Done' }],
    }) as unknown as BoardRecipient,
);

it.each([
  ['all', [...states]],
  ['filing', ['NotNotified', 'Waiting', 'Late', 'Paused', 'Objecting']],
  ['notified', ['NotNotified']],
  ['waiting', ['Waiting', 'Late', 'Paused']],
  ['late', ['Late']],
  ['objections', ['Objecting']],
  ['gaps', ['Closed']],
] as const satisfies readonly (readonly [BoardFilter, readonly string[]])[])(
  'the board shows by %s only whom its figure counts',
  (filter, shown) => expect(shownBy(filter, recipients).map(({ id }) => id)).toEqual(shown),
);

it('shows everybody where an address names no figure', () => {
  expect([filterFromAddress('late'), filterFromAddress('lately'), filterFromAddress(null)]).toEqual([
    'late',
    'all',
    'all',
  ]);
});

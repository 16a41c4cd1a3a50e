import { shownDate } from 'shared-contracts/shown-dates';
import type { Translate } from 'shared-ui';
import type { BoardRecipientFragment, ConsultationBoardQuery } from '../../generated/operations.ts';

export type BoardRecipient = BoardRecipientFragment;

/** The figures of a board with its recipients. */
export type Board = ConsultationBoardQuery['board'] & { readonly recipients: readonly BoardRecipient[] };

export type BoardCell = BoardRecipient['cells'][number];

/** The filters of the board; each is above it as a figure. */
export const boardFilters = ['all', 'filing', 'notified', 'waiting', 'late', 'objections', 'gaps'] as const;

export type BoardFilter = (typeof boardFilters)[number];

/** The filter in an address; the whole board if it contains no known one. */
export const filterFromAddress = (written: string | null): BoardFilter =>
  boardFilters.find((filter) => filter === written) ?? 'all';

const isNotified = ({ cells }: BoardRecipient): boolean => cells[0]?.state === 'Done';

const shows: Readonly<Record<BoardFilter, (recipient: BoardRecipient) => boolean>> = {
  all: () => true,
  filing: ({ state }) => state !== 'Closed',
  notified: (recipient) => !isNotified(recipient),
  waiting: ({ state }) => state === 'Waiting' || state === 'Late' || state === 'Paused',
  late: ({ state }) => state === 'Late',
  objections: ({ state }) => state === 'Objecting',
  gaps: ({ gaps }) => gaps.length > 0,
};

/** The recipients that a figure is about: of 'notified' those who were not. */
export const shownBy = (filter: BoardFilter, recipients: readonly BoardRecipient[]) =>
  recipients.filter(shows[filter]);

/** The label of a figure of the board. */
export function filterLabel(
  filter: BoardFilter,
  { day, mayFileOn, recipientCount, ...counts }: Board,
  t: Translate,
  language: Parameters<typeof shownDate>[1],
): string {
  const of = (name: string, values: Readonly<Record<string, string | number>>) =>
    t(`consultation.figures.${name}`, values);
  switch (filter) {
    case 'all':
      return of('all', { count: recipientCount });
    case 'filing':
      if (mayFileOn === null || mayFileOn === undefined) return of('mayNotFile', { count: counts.openCount });
      return mayFileOn <= day ? of('mayFile', {}) : of('mayFileOn', { date: shownDate(mayFileOn, language) });
    case 'notified':
      return of('notified', { count: counts.notifiedCount, all: recipientCount });
    case 'waiting':
      return of('waiting', { count: counts.waitingCount });
    case 'late':
      return of('late', { count: counts.lateCount });
    case 'objections':
      return of('objections', { count: counts.objectionCount });
    case 'gaps':
      return of('gaps', { count: counts.gapCount });
  }
}

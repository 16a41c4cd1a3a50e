import { gridColumn } from 'shared-contracts/grids';
import type { Translate } from 'shared-ui';
import type { GridRecord } from 'shared-ui/grid';
import type { BoardCell, BoardRecipient } from '../../attached/consultation/board-filters.ts';

/** The id of a step's column: follow-ups are distinguished by their days. */
export const columnOf = ({ step, afterDays }: Pick<BoardCell, 'step' | 'afterDays'>): string =>
  afterDays === null || afterDays === undefined ? step : `${step}${afterDays}`;

const titleOf = ({ step, afterDays }: BoardCell, t: Translate): string =>
  step === 'FollowUp'
    ? t('consultation.steps.FollowUp', { days: afterDays ?? 0 })
    : t(`consultation.steps.${step}`);

/**
 * Width of a date in pixels; remarks wrap above or below it. All steps fit a screen of 1440 pixels, even with two
 * follow-ups.
 */
const stepWidths: Readonly<Record<BoardCell['step'], number>> = {
  Notified: 118,
  FollowUp: 108,
  Answered: 108,
  Objection: 112,
  Closed: 104,
};

/**
 * The columns of the board: the recipient, their status, the steps common to all, and the gaps that a regulator would
 * object to.
 */
export function boardColumns(recipients: readonly BoardRecipient[], t: Translate) {
  const steps = recipients[0]?.cells ?? [];
  return [
    gridColumn('string', 'name', t('consultation.recipient'), { width: 168 }),
    gridColumn('string', 'standing', t('consultation.standing'), { width: 132, groupWhenSorted: true }),
    ...steps.map((cell) =>
      gridColumn('date', columnOf(cell), titleOf(cell, t), { width: stepWidths[cell.step] }),
    ),
    gridColumn('string', 'gaps', t('consultation.gaps'), { width: 230 }),
    gridColumn('string', 'land', t('consultation.land'), { width: 170 }),
    gridColumn('number', 'contactCount', t('consultation.contacts'), { width: 80, defaultHidden: true }),
    gridColumn('date', 'lastContactDate', t('consultation.lastContact'), {
      width: 120,
      defaultHidden: true,
    }),
  ];
}

/** The row of a recipient: for each step the date on which it was done, else the date by which it is due. */
export function boardRow(recipient: BoardRecipient, t: Translate): GridRecord {
  const { id, kind, name, parcels, state, gaps, cells, contactCount, lastContactDate } = recipient;
  return {
    id,
    name,
    kind,
    recipient,
    standing: t(`consultation.states.${state}`),
    ...Object.fromEntries(cells.map((cell) => [columnOf(cell), cell.date ?? cell.dueDate ?? null])),
    gaps: gaps.map(({ sentence }) => sentence).join(' '),
    land: parcels.join(', '),
    contactCount,
    lastContactDate: lastContactDate ?? null,
  };
}

const isRecipient = (value: unknown): value is BoardRecipient =>
  typeof value === 'object' && value !== null && 'cells' in value && 'gaps' in value;

/** The recipient that a row of the board shows. */
export const recipientIn = ({ recipient }: GridRecord): BoardRecipient | undefined =>
  isRecipient(recipient) ? recipient : undefined;

/** The path of a recipient in its project, or of one of its contacts. */
export function recipientPath({ id, kind }: Pick<BoardRecipient, 'id' | 'kind'>, contactId?: string | null) {
  const [tab, contacts] =
    kind === 'Stakeholder' ? ['stakeholders', 'communications'] : ['indigenous', 'logs'];
  return `${tab}/${id}/${contactId ? `${contacts}/${contactId}/` : ''}details`;
}

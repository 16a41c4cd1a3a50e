import { shownDate } from 'shared-contracts/shown-dates';
import type { Translate } from 'shared-ui';
import { type CellRenderer, StatusPill } from 'shared-ui/grid';
import type { BoardCell, BoardRecipient } from '../../attached/consultation/board-filters.ts';
import classes from '../../attached/consultation/consultation.module.css';
import { columnOf, recipientIn } from './board-columns.ts';

type Language = Parameters<typeof shownDate>[1];

/** The text of a step's cell: its day, or its state. */
export function cellText(
  { state, date, dueDate, contactId, step }: BoardCell,
  t: Translate,
  language: Language,
) {
  const day = date ?? dueDate;
  const shown = day ? shownDate(day, language) : '';
  const of = (name: string) => t(`consultation.cells.${name}`, { date: shown });
  if (step === 'Objection' && state === 'Due') return of('objecting');
  if (state === 'Done') return shown;
  if (state === 'DoneLate') return of('doneLate');
  if (state === 'Due') return of('due');
  if (state === 'Late') return of('late');
  if (step === 'Notified') return contactId || date ? of('unproved') : '';
  if (state === 'Open') return shown ? of('open') : '';
  return '–';
}

/** Text that wraps between words, and not at the hyphens of a date. */
const wholeWords = (text: string) =>
  text.split(' ').flatMap((word, place) => [
    place > 0 && ' ',
    <span key={word} className={classes['word']}>
      {word}
    </span>,
  ]);

const drawStep =
  (column: string, t: Translate, language: Language, isCards: boolean): CellRenderer =>
  (row) => {
    const cell = recipientIn(row)?.cells.find((one) => columnOf(one) === column);
    if (!cell) return null;
    const sentOn = cell.step === 'Notified' && cell.state === 'Open' ? cell.date : null;
    return (
      <span
        className={classes['cell']}
        data-state={cell.step === 'Objection' ? `Objection${cell.state}` : cell.state}
      >
        {sentOn && isCards ? (
          // The state next to it already shows that there is no proof.
          shownDate(sentOn, language)
        ) : sentOn ? (
          <span className={classes['lines']}>
            <span>{cellText(cell, t, language)}</span>
            <span className={classes['dimmed']}>{shownDate(sentOn, language)}</span>
          </span>
        ) : (
          <span>{wholeWords(cellText(cell, t, language))}</span>
        )}
      </span>
    );
  };

/** Until when an answer of a recipient is awaited, or why not: the line below its state. */
function standingNote({ clock, pauses, state }: BoardRecipient, t: Translate, language: Language): string {
  if (clock?.isPaused) {
    const pause = pauses.findLast(({ toDate }) => toDate === null || toDate === undefined) ?? pauses.at(-1);
    return pause ? t('consultation.pausedFor', { reason: pause.reason }) : '';
  }
  if (!clock?.dueDate || state === 'Closed' || state === 'Objecting') return '';
  return t('consultation.until', { date: shownDate(clock.dueDate, language) });
}

/** How the cells of the board are drawn. */
export function boardRenderers(
  columns: readonly string[],
  t: Translate,
  language: Language,
  isCards: boolean,
): Readonly<Record<string, CellRenderer>> {
  return {
    name: (row) => (
      <span className={classes['lines']}>
        <span className={classes['name']}>{String(row['name'])}</span>
        <span className={classes['dimmed']}>{t(`consultation.kinds.${String(row['kind'])}`)}</span>
      </span>
    ),
    standing: (row) => {
      const recipient = recipientIn(row);
      if (!recipient) return null;
      const note = standingNote(recipient, t, language);
      const { moved, unruled } = recipient.clock ?? {};
      const told = [moved, unruled].filter(Boolean).join('\n');
      return (
        <span className={classes['lines']} title={told || undefined}>
          <span className={classes['standing']} data-state={recipient.state}>
            <StatusPill color={undefined}>{String(row['standing'])}</StatusPill>
          </span>
          {(note || told) && (
            <span className={classes['dimmed']} data-moved={told ? '' : undefined}>
              {[note, moved && t('consultation.moved'), unruled && t('consultation.unruled')]
                .filter(Boolean)
                .join(' · ')}
            </span>
          )}
        </span>
      );
    },
    gaps: (row) => {
      const gaps = recipientIn(row)?.gaps ?? [];
      const [first, ...others] = gaps;
      if (!first) return null;
      return (
        <span className={classes['lines']} title={gaps.map(({ sentence }) => sentence).join('\n')}>
          <span className={classes['gap']}>{first.sentence}</span>
          {others.length > 0 && (
            <span className={classes['dimmed']}>{t('consultation.more', { count: others.length })}</span>
          )}
        </span>
      );
    },
    ...Object.fromEntries(columns.map((column) => [column, drawStep(column, t, language, isCards)])),
  };
}

import { inLanguage, type Language } from 'shared-contracts';
import { today } from 'shared-contracts/days';
import { texts } from '../../generated/texts/ui.ts';
import { type DueState, dueState } from './due-state.ts';
import classes from './grid-cell.module.css';

/** A due day in words, relative to today; nothing for one that is far off or done. */
function dueWords({ kind, days }: DueState, language: Language): string {
  const { due } = inLanguage(texts, language).grid;
  const count = Math.abs(days);
  if (kind === 'late') return (count === 1 ? due.lateOne : due.late).replace('{{n}}', String(count));
  if (kind !== 'soon') return '';
  if (days === 0) return due.today;
  return days === 1 ? due.tomorrow : due.in.replace('{{n}}', String(days));
}

interface DueDayProps {
  /** `yyyy-MM-dd`. */
  readonly day: string;
  /** The day as people read it. */
  readonly text: string;
  /** The cell that, once filled, marks it as done. */
  readonly done: unknown;
  readonly language: Language;
}

/** A day on which something is due: late in red, soon in amber, each in words too; done is quiet. */
export function DueDay({ day, text, done, language }: DueDayProps) {
  const state = dueState(day, done, today());
  if (!state) return text;
  const words = dueWords(state, language);
  return (
    <span className={classes['due']} data-due={state.kind} title={words ? `${text}, ${words}` : undefined}>
      {text}
      {words && <span className={classes['dueWords']}> {words}</span>}
    </span>
  );
}

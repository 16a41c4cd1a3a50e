import type { FieldError } from '../errors/index.ts';
import { texts } from '../generated/texts/tasks.ts';
import { fallbackLanguage, type Language } from '../i18n/language.ts';
import { inLanguage } from '../i18n/texts.ts';

/** The dates of a task, yyyy-MM-dd. */
export interface TaskDays {
  readonly startedDate?: unknown;
  readonly completedDate?: unknown;
  readonly onHold?: unknown;
}

const dayOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/**
 * Errors in a task's dates that involve several fields: started or completed in the future (`latest` is the current
 * date in the easternmost time zone), completed before it was started, or completed while on hold.
 */
export function assignedTaskFaults(
  { startedDate, completedDate, onHold }: TaskDays,
  latest: string,
  language: Language = fallbackLanguage,
): readonly FieldError[] {
  const { faults } = inLanguage(texts, language);
  const started = dayOf(startedDate);
  const completed = dayOf(completedDate);
  return [
    ...(started && started > latest ? [{ path: 'startedDate', message: faults.startedAhead }] : []),
    ...(completed && completed > latest ? [{ path: 'completedDate', message: faults.completedAhead }] : []),
    ...(started && completed && completed < started
      ? [{ path: 'completedDate', message: faults.completedEarly }]
      : []),
    ...(completed && onHold === true ? [{ path: 'onHold', message: faults.heldDone }] : []),
  ];
}

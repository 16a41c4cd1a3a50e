import dayjs from 'dayjs';
import { countedDayAfter, countedDays } from '../consultation/working-days.ts';
import { dayAfter } from '../days/index.ts';
import type { FieldError } from '../errors/index.ts';
import { texts } from '../generated/texts/tasks.ts';
import { fallbackLanguage, type Language } from '../i18n/language.ts';
import { inLanguage } from '../i18n/texts.ts';
import { dateFormats } from '../limits/index.ts';
import { anchorsOf, type DueRule, followsTask } from './due-words.ts';

/**
 * The due date, yyyy-MM-dd, that a rule derives from the date it follows. Working days leave out weekends and the
 * holidays of the province, given by its code; for an unknown province, only the holidays that all provinces have.
 * Months keep to the end of the month: a month after January 31 is the last day of February.
 */
export function dueDay(
  anchor: string,
  { dueCount, dueUnit, dueSide }: DueRule,
  province: string | undefined,
): string | undefined {
  const n = (dueCount ?? 0) * (dueSide === 'Before' ? -1 : 1);
  if (n === 0) return anchor;
  if (dueUnit === 'Months') return dayjs(anchor).add(n, 'month').format(dateFormats.input);
  if (dueUnit === 'Weeks') return dayAfter(anchor, n * 7);
  if (dueUnit === 'WorkingDays') return countedDayAfter(anchor, n, countedDays('BusinessDays', province));
  if (dueUnit === 'AlbertaDays')
    return countedDayAfter(anchor, n, countedDays('GovernmentOfAlbertaDays', undefined));
  return dayAfter(anchor, n);
}

/** A rule in words, such as '10 working days before the key date ‘Spud’'; undefined if the task follows no date. */
export function dueRuleText(
  { dueAnchor, dueCount, dueUnit, dueSide, dueDateName }: DueRule,
  taskName: string | undefined,
  language: Language = fallbackLanguage,
): string | undefined {
  if (!dueAnchor) return undefined;
  const { due } = inLanguage(texts, language);
  const name = (followsTask(dueAnchor) ? taskName : dueDateName) ?? '?';
  const anchor = due.anchors[dueAnchor].replace('{name}', () => name);
  if (!dueCount) return due.sameDay.replace('{anchor}', () => anchor);
  const unit = dueUnit ?? 'Days';
  const length = dueCount === 1 ? due.one[unit] : due.many[unit].replace('{n}', String(dueCount));
  return due.rule
    .replace('{length}', length)
    .replace('{side}', due.sides[dueSide ?? 'After'])
    .replace('{anchor}', () => anchor);
}

/** Errors in a rule that involve several fields, for a task on a kind of record. */
export function dueRuleFaults(
  {
    dueAnchor,
    dueDateName,
    dueTask,
  }: { readonly dueAnchor?: unknown; readonly dueDateName?: unknown; readonly dueTask?: unknown },
  place: string,
  language: Language = fallbackLanguage,
): readonly FieldError[] {
  const { due } = inLanguage(texts, language);
  if (typeof dueAnchor !== 'string' || dueAnchor === '') return [];
  if (!anchorsOf(place).some((one) => one === dueAnchor))
    return [{ path: 'dueAnchor', message: due.notHere }];
  if (dueAnchor === 'NamedDate' && !dueDateName) return [{ path: 'dueDateName', message: due.noName }];
  return followsTask(dueAnchor) && !dueTask ? [{ path: 'dueTask', message: due.noTask }] : [];
}

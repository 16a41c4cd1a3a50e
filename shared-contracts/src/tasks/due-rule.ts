import dayjs from 'dayjs';
import { countedDayAfter, countedDays } from '../consultation/working-days.ts';
import { dayAfter } from '../days/index.ts';
import type { FieldError } from '../errors/index.ts';
import { texts } from '../generated/texts/tasks.ts';
import { fallbackLanguage, type Language } from '../i18n/language.ts';
import { inLanguage } from '../i18n/texts.ts';
import { dateFormats } from '../limits/index.ts';

/** The kinds of record that a task can be on, as `AssignedTaskParentClass` names them. */
type TaskPlaceName = 'Agreement' | 'Any' | 'Indigenous' | 'Project' | 'Request' | 'Stakeholder';

const everywhere: readonly TaskPlaceName[] = [
  'Agreement',
  'Any',
  'Indigenous',
  'Project',
  'Request',
  'Stakeholder',
];

/** The dates that a task can follow, each with the kinds of record that have it. */
const placesOfAnchors = {
  Assigned: everywhere,
  NamedDate: everywhere,
  TaskDue: everywhere,
  TaskDone: everywhere,
  Sent: ['Agreement', 'Request'],
  Signed: ['Agreement'],
  ConsentRequested: ['Agreement'],
  Consent: ['Agreement', 'Stakeholder'],
  SentToField: ['Agreement'],
  PlansReceived: ['Agreement'],
  Effective: ['Agreement'],
  Expiry: ['Agreement', 'Stakeholder'],
  Received: ['Request'],
  Notified: ['Indigenous', 'Stakeholder'],
  Answered: ['Indigenous'],
  Completed: ['Indigenous', 'Request', 'Stakeholder'],
} as const satisfies Readonly<Record<string, readonly TaskPlaceName[]>>;

export type DueAnchorName = keyof typeof placesOfAnchors;

const isAnchor = (name: string): name is DueAnchorName => name in placesOfAnchors;

export const dueAnchors: readonly DueAnchorName[] = Object.keys(placesOfAnchors).filter(isAnchor);

/** How a distance between a date and a task is counted; working days are those of the project's province. */
export const dueUnits = ['Days', 'WorkingDays', 'AlbertaDays', 'Weeks', 'Months'] as const;

export type DueUnitName = (typeof dueUnits)[number];

export const dueSides = ['After', 'Before'] as const;

export type DueSideName = (typeof dueSides)[number];

/** When a task is due: so many days before or after a date; without an anchor on a day of its own. */
export interface DueRule {
  readonly dueAnchor: DueAnchorName | null;
  /** Nothing counts as 0: on that day itself. */
  readonly dueCount: number | null;
  readonly dueUnit: DueUnitName | null;
  readonly dueSide: DueSideName | null;
  /** The name of the key date that it follows. */
  readonly dueDateName: string | null;
}

/** The dates that a task on a kind of record can follow. */
export const anchorsOf = (place: string): readonly DueAnchorName[] =>
  dueAnchors.filter((anchor) => placesOfAnchors[anchor].some((one) => one === place));

/** Whether a task follows another task. */
export const followsTask = (anchor: unknown): boolean => anchor === 'TaskDue' || anchor === 'TaskDone';

/**
 * The day, yyyy-MM-dd, that a rule makes of the date that it follows. Working days leave out weekends and the holidays of
 * the province, by its code; of a province that is not known, the holidays that all have. The end of a month stays
 * in its month: a month after the 31st of January is the last day of February.
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

/** A rule in words, such as '10 working days before the key date ‘Spud’'; undefined where the task follows nothing. */
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

/** Faults of a rule beyond its single fields, for a task on a kind of record. */
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

import type {
  ImportIssue,
  ImportLack,
  ImportMode,
  ImportPlan,
  ImportRecord,
} from 'shared-contracts/agreement-import';

/**
 * The verdict of a row: any error, else any warning, else valid (decision 34). Rows that fail only because their
 * agreement's row does, and rows left out, are separate.
 */
export const verdicts = ['errors', 'following', 'warnings', 'valid', 'leftOut'] as const;

export type Verdict = (typeof verdicts)[number];

/** The verdict of a row with its current values. */
export function verdictOf({ isLeftOut, isFollowing, errors, warnings }: ImportRecord): Verdict {
  if (isLeftOut) return 'leftOut';
  if (isFollowing) return 'following';
  return errors.length > 0 ? 'errors' : warnings.length > 0 ? 'warnings' : 'valid';
}

/** Kinds of rows that an imported agreement may lack. */
const lackKinds = { withoutOwner: 'Owner', withoutLand: 'Land' } as const satisfies Record<
  string,
  ImportLack
>;

type LackKind = keyof typeof lackKinds;

const isLackKind = (kind: ShownKind): kind is LackKind => kind in lackKinds;

/**
 * The rows that the review shows: all, those with a verdict, those with the same outcome, those that are not imported,
 * and agreements that are imported without an owner or land.
 */
export const shownKinds = [
  'all',
  ...verdicts,
  'New',
  'Changed',
  'Unchanged',
  'staysOut',
  'withoutOwner',
  'withoutLand',
] as const;

export type ShownKind = (typeof shownKinds)[number];

/** Whether a row is among those, where a mode is finalized. */
export function isOfKind(record: ImportRecord, kind: ShownKind, mode: ImportMode): boolean {
  if (kind === 'all') return true;
  if (kind === 'staysOut') return record.staysOut.includes(mode);
  if (isLackKind(kind))
    return record.lacks.some((lack) => lack.mode === mode && lack.what === lackKinds[kind]);
  return verdictOf(record) === kind || (record.action === kind && !record.isLeftOut);
}

/** Rows of each kind. */
export function countsOf(
  records: Iterable<ImportRecord>,
  mode: ImportMode,
): Readonly<Record<ShownKind, number>> {
  const counts: Record<ShownKind, number> = {
    ...{ all: 0, errors: 0, following: 0, warnings: 0, valid: 0, leftOut: 0 },
    ...{ New: 0, Changed: 0, Unchanged: 0, staysOut: 0, withoutOwner: 0, withoutLand: 0 },
  };
  for (const record of records) {
    counts.all += 1;
    counts[verdictOf(record)] += 1;
    if (!record.isLeftOut && record.action !== 'None') counts[record.action] += 1;
    for (const kind of ['staysOut', 'withoutOwner', 'withoutLand'] as const)
      if (isOfKind(record, kind, mode)) counts[kind] += 1;
  }
  return counts;
}

/** The issues of a row, errors first. A row that is left out has none. */
export const issuesOf = ({ isLeftOut, errors, warnings }: ImportRecord): readonly ImportIssue[] =>
  isLeftOut ? [] : [...errors, ...warnings];

/** Whether each way of finalizing is open (002 §5). */
export function openModes(records: Iterable<ImportRecord>) {
  let [valid, warnings, agreements] = [0, 0, 0];
  for (const record of records) {
    const verdict = verdictOf(record);
    const isAgreement = record.entityType === 'Agreement';
    if (verdict === 'warnings') warnings += 1;
    if (verdict === 'valid' && isAgreement) valid += 1;
    if ((verdict === 'valid' || verdict === 'warnings') && isAgreement) agreements += 1;
  }
  return {
    hasValidAgreement: valid > 0,
    hasWarning: warnings > 0,
    hasAgreement: agreements > 0,
  } as const;
}

/** Whether a finalize would write anything. */
export const writesNothing = (plan: ImportPlan): boolean => plan.new + plan.changed === 0;

import type { ImportMode, ImportPlan } from 'shared-contracts/agreement-import';
import { eachInTurns } from '../../platform/work/take-turns.ts';
import { isWritten, rowsWritten, type Written, writtenOf } from './bundle-input.ts';
import type { BundleVerdict } from './bundle-verdict.ts';
import { hasOwnReason } from './row-reasons.ts';
import type { FoundRow } from './sent-rows.ts';

interface Outcome {
  readonly action: Written['action'];
  readonly rows: number;
}

/** The computed changes to existing agreements: they are kept because computing them compares whole lists. */
const known = new WeakMap<BundleVerdict, Map<ImportMode, Outcome | undefined>>();

function outcomeOfStored(verdict: BundleVerdict, mode: ImportMode): Outcome | undefined {
  const held = known.get(verdict) ?? new Map<ImportMode, Outcome | undefined>();
  known.set(verdict, held);
  if (held.has(mode)) return held.get(mode);
  const written = writtenOf(verdict, mode);
  const outcome = written && { action: written.action, rows: written.rows };
  held.set(mode, outcome);
  return outcome;
}

/** The outcome of the rows of a key in a mode; undefined if its agreement is not written. */
export function outcomeOf(verdict: BundleVerdict, mode: ImportMode): Outcome | undefined {
  if (!isWritten(verdict.agreement, mode)) return undefined;
  if (verdict.stored) return outcomeOfStored(verdict, mode);
  return { action: 'New', rows: rowsWritten(verdict, mode) };
}

/** The outcome of a mode. */
export async function planOf(
  verdicts: readonly BundleVerdict[],
  found: readonly FoundRow[],
  mode: ImportMode,
): Promise<ImportPlan> {
  const plan = { new: 0, changed: 0, unchanged: 0 };
  let rows = 0;
  let agreements = 0;
  await eachInTurns(verdicts, (verdict) => {
    const outcome = outcomeOf(verdict, mode);
    if (!outcome) return;
    agreements += 1;
    rows += outcome.rows;
    if (outcome.action === 'New') plan.new += 1;
    else if (outcome.action === 'Changed') plan.changed += 1;
    else plan.unchanged += 1;
  });
  let all = 0;
  let rowsFollowing = 0;
  const lacks = new Map<string, ImportPlan['lacks'][number]>();
  await eachInTurns(found, (row) => {
    if (row.read.sheet.kind === 'agreements') all += 1;
    if (row.staysOut.includes(mode) && !hasOwnReason(row, mode)) rowsFollowing += 1;
    for (const { mode: of, what, why } of row.lacks) {
      if (of !== mode) continue;
      const key = `${what} ${why}`;
      lacks.set(key, { what, why, count: (lacks.get(key)?.count ?? 0) + 1 });
    }
  });
  return {
    ...plan,
    leftOut: all - agreements,
    rowsLeftOut: found.length - rows,
    rowsFollowing,
    movedTasks: 0,
    lacks: [...lacks.values()].toSorted((a, b) => b.count - a.count),
  };
}

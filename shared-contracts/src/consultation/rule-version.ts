import type { ProvincialRuleRow } from './provincial-rule.ts';

/** A row of the administered table of rules as it was for a time. */
export interface RuleVersion extends ProvincialRuleRow {
  /** Moments, as the database writes them in UTC; null: since ever, and until now. */
  readonly madeAt: string | null;
  readonly replacedAt: string | null;
}

/** The rules in force at a moment; the current ones by default. */
export function rulesAt(versions: readonly RuleVersion[], moment?: string | null): readonly RuleVersion[] {
  if (!moment) return versions.filter(({ replacedAt }) => replacedAt === null);
  const there = new Map<string, RuleVersion>();
  for (const version of versions) {
    const { id, madeAt, replacedAt } = version;
    if ((madeAt !== null && madeAt > moment) || (replacedAt !== null && replacedAt <= moment)) continue;
    const known = there.get(id);
    // The earliest that was not replaced yet.
    if (!known || known.replacedAt === null || (replacedAt !== null && replacedAt < known.replacedAt))
      there.set(id, version);
  }
  return [...there.values()];
}

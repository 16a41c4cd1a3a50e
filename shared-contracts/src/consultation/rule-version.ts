import type { ProvincialRuleRow } from './provincial-rule.ts';

/** A row of the table of rules that administrators maintain, as it was during some time. */
export interface RuleVersion extends ProvincialRuleRow {
  /** Moments in the database's notation, in UTC; null means from the beginning, or until now. */
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
    // If several match, the one that is replaced earliest counts.
    if (!known || known.replacedAt === null || (replacedAt !== null && replacedAt < known.replacedAt))
      there.set(id, version);
  }
  return [...there.values()];
}

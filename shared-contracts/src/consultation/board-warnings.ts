import { texts } from '../generated/texts/consultation-gaps.ts';
import type { Language } from '../i18n/language.ts';
import { inLanguage } from '../i18n/texts.ts';
import { rulesOn } from './provincial-rule.ts';
import type { Recipient } from './recipient.ts';
import { type RuleVersion, rulesAt } from './rule-version.ts';

/** A warning about the rules of a board that must not be omitted. */
export interface BoardWarning {
  readonly kind: 'NoDistance' | 'NoProvince';
  /** The rule without a distance. */
  readonly ruleId: string | null;
  /** The source of that rule in the law. */
  readonly source: string;
  /** How many recipients have no province. */
  readonly count: number;
}

/**
 * Warns about recipients whose province is not known, and about rules on whom to notify that are in force on a day,
 * yyyy-MM-dd, but set no distance: the project then decides itself who must be notified.
 */
export function boardWarnings(
  recipients: readonly Recipient[],
  versions: readonly RuleVersion[],
  today: string,
): readonly BoardWarning[] {
  const unknown = recipients.filter(({ jurisdictions }) => jurisdictions.length === 0).length;
  const rules = rulesAt(versions);
  const empty = new Map<string, string>();
  for (const { kind, jurisdictions } of recipients) {
    if (kind !== 'Stakeholder') continue;
    for (const { id } of jurisdictions) {
      const question = { activity: 'Notification', jurisdictionIds: [id], day: today };
      const [rule] = rulesOn(rules, question);
      if (rule && (rule.distance ?? null) === null) empty.set(rule.id, rule.source ?? '');
    }
  }
  return [
    ...(unknown > 0 ? [{ kind: 'NoProvince' as const, ruleId: null, source: '', count: unknown }] : []),
    ...[...empty].map(([ruleId, source]) => ({ kind: 'NoDistance' as const, ruleId, source, count: 0 })),
  ];
}

/** The text of a warning on the board: a sentence with the source of its rule. */
export function warningSentence({ kind, source, count }: BoardWarning, language: Language): string {
  const messages = inLanguage(texts, language);
  return kind === 'NoProvince'
    ? messages.NoProvince.replace('{count}', String(count))
    : messages.NoDistance.replace('{source}', source);
}

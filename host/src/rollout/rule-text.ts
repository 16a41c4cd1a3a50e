import type { ShownRule } from 'shared-contracts/rollout';
import type { Translate } from 'shared-ui';

/** A rule in words: 'Everybody', or '20 % of the users, Northfork Energy'. */
export function ruleText({ audience, share, companies, users }: ShownRule, t: Translate): string {
  if (audience !== 'some') return t(`audience.${audience}`);
  return [
    ...(share > 0 ? [t('rule.percent', { share })] : []),
    ...[...companies, ...users].map(({ name }) => name),
  ].join(', ');
}

import type { AreaRollout, ListedRelease, RolloutSubject } from 'shared-contracts/rollout';
import type { Translate } from 'shared-ui';
import { ruleText } from './rule-text.ts';

type ReleaseState = 'stable' | 'candidate' | 'halted' | 'rolledBack' | undefined;

/** What a release is to its area. */
export function releaseState(
  { version, rolledBackAt }: ListedRelease,
  { stable, candidate, haltedAt }: AreaRollout,
): ReleaseState {
  if (version === stable) return 'stable';
  if (version === candidate) return haltedAt ? 'halted' : 'candidate';
  return rolledBackAt ? 'rolledBack' : undefined;
}

/** The audience of a release in this state, in words; empty if there is none. */
export function getsText(
  state: ReleaseState,
  area: AreaRollout,
  subject: RolloutSubject | undefined,
  t: Translate,
): string {
  if (state === 'candidate' && subject) return ruleText(subject.rule, t);
  if (state !== 'stable') return '';
  return area.candidate && !area.haltedAt ? t('area.others') : t('area.everybody');
}

import { countText } from 'shared-contracts';
import type { ImportPlan } from 'shared-contracts/agreement-import';
import type { Translate } from 'shared-ui';

const inOrder = ['new', 'changed', 'unchanged', 'leftOut'] as const;

/** The effect of a finalize on agreements, such as '285 new, 9 changed, 3 left out'; zeros are left out. */
export function planText(plan: ImportPlan, t: Translate): string {
  const counted = inOrder.filter((name) => plan[name] > 0);
  const shown = counted.length > 0 ? counted : inOrder.slice(0, 1);
  return shown
    .map((name) => t(`agreementImport.counts.${name}`, { count: plan[name], n: countText(plan[name]) }))
    .join(', ');
}

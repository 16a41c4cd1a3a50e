import { useTexts } from 'shared-ui';
import { StatusPill } from 'shared-ui/grid';
import type { Run } from './use-rental-steps.ts';

/** How far a run is, in a word. */
export function RunState({ run: { status } }: { readonly run: Pick<Run, 'status'> }) {
  const { t } = useTexts('billing');
  return <StatusPill color={undefined}>{t(`rentals.statuses.${status}`)}</StatusPill>;
}

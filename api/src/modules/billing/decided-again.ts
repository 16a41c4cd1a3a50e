import type { TimeSelection } from 'shared-contracts/graphql';
import type { SelectedLine } from './review-store.ts';

/**
 * The lines that a decision reports. Named lines of which none is left to decide on were all decided the same way by this
 * person: the answer was lost, and the decision is sent again.
 */
export function reported(
  chosen: readonly SelectedLine[],
  { entryIds, timesheetIds }: TimeSelection,
  mine: readonly SelectedLine[],
  isDecidedSo: (line: SelectedLine) => boolean,
): number {
  if (mine.length > 0 || !(entryIds ?? timesheetIds)) return mine.length;
  return chosen.every(isDecidedSo) ? chosen.length : 0;
}

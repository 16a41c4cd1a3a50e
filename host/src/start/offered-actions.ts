import type { ActionDeclaration } from 'shared-contracts';
import { mayInGrid } from 'shared-contracts/grids';
import { type CurrentUser, passesGate } from 'shared-contracts/rights';

/** The actions for selected rows that a person is offered; the API decides for each row (decision 12). */
export const offeredActions = (
  actions: readonly ActionDeclaration[] | undefined,
  permissions: number,
  user: CurrentUser | null,
): readonly ActionDeclaration[] =>
  (actions ?? []).filter(
    ({ needs, gate }) =>
      mayInGrid(permissions, needs) && (gate === undefined || (user !== null && passesGate(gate, user))),
  );

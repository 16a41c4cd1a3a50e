import type { ActionDeclaration } from 'shared-contracts';
import { mayInGrid } from 'shared-contracts/grids';
import { type CurrentUser, passesGate } from 'shared-contracts/rights';

/** What of a list's actions for selected rows a person is offered; the API decides of each row (decision 12). */
export const offeredActions = (
  actions: readonly ActionDeclaration[] | undefined,
  permissions: number,
  user: CurrentUser | null,
): readonly ActionDeclaration[] =>
  (actions ?? []).filter(
    ({ needs, gate }) =>
      mayInGrid(permissions, needs) && (gate === undefined || (user !== null && passesGate(gate, user))),
  );

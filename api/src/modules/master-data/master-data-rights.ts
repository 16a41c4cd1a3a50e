import { mayEditMasterData, routeAccess, routeTable } from 'shared-contracts';
import type { MasterDataDeclaration } from 'shared-contracts/master-data';
import { forbidden } from '../../platform/errors/app-error.ts';
import type { GraphqlContext } from '../../records/graphql-context.ts';

/** Who may not open the form may not write either: gate and flags of its route count (decision 12). Throws FORBIDDEN. */
export async function checkMasterDataRight(
  { route }: MasterDataDeclaration,
  { rollout, user }: GraphqlContext,
): Promise<void> {
  const entry = routeTable.find(({ name }) => name === route);
  const isOpen = entry !== undefined && routeAccess(entry, await rollout.flagsFor(user), user) === 'open';
  if (!isOpen || !mayEditMasterData(user)) {
    throw forbidden('Only a system administrator can change this list.');
  }
}

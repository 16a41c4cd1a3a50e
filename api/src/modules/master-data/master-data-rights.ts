import { mayEditMasterData, routeAccess, routeTable } from 'shared-contracts';
import type { MasterDataDeclaration } from 'shared-contracts/master-data';
import type { RolloutContext } from '../../delivery/rollout/rollout-context.ts';
import { texts } from '../../generated/texts/master-data.ts';
import { forbidden } from '../../platform/errors/app-error.ts';
import { messageFrom } from '../../platform/errors/localized-message.ts';
import type { RecordContext } from '../../records/record-context.ts';
import type { TaskMove } from '../assigned-tasks/index.ts';

/** The context of resolvers of administered records. */
export interface MasterDataContext extends RecordContext, RolloutContext {
  /** Called with the tasks that a save of a task model moves. */
  readonly onMoves?: (moves: readonly TaskMove[]) => void;
}

/**
 * A person who may not open the form may not write either: the gate and flags of its route apply (decision 12). Throws
 * FORBIDDEN.
 */
export async function checkMasterDataRight(
  { route }: MasterDataDeclaration,
  { rollout, user }: MasterDataContext,
): Promise<void> {
  const entry = routeTable.find(({ name }) => name === route);
  const flags = await rollout.flagsFor(user);
  const isOpen = entry !== undefined && routeAccess(entry, flags, user) === 'open';
  const isOn = entry?.flags.every((flag) => flags[flag]) ?? true;
  if (!isOn && mayEditMasterData(user)) throw forbidden(messageFrom(texts, ({ off }) => off));
  if (!isOpen || !mayEditMasterData(user)) {
    throw forbidden(messageFrom(texts, ({ onlyAdministrators }) => onlyAdministrators));
  }
}

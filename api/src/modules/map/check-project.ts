import { type CurrentUser, canAccessProject } from 'shared-contracts/rights';
import { texts } from '../../generated/texts/map.ts';
import type { Db } from '../../platform/db/database.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { messageFrom } from '../../platform/errors/localized-message.ts';
import { findProjectParties } from '../project-place-store.ts';

/** Refuses a project that the person cannot open (decision 17). Throws NOT_FOUND. */
export async function checkProject(db: Db, user: CurrentUser, id: string): Promise<void> {
  const parties = await findProjectParties(db, id);
  if (!parties || !canAccessProject(user, parties))
    throw notFound(messageFrom(texts, ({ noProject }) => noProject));
}

/** The requested project; undefined if everything that the person sees is requested. Throws NOT_FOUND. */
export async function requestedProject(
  db: Db,
  user: CurrentUser,
  { id, multiProject }: { readonly id?: string | undefined; readonly multiProject: boolean },
): Promise<string | undefined> {
  if (multiProject || id === undefined) return undefined;
  await checkProject(db, user, id);
  return id;
}

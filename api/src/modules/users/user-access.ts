import type { OnboardingKind } from 'shared-contracts/accounts';
import type { UserAccess, UserWork } from 'shared-contracts/graphql';
import { type CurrentUser, mayEditMasterData } from 'shared-contracts/rights';
import { endSessionsOf, listSessions } from '../../accounts/sessions/session-store.ts';
import { texts } from '../../generated/texts/people.ts';
import { badInput, forbidden, notFound } from '../../platform/errors/app-error.ts';
import { messageFrom, toProgrammers } from '../../platform/errors/localized-message.ts';
import { isUuid } from '../../platform/server/arguments.ts';
import { findAccess, noteInvitation } from './user-access-store.ts';
import type { UserContext } from './user-context.ts';
import { countWork } from './user-work-store.ts';

const seesAccess = (user: CurrentUser, id: string): boolean => user.isSystemAdministrator || user.id === id;

/** A person's access. Throws NOT_FOUND unless a system administrator or the person asks. */
export async function readAccess(
  { db, user, clock, sessionToken }: UserContext,
  id: string,
): Promise<UserAccess> {
  const found = isUuid(id) && seesAccess(user, id) ? await findAccess(db, id) : undefined;
  if (!found) throw notFound();
  return { ...found, sessions: await listSessions(db, id, sessionToken, clock) };
}

/**
 * The work that a leaving person would still have. Throws NOT_FOUND unless a system administrator or the person asks.
 */
export async function readWork(context: UserContext, id: string): Promise<UserWork> {
  const found = isUuid(id) && seesAccess(context.user, id) ? await countWork(context, id) : undefined;
  if (!found) throw notFound();
  return found;
}

/** Mails a link: an invitation, or one to choose a new password. Throws an AppError. */
export async function sendLink(context: UserContext, id: string, kind: OnboardingKind): Promise<UserAccess> {
  const { db, user, clock, mail } = context;
  if (!mayEditMasterData(user))
    throw forbidden(messageFrom(texts, ({ onlyAdministrators }) => onlyAdministrators));
  const found = isUuid(id) ? await findAccess(db, id) : undefined;
  if (!found) throw notFound();
  if (!found.isActive) throw badInput(messageFrom(texts, ({ notActive }) => notActive));
  await db.transaction().execute(async (transaction) => {
    if (kind === 'invite-user') await noteInvitation(transaction, id, clock());
    await mail.add(transaction, kind, id);
  });
  mail.nudge();
  return readAccess(context, id);
}

/** Ends sessions of a person, possibly including the current one. Throws an AppError. */
export async function endSessions(
  context: UserContext,
  id: string,
  ids: readonly string[] | null | undefined,
): Promise<UserAccess> {
  const { db, memory } = context;
  await readAccess(context, id);
  if (ids?.some((session) => !isUuid(session))) throw badInput(toProgrammers('ids must be UUIDs.'));
  if (!ids || ids.length > 0) await endSessionsOf(db, id, ids ?? undefined);
  memory.forgetUser(id);
  return readAccess(context, id);
}

import { randomUUID } from 'node:crypto';
import type { Db } from '../../platform/db/database.ts';
import { unnamedAccount } from '../../platform/mail/mail-greeting.ts';
import type { MailQueue } from '../../platform/mail/mail-queue.ts';
import { lockFirstAdministrator } from './first-administrator-store.ts';

interface FirstAdministrator {
  readonly email: string;
  /** The name of the administrator's company, if the installation has none. */
  readonly company: string;
}

/**
 * Creates the first system administrator of an installation that has none, and a company for them, and sends the
 * invitation. If there is an administrator already, nothing happens.
 */
export async function inviteFirstAdministrator(
  db: Db,
  mail: MailQueue,
  { email, company }: FirstAdministrator,
): Promise<void> {
  const now = new Date();
  const isInvited = await db.transaction().execute(async (transaction) => {
    // If several copies start together, one of them checks first; the others wait here and then find the invited
    // person.
    await lockFirstAdministrator(transaction);
    const known = await transaction
      .selectFrom('appUser')
      .select('id')
      .where((where) =>
        where.or([
          where.and([where('isSystemAdministrator', '=', true), where('isActive', '=', true)]),
          where(where.fn('lower', ['email']), '=', email),
        ]),
      )
      .executeTakeFirst();
    if (known) return false;
    const first = await transaction.selectFrom('company').select('id').orderBy('code').executeTakeFirst();
    const companyId = first?.id ?? randomUUID();
    if (!first) {
      await transaction
        .insertInto('company')
        .values({ id: companyId, code: 'MAIN', companyName: company, kind: 'broker' })
        .execute();
    }
    const id = randomUUID();
    await transaction
      .insertInto('appUser')
      .values({
        id,
        companyId,
        ...unnamedAccount,
        userName: email,
        email,
        passwordHash: null,
        isSystemAdministrator: true,
        canAccessInvoice: true,
        canRunRentals: true,
        invitedAt: now,
      })
      .execute();
    await mail.add(transaction, 'invite-user', id);
    return true;
  });
  if (isInvited) mail.nudge();
}

import { ownFlagNames } from 'shared-contracts/flags';
import { forEverybody } from 'shared-contracts/rollout';
import { hashPassword } from '../accounts/sessions/passwords.ts';
import { keepPapersOfBefore } from '../modules/invoice-paper-store.ts';
import type { Db } from '../platform/db/database.ts';
import type { FileStore } from '../platform/files/file-store.ts';
import { demoAccounts, demoCompanies, demoPassword } from './demo-accounts.ts';
import type { KeepFile } from './demo-files.ts';
import { seedLogos } from './demo-logos.ts';
import { seedPortfolio } from './demo-portfolio.ts';
import { seedRentRun } from './demo-rent-run.ts';
import { seedCheckedRules } from './demo-rules-store.ts';
import { takeTurn } from './demo-store.ts';

/** All flags except the one that hands associates over to accounting. */
const demoFlags = ownFlagNames.filter((name) => name !== 'enableBusinessAssociatesIntegration');

/** The demo's people chose their passwords some time ago. */
const passwordsSetAt = new Date(Date.UTC(2026, 0, 5, 16));

async function seedAccounts(db: Db): Promise<void> {
  await db
    .insertInto('company')
    .values([...demoCompanies])
    .execute();
  const users = await Promise.all(
    demoAccounts.map(async ({ id, userName, firstName, lastName, company, rights }) => ({
      id,
      userName,
      email: userName,
      firstName,
      lastName,
      companyId: company.id,
      passwordHash: await hashPassword(demoPassword),
      passwordSetAt: passwordsSetAt,
      ...rights,
    })),
  );
  for (const user of users) await db.insertInto('appUser').values(user).execute();
}

/** Puts the demo's files into a file store. */
export const keepIn =
  (files: FileStore): KeepFile =>
  ({ sha256, bytes }) =>
    files.put(sha256, bytes);

interface DemoOptions {
  /** The number of portfolios, each with sixty projects and a thousand agreements. */
  readonly scale?: number;
  /** Stores the bytes of each file; without it they are not stored. */
  readonly keep?: KeepFile;
}

/** Fills an empty database with the demo, once; false if the demo is there already. */
export async function seedDemo(
  db: Db,
  { scale = 1, keep = async () => {} }: DemoOptions = {},
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    // If two copies start together on one database, the second waits here, however long the first takes, and then finds
    // the demo.
    await takeTurn(transaction);
    const known = await transaction.selectFrom('company').select('id').limit(1).executeTakeFirst();
    if (known) return false;
    await seedAccounts(transaction);
    await seedLogos(transaction, keep);
    await seedPortfolio(transaction, scale, keep);
    if (scale === 1) await seedRentRun(transaction);
    await keepPapersOfBefore(transaction, 'WithNumber');
    const administrator = demoAccounts.find(({ rights }) => 'isSystemAdministrator' in rights);
    if (administrator) await seedCheckedRules(transaction, administrator.id);
    await transaction
      .updateTable('rolloutRule')
      .set({ rule: JSON.stringify(forEverybody) })
      .where('name', 'in', demoFlags)
      .execute();
    return true;
  });
}

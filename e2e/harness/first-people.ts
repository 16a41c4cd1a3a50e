import { type Browser, expect, type Page } from '@playwright/test';
import { acceptInvitation, type Mailed } from './onboarding.ts';
import { peoplesClock } from './peoples-clock.ts';
import { fillIn, pick } from './record-form.ts';
import { startHeading } from './start-screen.ts';

const password = 'Meadow*78';
const windowOf = { viewport: { width: 1440, height: 900 }, locale: 'en-CA', timezoneId: peoplesClock };

/** A person of the company that keeps the installation, by the names that the user form asks for. */
interface Person {
  readonly firstName: string;
  readonly lastName: string;
  /** As their ticks are called. */
  readonly roles: readonly string[];
}

/** Makes a person in the user form and invites them, who come in by the link in the mail. Returns their own browser. */
export async function personComesIn(
  boss: Page,
  browser: Browser,
  mailed: Mailed,
  { firstName, lastName, roles }: Person,
): Promise<Page> {
  const userName = firstName.toLowerCase();
  const address = `${userName}@example.ca`;
  await boss.goto('/user/new');
  await fillIn(boss, 'First name', firstName);
  await fillIn(boss, 'Last name', lastName);
  await fillIn(boss, 'User name', userName);
  await fillIn(boss, 'Work e-mail', address);
  await pick(boss, 'Company', 'Foothills Land');
  await boss.getByRole('link', { name: 'Roles', exact: true }).click();
  for (const role of roles) await boss.getByLabel(role, { exact: true }).check();
  await boss.getByRole('button', { name: 'Save' }).click();
  await expect(boss).toHaveURL(/\/user\/[0-9a-f-]{36}\/roles$/);
  await boss.getByRole('link', { name: 'Details', exact: true }).click();
  await boss.getByRole('button', { name: 'Invite' }).click();
  await boss.getByRole('dialog').getByRole('button', { name: 'Invite' }).click();
  await expect(boss.getByText(`A mail to ${address} is on its way.`)).toBeVisible();
  const baseURL = new URL(boss.url()).origin;
  const page = await (await browser.newContext({ baseURL, ...windowOf })).newPage();
  await acceptInvitation(page, mailed, address, password);
  await expect(startHeading(page)).toBeVisible();
  return page;
}

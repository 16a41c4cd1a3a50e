import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { readOutbox } from '../../api/src/testing/index.ts';
import { keepsSpokenLabelsHidden } from './barriers.ts';

/** Finds a text in the newest mail to an address; waits until it has come. */
export type Mailed = (address: string, pattern: RegExp) => Promise<string>;

/** Reads the mails that a suite wrote below its data folder. */
export const mailsIn =
  (folder: string): Mailed =>
  async (address, pattern) => {
    let found = '';
    await expect(async () => {
      const mails = await readOutbox(join(folder, 'outbox'), address);
      found = mails.map(({ text = '' }) => pattern.exec(text)?.[1]).find(Boolean) ?? '';
      expect(found).not.toBe('');
    }).toPass({ timeout: 60_000 });
    return found;
  };

/** The token in a mail that has a link. */
export const linkInMail = /confirm-details\/([\w-]+)/;

export const codeInMail = /^(\d{6})$/m;

/** The last step of the wizard: the password, with its hints. */
export async function choosePassword(page: Page, password: string): Promise<void> {
  await page.getByRole('textbox', { name: 'New password' }).fill(password);
  await keepsSpokenLabelsHidden(page);
  await expect(page.getByRole('listitem').filter({ hasText: 'missing' })).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Confirm password' }).fill(password);
  await page.getByRole('button', { name: 'Set Password' }).click();
  await expect(page.getByRole('heading', { name: 'Your password is set' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** Goes from the invitation in the mail to the start, signed in. Returns the code that was used. */
export async function acceptInvitation(
  page: Page,
  mailed: Mailed,
  address: string,
  password: string,
): Promise<string> {
  await page.goto(`/invite-user/confirm-details/${await mailed(address, linkInMail)}`);
  await expect(page.getByText(address).first()).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL(/\/invite-user\/enter-security-code\?id=/);
  const used = await mailed(address, codeInMail);
  await page.getByLabel('Security code').fill(used);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL(/\/invite-user\/set-password$/);
  await choosePassword(page, password);
  return used;
}

/** Signs in at the login form that is open. */
export async function signInAs(page: Page, userName: string, password: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Sign in to Rightway' });
  await dialog.getByLabel('User name or e-mail').fill(userName);
  await dialog.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.keyboard.press('Enter');
}

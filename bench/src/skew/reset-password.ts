import type { Page } from '@playwright/test';
import { mailsIn } from '../../../e2e/harness/onboarding.ts';

/** A person is sent a link once in a while, and a link sends so many codes: several take turns. */
const people = ['readonly', 'superuser', 'approver', 'invoicing', 'prairie'] as const;
const link = /reset-password\/confirm-details\/([\w-]+)/;

/** Links that were sent: a newer one would end them. */
const links = new Map<string, string>();

async function askForLink(page: Page, address: string, dataFolder: string): Promise<string> {
  await page.request.post('/api/account/request-password-reset', { data: { userName: address } });
  const token = await mailsIn(dataFolder)(address, link);
  links.set(address, token);
  return token;
}

/** Somebody who is not signed in follows the link of a mail, and has a security code sent. */
export async function resetPassword(page: Page, number: number, dataFolder: string): Promise<void> {
  const address = `${people[number % people.length]}@rightway.test`;
  const token = links.get(address) ?? (await askForLink(page, address, dataFolder));
  await page.goto(`/reset-password/confirm-details/${token}`);
  await page.getByRole('heading', { name: 'Reset your password' }).waitFor();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByText('Step 2 of 3').waitFor();
}

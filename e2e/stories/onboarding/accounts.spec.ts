import type { Page } from '@playwright/test';
import {
  acceptInvitation,
  choosePassword,
  codeInMail,
  type Mailed,
  signInAs,
} from '../../harness/onboarding.ts';
import { startHeading } from '../../harness/start-screen.ts';
import { demoPassword, expect, story, userNameOf } from '../../harness/suite-story.ts';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Sign in to Rightway' });

/** Makes a person in the user form and sends the invitation. */
async function invite(page: Page, name: string): Promise<string> {
  const address = `${name.toLowerCase()}@example.ca`;
  await page.goto('/user/new');
  await page.getByLabel('First name').fill(name);
  await page.getByLabel('Last name').fill('Field');
  await page.getByLabel('User name').fill(name.toUpperCase());
  await page.getByLabel('Work e-mail').fill(address);
  await page.getByRole('combobox', { name: 'Company' }).click();
  await page.getByRole('option', { name: 'Rightway Land Services' }).click();
  await page.getByRole('link', { name: 'Roles', exact: true }).click();
  await page.getByLabel('Editor').check();
  await page.getByRole('button', { name: 'Save' }).click();
  // The save keeps the place: the tab that was open.
  await expect(page).toHaveURL(/\/user\/[0-9a-f-]{36}\/roles$/);
  await expect(page.getByLabel('Editor')).toBeChecked();
  await page.getByRole('link', { name: 'Details', exact: true }).click();
  await page.getByRole('button', { name: 'Invite' }).click();
  const modal = page.getByRole('dialog', { name: `Invite ${name} Field` });
  await expect(modal).toContainText(address);
  await modal.getByRole('button', { name: 'Invite' }).click();
  await expect(page.getByText(`A mail to ${address} is on its way.`)).toBeVisible();
  return address;
}

/** The code of the newest mail, once that is another than the one before. */
async function nextCode(mailed: Mailed, address: string, before: string): Promise<string> {
  let next = before;
  await expect(async () => {
    next = await mailed(address, codeInMail);
    expect(next).not.toBe(before);
  }).toPass();
  return next;
}

story(
  'A system administrator invites somebody, who works until the access is taken away',
  async ({ page, browser, suite, signedIn, mailed, expectedMessages }) => {
    expectedMessages.push(/status of 401/);
    await signedIn('admin');
    const address = await invite(page, 'Nora');

    const hers = await (await browser.newContext({ baseURL: suite.address })).newPage();
    await acceptInvitation(hers, mailed, address, 'Field#2026');
    await expect(startHeading(hers)).toBeVisible();

    await hers.getByRole('button', { name: 'nora' }).click();
    await hers.getByRole('menuitem', { name: 'My account' }).click();
    await expect(hers.getByRole('heading', { name: 'Nora Field' })).toBeVisible();
    await expect(hers.getByLabel('User name')).toHaveAttribute('readonly', '');
    await hers.getByLabel('Job title').fill('Land agent');
    await hers.getByRole('button', { name: 'Save' }).click();
    await expect(hers.getByRole('button', { name: 'Saved' })).toBeVisible();
    await hers.getByRole('link', { name: 'Access', exact: true }).click();
    await expect(hers.getByRole('row').filter({ hasText: 'This browser' })).toHaveCount(1);

    await page.reload();
    await expect(page.getByRole('button', { name: 'Reset Password' })).toBeVisible();
    await page.getByLabel('Active').uncheck();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible();
    await hers.goto('/home');
    await signInAs(hers, 'nora', 'Field#2026');
    await expect(dialogOf(hers).getByRole('alert')).toHaveText('The user name or password is not right.');
    await hers.context().close();
  },
);

story(
  'Somebody who forgot the password asks for a link, takes the second code and gets in',
  async ({ page, browser, suite, signedIn, mailed, expectedMessages }) => {
    expectedMessages.push(/status of (401|404|422)/);
    await signedIn('admin');
    const address = await invite(page, 'Gus');
    const his = await (await browser.newContext({ baseURL: suite.address })).newPage();
    const used = await acceptInvitation(his, mailed, address, 'Field#2026');
    await expect(startHeading(his)).toBeVisible();
    await his.context().clearCookies();
    await his.goto('/home');

    await his.getByRole('button', { name: 'Forgot your password?' }).click();
    await his.getByLabel('User name or e-mail').fill('nobody@example.ca');
    await his.getByRole('button', { name: 'Send the link' }).click();
    const answer = 'If there is an account with this name, a link is on its way to its mailbox.';
    await expect(his.getByRole('status').filter({ hasText: answer })).toBeVisible();
    await his.getByRole('button', { name: 'Back to sign in' }).click();
    await his.getByRole('button', { name: 'Forgot your password?' }).click();
    await his.getByLabel('User name or e-mail').fill('GUS');
    await his.getByRole('button', { name: 'Send the link' }).click();
    await expect(his.getByRole('status').filter({ hasText: answer })).toBeVisible();

    const token = await mailed(address, /reset-password\/confirm-details\/([\w-]+)/);
    await his.goto(`/reset-password/confirm-details/${token}`);
    await expect(his.getByRole('heading', { name: 'Reset your password' })).toBeVisible();
    await his.getByRole('button', { name: 'Next' }).click();
    await expect(his.getByText('Step 2 of 3')).toBeVisible();
    await his.getByRole('button', { name: 'Next' }).click();
    await expect(his.getByText('Field is required.')).toBeVisible();
    const first = await nextCode(mailed, address, used);
    await his.getByRole('button', { name: 'Request New Code' }).click();
    await expect(his).toHaveURL(/\/reset-password\/new-code-sent/);
    await his.getByRole('button', { name: 'Accept' }).click();
    const second = await nextCode(mailed, address, first);
    await his.getByLabel('Security code').fill(first);
    await his.getByRole('button', { name: 'Next' }).click();
    await expect(his.getByText('This security code is not right or has expired.')).toBeVisible();
    await his.getByLabel('Security code').fill(second);
    await his.getByRole('button', { name: 'Next' }).click();
    await expect(his.getByLabel('Confirm password')).toBeVisible();

    // A reload leads back to the code, and a code works once.
    await his.reload();
    await expect(his).toHaveURL(/\/reset-password\/enter-security-code\?id=/);
    await his.getByRole('button', { name: 'Request New Code' }).click();
    await his.getByRole('button', { name: 'Accept' }).click();
    await his.getByLabel('Security code').fill(await nextCode(mailed, address, second));
    await his.getByRole('button', { name: 'Next' }).click();
    await choosePassword(his, 'Meadow*77');
    await expect(startHeading(his)).toBeVisible();

    await his.goto(`/reset-password/confirm-details/${token}`);
    await expect(his.getByRole('alert')).toContainText('This link is no longer valid.');
    await his.context().close();
  },
);

story(
  'Single sign-on opens its own window, says why it was refused, and lets in who is known',
  async ({ page, identityProvider }) => {
    await page.goto('/home');
    identityProvider.account = { id: 'stranger', email: 'stranger@example.ca', isVerified: true };
    const refused = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Use single sign-on' }).click();
    await expect.poll(async () => (await refused).isClosed()).toBe(true);
    await expect(dialogOf(page).getByRole('alert')).toHaveText(
      'Nobody at Rightway has this account’s e-mail address. Ask your system administrator to invite you.',
    );
    identityProvider.account = { id: 'approver', email: userNameOf('approver'), isVerified: true };
    await page.context().clearCookies();
    const opened = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Use single sign-on' }).click();
    await expect.poll(async () => (await opened).isClosed()).toBe(true);
    await expect(dialogOf(page)).toBeHidden();
    await expect(startHeading(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'April Roy' })).toBeVisible();
  },
);

story(
  'The sign-on callback without a window that opened it goes to the start',
  async ({ page, signedIn }) => {
    await signedIn('broker');
    await page.goto('/login-callback?errorMessage=Nothing');
    await expect(page).toHaveURL(/\/$/);
    await expect(startHeading(page)).toBeVisible();
  },
);

story('Signing out everywhere ends the other browser too', async ({ page, browser, suite }) => {
  const other = await browser.newContext({ baseURL: suite.address });
  for (const { request } of [page.context(), other]) {
    const answer = await request.post('/api/account/sign-in', {
      data: { userName: userNameOf('superuser'), password: demoPassword },
    });
    expect(answer.status()).toBe(200);
  }
  await page.goto('/home');
  await page.getByRole('button', { name: 'Sam Usher' }).click();
  await page.getByRole('menuitem', { name: 'My account' }).click();
  await page.getByRole('link', { name: 'Access', exact: true }).click();
  await expect(
    page
      .getByRole('row')
      .filter({ hasText: '127.0.0.1' })
      .or(page.getByRole('row').filter({ hasText: '::1' })),
  ).toHaveCount(2);
  await page.getByRole('button', { name: 'Sign Out Everywhere' }).click();
  await page
    .getByRole('dialog', { name: 'Sign out everywhere' })
    .getByRole('button', { name: 'Sign Out' })
    .click();
  await expect(dialogOf(page)).toBeVisible();
  const theirs = await other.newPage();
  await theirs.goto('/home');
  await expect(dialogOf(theirs)).toBeVisible();
  await other.close();
});

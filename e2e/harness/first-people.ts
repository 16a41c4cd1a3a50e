import { randomUUID } from 'node:crypto';
import { type Browser, expect, type Page } from '@playwright/test';
import * as v from 'valibot';
import { askApi } from './ask-api.ts';
import { acceptInvitation, codeInMail, linkInMail, type Mailed, signInAs } from './onboarding.ts';
import { fillIn, pick } from './record-form.ts';
import { startHeading } from './start-screen.ts';

const password = 'Meadow*78';
const windowOf = { viewport: { width: 1440, height: 900 }, locale: 'en-CA', timezoneId: 'America/Edmonton' };

/** Makes a land agent in the user form and invites them, who come in by the link in the mail. */
export async function landAgentComesIn(boss: Page, browser: Browser, mailed: Mailed): Promise<Page> {
  const address = 'lee@example.ca';
  await boss.goto('/user/new');
  await fillIn(boss, 'First name', 'Lee');
  await fillIn(boss, 'Last name', 'Acres');
  await fillIn(boss, 'User name', 'lee');
  await fillIn(boss, 'Work e-mail', address);
  await pick(boss, 'Company', 'Foothills Land');
  await boss.getByRole('link', { name: 'Roles', exact: true }).click();
  for (const role of ['Broker', 'Editor']) await boss.getByLabel(role).check();
  await boss.getByRole('button', { name: 'Save' }).click();
  await expect(boss).toHaveURL(/\/user\/[0-9a-f-]{36}\/roles$/);
  await boss.getByRole('link', { name: 'Details', exact: true }).click();
  await boss.getByRole('button', { name: 'Invite' }).click();
  await boss.getByRole('dialog').getByRole('button', { name: 'Invite' }).click();
  await expect(boss.getByText(`A mail to ${address} is on its way.`)).toBeVisible();
  const baseURL = new URL(boss.url()).origin;
  const page = await (await browser.newContext({ baseURL, ...windowOf })).newPage();
  await acceptInvitation(page, mailed, address, password);
  await signInAs(page, 'lee', password);
  await expect(startHeading(page)).toBeVisible();
  return page;
}

const companySchema = v.object({ productClientId: v.string() });

/**
 * A colleague of the administrator's, who is made, invited and signed in by calls: the screens that make them are those
 * of the land agent.
 */
export async function colleagueComesIn(
  boss: Page,
  browser: Browser,
  mailed: Mailed,
  name: string,
  rights: Readonly<Record<string, boolean>>,
): Promise<Page> {
  const [id, userName, workEmail] = [randomUUID(), name.toLowerCase(), `${name.toLowerCase()}@example.ca`];
  const { productClientId } = v.parse(
    companySchema,
    await askApi(boss, '{ found: currentUser { productClientId } }'),
  );
  await askApi(boss, 'mutation U($input: UserInput!) { found: updateUser(input: $input) { id } }', {
    input: {
      ...{ id, firstName: name, lastName: 'Field', userName, workEmail, isActive: true, locale: 'en' },
      ...{ productClient: { id: productClientId }, ...rights },
    },
  });
  await askApi(boss, 'mutation I($id: ID!) { found: inviteUser(id: $id) { id } }', { id });
  const context = await browser.newContext({ baseURL: new URL(boss.url()).origin, ...windowOf });
  const post = async (path: string, data: object) => {
    const answer = await context.request.post(`/api/account/${path}`, { data });
    expect([path, answer.status()]).toEqual([path, 200]);
  };
  const encryptedUserId = await mailed(workEmail, linkInMail);
  await post('invite-user/send-security-code', { userId: encryptedUserId });
  await post('validate-security-code', {
    encryptedUserId,
    securityCode: await mailed(workEmail, codeInMail),
  });
  await post('set-password', { encryptedUserId, newPassword: password, confirmPassword: password });
  await post('sign-in', { userName, password });
  return context.newPage();
}

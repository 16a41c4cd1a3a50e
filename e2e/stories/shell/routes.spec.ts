import type { Page } from '@playwright/test';
import { type FlagName, routeAccess, routeTable } from 'shared-contracts';
import { startSchema } from 'shared-contracts/rest';
import * as v from 'valibot';
import { goTo } from '../../harness/go-to.ts';
import { startHeading } from '../../harness/start-screen.ts';
import { expect, type Person, story } from '../../harness/suite-story.ts';

// Who may what is tried by the table's own tests for everybody: these two meet each answer that a route can give.
const people: readonly Person[] = ['admin', 'readonly'];

async function startOf(page: Page, address: string) {
  const answer = await page.request.get(`${address}/api/start`);
  return v.parse(startSchema, (await answer.json()).result);
}

for (const person of people) {
  story(
    `Every route opens for ${person} or is refused, as the table says`,
    async ({ page, signedIn, suite, expectedMessages }) => {
      story.setTimeout(360_000);
      // There is no such record; a person without access to its kind is shown that.
      expectedMessages.push(/status of 40[34].*api\/records/);
      await signedIn(person);
      const { user, flags } = await startOf(page, suite.address);
      const id = '5b0c1c9e-0000-4000-8000-0000000000aa';
      await page.goto('/docs/help');
      for (const route of routeTable) {
        if (['login-callback', 'graphql'].includes(route.name)) continue;
        const access = routeAccess(route, flags, user, id);
        await goTo(page, `/${route.path.replace(':id', id)}/deeper/still`);
        const main = page.getByRole('main');
        // Pages for visitors look the same to people who are signed in.
        if (access === 'accessDenied') {
          await expect(main, route.name).toContainText('LOAD FAILED');
          await expect(main, route.name).toContainText('Access Denied');
        } else {
          await expect(main, route.name).toContainText(
            // A person without access to a project is not shown whether it exists.
            route.name === 'surface-project'
              ? 'Access Denied'
              : /will be here|There is no such record|There is no record at this address|Request body|POST|This cannot go on|Rollout|Mark all as read|paste rows here/,
          );
        }
      }
    },
  );
}

story('An unknown address shows the start screen', async ({ page, signedIn }) => {
  await signedIn('operator');
  for (const path of ['/', '/home', '/nothing/like/this', '/master-data/nonsense/1']) {
    await page.goto(path);
    await expect(startHeading(page)).toBeVisible();
  }
});

story('Access Denied leads back to the start screen', async ({ page, signedIn }) => {
  await signedIn('operator');
  await page.goto('/master-data/countries/new');
  await expect(page.getByRole('heading', { name: 'LOAD FAILED' })).toBeVisible();
  await expect(page.getByRole('alert').getByText('Access Denied')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(/\/home$/);
  await expect(startHeading(page)).toBeVisible();
});

story('A person opens the own user form and no other', async ({ page, signedIn, suite }) => {
  await signedIn('readonly');
  const { user } = await startOf(page, suite.address);
  await page.goto(`/user/${user?.id}`);
  await expect(page.getByRole('heading', { name: 'Rita Olsen' })).toBeVisible();
  await expect(page.getByText(/^Your access is read-only/)).toBeVisible();
  await page.goto('/user/5b0c1c9e-0000-4000-8000-0000000000aa');
  await expect(page.getByRole('alert').getByText('Access Denied')).toBeVisible();
});

/** Answers as if an operator had switched a flag off. */
async function switchOff(page: Page, ...names: readonly FlagName[]): Promise<void> {
  await page.route('**/api/start', async (route) => {
    const response = await route.fetch();
    const { result } = await response.json();
    const flags = { ...result.flags, ...Object.fromEntries(names.map((name) => [name, false])) };
    await route.fulfill({ response, json: { result: { ...result, flags } } });
  });
}

story(
  'With the task manager off its four routes say Access Denied, even to an administrator',
  async ({ page, signedIn }) => {
    await signedIn('admin');
    await switchOff(page, 'enableTaskManager');
    for (const path of ['task-manager', 'role', 'task', 'task-model']) {
      await page.goto(`/${path}/new`);
      await expect(page.getByRole('alert').getByText('Access Denied')).toBeVisible();
    }
  },
);

story('Other routes whose flag is off show the start screen', async ({ page, signedIn }) => {
  await signedIn('admin');
  await switchOff(page, 'enableInvoicing', 'enableAgreementEvents', 'enableTimesheetsAndInvoicingPhaseTwo');
  for (const path of [
    'invoices',
    'master-data/tax-types',
    'templates/model',
    'rates',
    'master-data/ledger-codes',
  ]) {
    await page.goto(`/${path}/new`);
    await expect(startHeading(page)).toBeVisible();
    await expect(page.getByText(`/${path}/new is switched off for you.`)).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toBeHidden();
  }
});

story('Visitors reach the onboarding pages without signing in', async ({ page }) => {
  for (const path of ['/invite-user', '/reset-password']) {
    await page.goto(path);
    await expect(page.getByRole('alert')).toHaveText(
      'The address is not complete. Open the link in your mail again.',
    );
    await expect(page.getByRole('dialog')).toBeHidden();
  }
});

story(
  'The sign-on callback tells its opener what went wrong, and closes',
  async ({ page, context, signedIn }) => {
    await signedIn('broker');
    await page.goto('/home');
    const told = page.evaluate(
      () =>
        new Promise((resolve) => {
          window.addEventListener('message', ({ data }) => resolve(data), { once: true });
          window.open('/login-callback?errorMessage=No%20such%20user', 'callback');
        }),
    );
    const popup = await context.waitForEvent('page');
    expect(await told).toEqual({ type: 'rightway.login', errorMessage: 'No such user' });
    await expect.poll(() => popup.isClosed()).toBe(true);

    await page.goto('/login-callback');
    await expect(startHeading(page)).toBeVisible();
  },
);

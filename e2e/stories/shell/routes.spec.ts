import type { Page } from '@playwright/test';
import { routeAccess, routeTable } from 'shared-contracts';
import { startSchema } from 'shared-contracts/rest';
import * as v from 'valibot';
import { goTo } from '../../harness/go-to.ts';
import { startHeading } from '../../harness/start-screen.ts';
import { expect, story } from '../../harness/suite-story.ts';

async function startOf(page: Page, address: string) {
  const answer = await page.request.get(`${address}/api/start`);
  return v.parse(startSchema, (await answer.json()).result);
}

// Who may open what is tried by the tests of the gate for everybody: this one meets a screen of each.
story(
  'Every route opens for an administrator or is refused, as the table says',
  async ({ page, signedIn, suite, expectedMessages }) => {
    // There is no such record; a person without access to its kind is shown that.
    expectedMessages.push(/status of 40[34].*api\/records/);
    await signedIn('admin');
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
            : /will be here|There is no page of this name|There is no such record|There is no record at this address|Request body|POST|This cannot go on|Rollout|Mark all as read|paste rows here|Choose a province/,
        );
      }
    }
  },
);

story('An unknown address shows the start screen', async ({ page, signedIn }) => {
  await signedIn('operator');
  for (const path of ['/', '/nothing/like/this']) {
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
    const message = page.evaluate(
      () =>
        new Promise((resolve) => {
          window.addEventListener('message', ({ data }) => resolve(data), { once: true });
          window.open('/login-callback?errorMessage=No%20such%20user', 'callback');
        }),
    );
    const popup = await context.waitForEvent('page');
    expect(await message).toEqual({ type: 'rightway.login', errorMessage: 'No such user' });
    await expect.poll(() => popup.isClosed()).toBe(true);

    await page.goto('/login-callback');
    await expect(startHeading(page)).toBeVisible();
  },
);

import { explorerCell, startHeading } from '../../harness/start-screen.ts';
import { demoPassword, expect, story, userNameOf } from '../../harness/suite-story.ts';
import { timePasses, withOwnClock } from '../../harness/time-passes.ts';

story('A visitor signs in, works, and signs out', async ({ page, expectedMessages }) => {
  expectedMessages.push(/status of 401/);
  await page.goto('/home');
  const dialog = page.getByRole('dialog', { name: 'Sign in to Rightway' });
  await expect(dialog).toBeVisible();
  await expect(startHeading(page)).toBeHidden();

  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Enter your user name and password.');

  await dialog.getByLabel('User name or e-mail').fill(userNameOf('broker'));
  await dialog.getByRole('textbox', { name: 'Password' }).fill('wrong');
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('The user name or password is not right.');

  await dialog.getByRole('textbox', { name: 'Password' }).fill(demoPassword);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(startHeading(page)).toBeVisible();

  await page.getByRole('button', { name: 'Brooke Hanson' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeVisible();
  await expect(page.getByRole('grid')).toBeHidden();
});

story('The address that was asked for opens after the sign-in', async ({ page }) => {
  await page.goto('/master-data/countries/new');
  await page.getByLabel('User name or e-mail').fill(userNameOf('admin'));
  await page.getByRole('textbox', { name: 'Password' }).fill(demoPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'New' })).toBeVisible();
  await expect(page).toHaveURL(/\/master-data\/countries\/new\/details$/);
});

story('A session that ends while editing costs nothing', async ({ page, suite, context }) => {
  // A session of its own: other stories go on with theirs.
  await context.request.post(`${suite.address}/api/account/sign-in`, {
    data: { userName: userNameOf('admin'), password: demoPassword },
  });
  await page.goto('/master-data/agreement-types/new');
  await page.getByLabel('Code').fill('INTERRUPTED');
  await page.getByLabel('Description').fill('typed before the session ended');
  await context.clearCookies();
  await page.keyboard.press('Control+s');

  const dialog = page.getByRole('dialog', { name: 'Sign in to Rightway' });
  await expect(dialog).toContainText('nothing you typed is lost');
  await expect(dialog.getByLabel('User name or e-mail')).toHaveValue(userNameOf('admin'));
  await dialog.getByRole('textbox', { name: 'Password' }).fill(demoPassword);
  await page.keyboard.press('Enter');

  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible();
  await expect(page.getByLabel('Description')).toHaveValue('typed before the session ended');
  await page.goto('/home?source=agreement-types');
  await expect(explorerCell(page, 'INTERRUPTED')).toHaveCount(1);
});

story(
  'A page that is opened while the API is away shows what was there last, and goes on by itself',
  async ({ page, suite, signedIn, expectedMessages }) => {
    // A page that a test answers may not ask other origins of this machine: the area ahead stays away too.
    expectedMessages.push(/ERR_CONNECTION_REFUSED/, /status of 50\d/, /loopback/, /ERR_FAILED/);
    // A file of what comes after the first screen may be on its way when the API goes.
    expectedMessages.push(/ERR_CONNECTION_RESET/);
    // That is a machine's pace: fetched before the API went, and not run since.
    expectedMessages.push(/was preloaded using link preload/);
    await signedIn('broker');
    await withOwnClock(page);
    await page.goto('/home');
    await expect(startHeading(page)).toBeVisible();
    // The page itself may come from an edge that is up.
    const html = await (await page.request.get('/home')).text();
    const files = new Map<string, { readonly type: string; readonly body: Buffer }>();
    for (const [, file] of html.matchAll(/(?:src|href)="?\/?([\w.-]+\.(?:js|css))"?/g)) {
      const answer = await page.request.get(`/${file}`);
      files.set(`/${file}`, { type: answer.headers()['content-type'] ?? '', body: await answer.body() });
    }
    await suite.stopApi();
    await page.route(`${suite.address}/**`, (route) => {
      const { pathname } = new URL(route.request().url());
      const file = files.get(pathname);
      if (pathname === '/home') return route.fulfill({ contentType: 'text/html', body: html });
      if (file) return route.fulfill({ contentType: file.type, body: file.body });
      return route.abort('connectionrefused');
    });
    await page.goto('/home');
    const notice = page.getByRole('alert').filter({ hasText: 'You see what was there last' });
    await expect(notice).toBeVisible();
    await expect(page.getByRole('button', { name: 'Brooke Hanson' })).toBeVisible();
    await suite.startApi();
    await page.unrouteAll();
    await timePasses(page);
    await expect(notice).toBeHidden();
  },
);

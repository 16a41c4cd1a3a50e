import type { APIRequestContext, Page } from '@playwright/test';
import { type RolloutName, rolloutRulesSchema } from 'shared-contracts/rollout';
import * as v from 'valibot';
import { saveForm } from '../../harness/record-form.ts';
import { startHeading } from '../../harness/start-screen.ts';
import { demoPassword, expect, story, userNameOf } from '../../harness/suite-story.ts';
import { timePasses, withOwnClock } from '../../harness/time-passes.ts';

const everybody = { audience: 'everybody', share: 0, companies: [], users: [] };

/** Sets a rule without the console. */
async function setRule(request: APIRequestContext, name: RolloutName, rule: object): Promise<void> {
  const answer = await (await request.get('/api/rollout/rules')).json();
  const { rules } = v.parse(rolloutRulesSchema, answer.result);
  const revision = rules.find((one) => one.name === name)?.revision;
  const changed = await request.post('/api/rollout/rule', { data: { name, revision, rule } });
  expect(changed.status()).toBe(200);
}

/** Opens a flag's rule in the console. */
async function openRule(page: Page, flag: string) {
  await page.goto('/rollout/flags');
  await page.getByRole('button', { name: `Change ${flag}` }).click();
  return page.getByRole('dialog', { name: flag });
}

story(
  'An operator gives a flag to one company, and pages that are open follow without a reload',
  async ({ page, browser, suite, signedIn }) => {
    const context = await browser.newContext({ baseURL: suite.address });
    const his = await context.newPage();
    await withOwnClock(his);
    await context.request.post('/api/account/sign-in', {
      data: { userName: userNameOf('broker'), password: demoPassword },
    });
    await his.goto('/home');
    await his.getByRole('button', { name: 'Billing' }).click();
    const timesheets = his.getByRole('link', { name: 'Timesheets', exact: true });
    await expect(timesheets).toBeVisible();
    await his.evaluate(() => Object.assign(window, { samePage: true }));

    await signedIn('admin');
    const rule = await openRule(page, 'Timesheets');
    await rule.getByLabel('For', { exact: true }).selectOption('Nobody');
    await rule.getByRole('button', { name: 'Save Rule' }).click();
    await expect(rule.getByRole('list', { name: 'History' })).toContainText('Everybody Nobody');
    await timePasses(his);
    await expect(timesheets).toBeHidden();

    await rule.getByLabel('For', { exact: true }).selectOption('Some');
    await rule.getByRole('button', { name: 'Save Rule' }).click();
    await expect(rule).toContainText('Give a share of the users, or name companies or users.');
    await rule.getByRole('combobox', { name: 'Companies' }).click();
    await page.getByRole('option', { name: 'Rightway Land Services' }).click();
    await rule.getByRole('textbox', { name: 'Share' }).click();
    await rule.getByRole('button', { name: 'Save Rule' }).click();
    await expect(rule.getByRole('listitem').first()).toContainText('Nobody Rightway Land Services');
    await rule.getByRole('button', { name: 'Close' }).click();
    const row = page.getByRole('row', { name: /^Timesheets/ });
    await expect(row).toContainText('Rightway Land Services');
    // The group went with its last list.
    await timePasses(his);
    await his.getByRole('button', { name: 'Billing' }).click();
    await expect(timesheets).toBeVisible();
    expect(await his.evaluate(() => 'samePage' in window)).toBe(true);

    await setRule(page.request, 'enableTimesheets', everybody);
    await context.close();
  },
);

story('A flag that is taken away waits for a form that holds unsaved changes', async ({ page, signedIn }) => {
  await signedIn('admin');
  await withOwnClock(page);
  await page.goto('/role/new');
  await page.getByRole('textbox', { name: 'Name' }).fill('Night watch');
  await setRule(page.request, 'enableTaskManager', { ...everybody, audience: 'nobody' });
  const refreshed = page.waitForResponse('**/api/start/current*');
  await timePasses(page);
  await refreshed;
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Night watch');
  await setRule(page.request, 'enableTaskManager', everybody);
  await saveForm(page);
  await setRule(page.request, 'enableTaskManager', { ...everybody, audience: 'nobody' });
  await timePasses(page);
  await expect(page.getByRole('main')).toContainText('Access Denied');
  await setRule(page.request, 'enableTaskManager', everybody);
});

story('The rollout console is for system administrators', async ({ page, signedIn }) => {
  await signedIn('broker');
  await page.goto('/home');
  await expect(startHeading(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Developers' })).toHaveCount(0);
  await page.goto('/rollout');
  await expect(page.getByRole('main')).toContainText('Access Denied');
  await expect(page.getByRole('main')).toContainText('This page is for system administrators.');
});

story(
  'What the security policy stops is shown to operators with the area that caused it',
  async ({ page, signedIn, expectedMessages }) => {
    expectedMessages.push(/Content Security Policy/);
    await signedIn('admin');
    await page.goto('/user/new');
    await expect(page.getByRole('textbox', { name: 'First name' })).toBeVisible();
    const reported = page.waitForRequest('**/api/csp-report');
    const ran = await page.evaluate(async () => {
      const inline = document.createElement('script');
      inline.textContent = 'window.ranInline = true';
      document.head.append(inline);
      const foreign = document.createElement('script');
      foreign.src = 'https://scripts.example/tracker.js?who=me';
      await new Promise((resolve) => {
        foreign.onerror = resolve;
        document.head.append(foreign);
      });
      return 'ranInline' in window;
    });
    expect(ran).toBe(false);
    await reported;
    await page.goto('/rollout/violations');
    const list = page.getByRole('table', { name: 'Security' });
    await expect(async () => {
      const came = page.waitForResponse('**/api/rollout/violations');
      await page.reload();
      await came;
      await expect(
        list.getByRole('row').filter({ hasText: 'https://scripts.example/tracker.js' }),
      ).toContainText('Shell', { timeout: 10_000 });
    }).toPass();
    await expect(list).toContainText('inline');
    await expect(list).not.toContainText('who=me');
  },
);

import type { Browser, BrowserContext, Page } from '@playwright/test';
import {
  deployToken,
  packedAsBuilt,
  publishAs,
  releaseAs,
  releaseCommand,
} from '../../harness/release-team.ts';
import { explorerCell } from '../../harness/start-screen.ts';
import { demoPassword, expect, type Person, story, userNameOf } from '../../harness/suite-story.ts';
import { timePasses, withOwnClock } from '../../harness/time-passes.ts';

const stands = 'Identification';
const ready = 'A new version of Rightway is ready.';

async function browserOf(browser: Browser, address: string, person: Person): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: address });
  await context.request.post('/api/account/sign-in', {
    data: { userName: userNameOf(person), password: demoPassword },
  });
  return context;
}

/** Chooses from the menu of an area or a release in the rollout console. */
async function chooseAction(page: Page, of: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `Actions of ${of}`, exact: true }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

/** The version of the associates' release that a page runs. */
async function versionOf(page: Page): Promise<string | undefined> {
  await expect(page.getByText(stands)).toBeVisible();
  return page.evaluate(() => {
    const entry = [...document.scripts].find(({ src }) => src.includes('remoteEntry'));
    return entry && new URL(entry.src).pathname.split('/')[1];
  });
}

story(
  'A team releases its remote alone: to one person, to everybody, and back',
  async ({ page, browser, suite, signedIn }) => {
    await signedIn('admin');
    await page.goto('/rollout/tokens');
    await page.getByRole('button', { name: 'New Token' }).click();
    const making = page.getByRole('dialog', { name: 'New Token' });
    await making.getByLabel('Area').selectOption('associates');
    await making.getByRole('textbox', { name: 'Name' }).fill('Associates pipeline');
    await making.getByRole('button', { name: 'Make Token' }).click();
    const token = (await making.locator('code').textContent()) ?? '';
    const release = (...args: readonly string[]) => releaseCommand(suite.address, token, ...args);
    expect(await release('publish', 'remote-associates', '--version', '9.0.0')).toContain(
      'remote-associates 9.0.0 is registered',
    );
    await expect(release('publish', 'remote-associates', '--version', '9.0.0')).rejects.toThrow(
      /has a release 9\.0\.0 already/,
    );
    await expect(release('publish', 'remote-map', '--version', '9.0.0')).rejects.toThrow(
      'This deploy token is for remote-associates, not for remote-map.',
    );

    const [his, hers] = await Promise.all([
      browserOf(browser, suite.address, 'broker'),
      browserOf(browser, suite.address, 'operator'),
    ]);
    const operator = await hers.newPage();
    await withOwnClock(operator);
    await operator.goto('/business-associate/new');
    const stable = await versionOf(operator);
    expect(stable).toMatch(/^0\.1\.0-/);

    await page.goto('/rollout');
    const area = page.getByRole('rowgroup', { name: 'Business associates' });
    const choose = (item: string) => chooseAction(page, 'Business associates', item);
    const releases = page.getByRole('dialog', { name: 'Releases of Business associates' });
    await choose('All Releases');
    await chooseAction(page, '9.0.0', 'Offer as Candidate');
    const rule = page.getByRole('dialog', { name: 'Who gets the candidate of Business associates' });
    await rule.getByLabel('For', { exact: true }).selectOption('Some');
    await rule.getByRole('combobox', { name: 'Users', exact: true }).click();
    await page.getByRole('option', { name: 'Brooke Hanson' }).click();
    await rule.getByRole('textbox', { name: 'Share' }).click();
    await rule.getByRole('button', { name: 'Save Rule' }).click();
    await expect(rule.getByRole('listitem').first()).toContainText('Brooke Hanson');
    await rule.getByRole('button', { name: 'Close' }).click();
    await expect(area.getByRole('row', { name: /9\.0\.0/ })).toContainText('Brooke Hanson');

    const broker = await his.newPage();
    await broker.goto('/business-associate/new');
    expect(await versionOf(broker)).toBe('9.0.0');
    await operator.reload();
    expect(await versionOf(operator)).toBe(stable);

    await choose('Make Stable');
    await page.getByRole('dialog').getByRole('button', { name: 'Make Stable' }).click();
    await expect(area.getByRole('row', { name: /9\.0\.0/ })).toContainText('Stable');
    const notice = operator.getByRole('status').filter({ hasText: ready });
    await timePasses(operator);
    await expect(notice).toBeVisible();
    await notice.getByRole('button', { name: 'Reload' }).click();
    // Until the page is loaded again, the one before still shows its release.
    await expect(async () => expect(await versionOf(operator)).toBe('9.0.0')).toPass();

    await choose(`Roll Back to ${stable}`);
    await page.getByRole('dialog').getByRole('button', { name: 'Roll Back' }).click();
    await expect(area).not.toContainText('9.0.0');
    await choose('All Releases');
    await expect(releases.getByRole('row', { name: /^9\.0\.0/ })).toContainText('Rolled back');
    await releases.getByRole('button', { name: 'Close' }).click();
    await operator.reload();
    expect(await versionOf(operator)).toBe(stable);
    await choose('History');
    await expect(page.getByRole('list', { name: 'History' })).toContainText(`Rolled back9.0.0 ${stable}`);
    await Promise.all([his.close(), hers.close()]);
  },
);

story(
  'A candidate that fails too often is halted, and its people get the stable release',
  async ({ page, browser, suite, signedIn, expectedMessages }) => {
    expectedMessages.push(/ERR_FAILED/);
    await signedIn('admin');
    const token = await deployToken(page.request, 'associates');
    await publishAs(page.request, token, 'associates', '9.1.0', packedAsBuilt('remote-associates'));
    await releaseCommand(suite.address, token, 'offer', 'remote-associates', '9.1.0');
    await page.goto('/rollout');
    const area = page.getByRole('rowgroup', { name: 'Business associates' });
    await chooseAction(page, 'Business associates', 'Who Gets the Candidate');
    const rule = page.getByRole('dialog', { name: 'Who gets the candidate of Business associates' });
    await rule.getByLabel('For', { exact: true }).selectOption('Everybody');
    await rule.getByRole('button', { name: 'Save Rule' }).click();
    await expect(rule.getByRole('listitem').first()).toContainText('Everybody');

    const contexts = await Promise.all(
      (['broker', 'operator'] as const).map((person) => browserOf(browser, suite.address, person)),
    );
    for (const context of contexts) {
      await context.route('**/9.1.0/**', (route) => route.abort());
      const theirs = await context.newPage();
      await theirs.goto('/business-associate/new');
      for (let attempt = 0; attempt < 3; attempt += 1) {
        await expect(theirs.getByRole('heading', { name: 'LOAD FAILED' })).toBeVisible();
        const reported = theirs.waitForResponse('**/api/rollout/load');
        await theirs.getByRole('button', { name: 'Try Again' }).click();
        await reported;
      }
    }
    await page.reload();
    await expect(area.getByRole('row', { name: /9\.1\.0/ })).toContainText('Halted');
    await expect(area).toContainText('The candidate was halted:');
    for (const context of contexts) {
      const theirs = await context.newPage();
      await theirs.goto('/business-associate/new');
      expect(await versionOf(theirs)).toMatch(/^0\.1\.0-/);
      await context.close();
    }
    await releaseCommand(suite.address, token, 'withdraw', 'remote-associates');
  },
);

story(
  'A page that was opened five releases and a rollback ago goes on working',
  async ({ page, browser, suite, signedIn }) => {
    const context = await browserOf(browser, suite.address, 'admin');
    const old = await context.newPage();
    await withOwnClock(old);
    const fromNewer: string[] = [];
    old.on('request', (request) => {
      if (/\/8\.0\.\d\//.test(request.url())) fromNewer.push(request.url());
    });
    await old.goto('/user/new');
    await old.getByRole('textbox', { name: 'First name' }).fill('Nadia');

    await signedIn('admin');
    const token = await deployToken(page.request, 'admin');
    const packed = packedAsBuilt('remote-admin');
    const [, before = ''] =
      / {2}(\S+) +stable/.exec(await releaseCommand(suite.address, token, 'list')) ?? [];
    for (const version of ['8.0.1', '8.0.2', '8.0.3', '8.0.4', '8.0.5']) {
      await releaseAs(page.request, token, 'admin', version, packed);
    }
    await releaseCommand(suite.address, token, 'rollback', 'remote-admin');
    expect(await releaseCommand(suite.address, token, 'list')).toMatch(/8\.0\.4 +stable/);

    const notice = old.getByRole('status').filter({ hasText: ready });
    await timePasses(old);
    await expect(notice).toBeVisible();
    await notice.getByRole('button', { name: 'Reload' }).click();
    await expect(old.getByText('Save or undo your changes first, then reload.')).toBeVisible();
    await expect(old.getByRole('textbox', { name: 'First name' })).toHaveValue('Nadia');
    await old.getByRole('textbox', { name: 'First name' }).fill('');
    await old.getByRole('link', { name: 'Roles', exact: true }).click();
    await old.getByRole('button', { name: 'Master data' }).click();
    await old.getByRole('link', { name: 'Countries', exact: true }).click();
    await explorerCell(old, 'CA').dblclick();
    await expect(old.getByRole('heading', { name: 'Canada' })).toBeVisible();
    expect(fromNewer).toEqual([]);
    await context.close();
    await releaseCommand(suite.address, token, 'promote', 'remote-admin', before);
  },
);

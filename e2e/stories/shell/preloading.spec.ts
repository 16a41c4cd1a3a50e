import type { Page } from '@playwright/test';
import { explorerCell } from '../../harness/start-screen.ts';
import { expect, story } from '../../harness/suite-story.ts';

/** How many first scripts of remotes a page has run; each is read before, which is no script yet. */
const entriesOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const all = performance.getEntriesByType('resource');
    const entries = all.filter(
      (one) =>
        one instanceof PerformanceResourceTiming &&
        one.initiatorType === 'script' &&
        one.name.includes('remoteEntry'),
    );
    return new Set(entries.map(({ name }) => name)).size;
  });

story.beforeEach(async ({ signedIn }) => {
  await signedIn('admin');
});

story('The area behind a list is fetched while the list is looked at', async ({ page }) => {
  await page.goto('/home?source=countries');
  await expect(explorerCell(page, 'CA')).toBeVisible();
  await expect.poll(() => entriesOf(page)).toBe(1);
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (/remoteEntry|mf-manifest/.test(request.url())) fetched.push(request.url());
  });
  await explorerCell(page, 'CA').dblclick();
  await expect(page.getByRole('heading', { name: 'Canada' })).toBeVisible();
  expect(fetched).toEqual([]);
});

story('The area behind a link is fetched when the pointer comes to it', async ({ page }) => {
  await page.goto('/docs/help');
  await expect(page.getByRole('heading', { name: 'Docs' })).toBeVisible();
  expect(await entriesOf(page)).toBe(0);
  await page.getByRole('button', { name: 'Alex Admin' }).click();
  await page.getByRole('menuitem', { name: 'My account' }).hover();
  await expect.poll(() => entriesOf(page)).toBe(1);
});

story(
  'An area that could not be fetched ahead is asked for again when it is opened',
  async ({ page, expectedMessages }) => {
    expectedMessages.push(/ERR_FAILED/, /Failed to fetch/);
    let refused = 0;
    await page.route('**/remoteEntry*.js*', (route) => {
      refused += 1;
      return route.abort();
    });
    await page.goto('/home?source=countries');
    await expect(explorerCell(page, 'CA')).toBeVisible();
    await expect.poll(() => refused).toBe(3);
    await page.unroute('**/remoteEntry*.js*');
    await explorerCell(page, 'CA').dblclick();
    await expect(page.getByRole('heading', { name: 'Canada' })).toBeVisible();
  },
);

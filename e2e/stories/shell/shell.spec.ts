import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import budget from '../../../bundle-budget.json' with { type: 'json' };
import { hasNoBarriers, hasNoBarriersInEitherTheme, overlays } from '../../harness/barriers.ts';
import { countRequestRounds } from '../../harness/request-rounds.ts';
import { dayLine, explorerCell, startHeading } from '../../harness/start-screen.ts';
import { expect, story } from '../../harness/suite-story.ts';

for (const { address, text, there, allowed } of [
  {
    address: '/home',
    text: 'Projects under way',
    there: (page: Page) => dayLine(page, 'Projects under way'),
    allowed: budget.firstVisitToHome,
  },
  {
    address: '/home?source=countries',
    text: 'Canada',
    there: (page: Page) => explorerCell(page, 'CA'),
    allowed: budget.firstVisitToList,
  },
])
  story(`A first visit to ${address} stays within its budget`, async ({ page, signedIn }) => {
    await signedIn('admin');
    // A day with something above its blocks, such as an agreement without a province, needs the code for that as well;
    // other stories may have left one.
    await page.route('**/api/start/today?*', async (route) => {
      const response = await route.fetch();
      const { result } = await response.json();
      await route.fulfill({ response, json: { result: { ...result, withoutProvince: [], sentBack: [] } } });
    });
    const scripts = new Map<string, Promise<number>>();
    page.on('requestfinished', (request) => {
      if (request.resourceType() !== 'script') return;
      // What is fetched ahead may still come when the story is over; what is counted has a size.
      const sizeOf = async () => gzipSync((await (await request.response())?.body()) ?? '').length;
      scripts.set(
        request.url(),
        sizeOf().catch(() => Number.NaN),
      );
    });
    // What is fetched ahead, while the page waits and once the screen is drawn, does not belong to the first visit:
    // the page itself marks when that was.
    await page.addInitScript((text) => {
      Object.assign(window, { requestIdleCallback: () => 0 });
      new MutationObserver((_, observer) => {
        if (!document.body?.textContent?.includes(text)) return;
        performance.mark('there');
        observer.disconnect();
      }).observe(document, { childList: true, subtree: true, characterData: true });
    }, text);
    const rounds = await countRequestRounds(page, address, there(page));
    const before = await page.evaluate(() => {
      const mark = performance.getEntriesByName('there')[0]?.startTime ?? 0;
      const requested = performance.getEntriesByType('resource').filter(({ startTime }) => startTime <= mark);
      return requested.map(({ name }) => name);
    });
    const sizes = await Promise.all(before.flatMap((url) => scripts.get(url) ?? []));
    expect(sizes.length).toBeGreaterThan(1);
    const kilobytes = sizes.reduce((sum, bytes) => sum + bytes, 0) / 1000;
    expect(kilobytes).toBeLessThanOrEqual(allowed.javascriptGzipKilobytes);
    expect(rounds).toBeLessThanOrEqual(allowed.requestRounds);
  });

story('Everyone can sign in with assistive technology', async ({ page }) => {
  await page.goto('/home');
  await expect(page.getByRole('dialog', { name: 'Sign in to Rightway' })).toBeVisible();
  await hasNoBarriers(page);
});

// The walk of the bench `barriers` looks at every screen; these are states that no address leads to.
story(
  'A form with an error can be used with assistive technology, light and dark',
  async ({ page, signedIn }) => {
    await signedIn('admin');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/master-data/countries/new');
    await page.getByLabel('Code').focus();
    await page.getByLabel('Name').focus();
    await expect(page.getByText('Required value')).toBeVisible();
    await hasNoBarriersInEitherTheme(page);
  },
);

story('Menus, consoles and dead ends can be used with assistive technology', async ({ page, signedIn }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signedIn('admin');
  await page.goto('/rollout');
  await expect(page.getByRole('rowgroup', { name: 'Map' })).toContainText('Stable');
  await page.getByRole('button', { name: 'Alex Admin' }).click();
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
  await hasNoBarriers(page, { what: 'the user menu', within: overlays });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Actions of Map' }).click();
  await page.getByRole('menuitem', { name: 'All Releases' }).click();
  await expect(page.getByRole('dialog', { name: 'Releases of Map' })).toBeVisible();
  await hasNoBarriers(page, { what: 'the releases of an area', within: overlays });
  await page.goto('/master-data/countries/00000000-0000-4000-8000-000000000000');
  await expect(page.getByRole('heading', { level: 1, name: 'Not found' })).toBeVisible();
  await hasNoBarriers(page);
  await signedIn('operator');
  await page.goto('/rollout');
  await expect(page.getByRole('main')).toContainText('Access Denied');
  await hasNoBarriers(page, { what: 'Access Denied' });
});

story('A person chooses look and language, and both stay', async ({ page, signedIn }) => {
  await signedIn('admin');
  await page.goto('/master-data/countries/new');
  await page.getByRole('button', { name: 'Alex Admin' }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await page.getByRole('menuitemradio', { name: 'Español' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Código')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Nuevo' })).toBeVisible();
  await page.getByLabel('Código').focus();
  await page.getByLabel('Nombre').focus();
  await expect(page.getByText('Valor obligatorio')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Guardar' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
});

story('On a phone the navigation stands behind a button', async ({ page, signedIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signedIn('admin');
  await page.goto('/home');
  const countries = page
    .getByRole('navigation', { name: 'Navigation' })
    .getByRole('link', { name: 'Countries', exact: true });
  await expect(countries).toBeHidden();
  await page.getByRole('button', { name: 'Show navigation' }).click();
  await page.getByRole('button', { name: 'Master data' }).click();
  await countries.click();
  await expect(countries).toBeHidden();
  await expect(explorerCell(page, 'CA')).toBeVisible();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

story('The docs describe REST and GraphQL as they are', async ({ page, signedIn }) => {
  await signedIn('readonly');
  await page.goto('/docs');
  await expect(page.getByRole('heading', { name: 'POST /api/account/sign-in' })).toBeVisible();
  await page.getByRole('link', { name: 'GraphQL', exact: true }).click();
  await expect(page.getByText('type Country implements MasterData')).toBeVisible();
  await page.getByLabel('Filter').fill('HistoryEntry');
  await expect(page.getByText('type Country implements MasterData')).toBeHidden();
});

story('The playground asks the API with the rights of who is signed in', async ({ page, signedIn }) => {
  const early: string[] = [];
  page.on('request', (request) => {
    if (/graphiql|monaco/i.test(request.url())) early.push(request.url());
  });
  await signedIn('prairie');
  await page.goto('/home');
  await expect(startHeading(page)).toBeVisible();
  expect(early).toEqual([]);
  const schemaCame = page.waitForResponse(
    (response) => response.request().postData()?.includes('IntrospectionQuery') === true,
  );
  await page.goto('/graphql?query=%7B%20currentUser%20%7B%20userName%20%7D%20%7D');
  await (await schemaCame).finished();
  // The editor reads the query of the address only once it is mounted.
  const editor = page.getByRole('region', { name: 'Operation Editor' });
  await expect(editor.getByText('currentUser').first()).toBeVisible();
  await page.getByRole('button', { name: /Execute query/ }).click();
  const result = page.getByRole('region', { name: 'Result Window' });
  await expect(result.getByText('prairie@rightway.test').first()).toBeVisible();
});

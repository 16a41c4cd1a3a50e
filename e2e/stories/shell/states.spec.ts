import type { Locator, Page, Route } from '@playwright/test';
import { hasNoBarriers, overlays } from '../../harness/barriers.ts';
import { openTab } from '../../harness/form-tabs.ts';
import { slidIn } from '../../harness/project-form.ts';
import { expect, story } from '../../harness/suite-story.ts';

/** Holds the calls of an address back until it is told how they end. */
async function held(page: Page, address: string, isHeld: (route: Route) => boolean = () => true) {
  let end: (how: 'failed' | 'answered') => void = () => {};
  const ended = new Promise<'failed' | 'answered'>((resolve) => {
    end = resolve;
  });
  await page.route(address, async (route) => {
    if (!isHeld(route)) return route.continue();
    return (await ended) === 'failed' ? route.fulfill({ status: 500, body: '' }) : route.continue();
  });
  return end;
}

const asksFor = (operation: string) => (route: Route) =>
  route.request().postData()?.includes(operation) ?? false;

story(
  'Pickers and dates can be used with assistive technology while they load, fail or are marked',
  async ({ page, signedIn, expectedMessages }) => {
    expectedMessages.push(/status of 500/);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signedIn('broker');
    await page.goto('/surface-project/new/details');
    const endTypes = await held(page, '**/api/graphql', asksFor('PickProjectTypes'));
    const type = page.getByRole('combobox', { name: 'Project type' });
    await type.click();
    await type.fill('pipe');
    await expect(page.getByRole('status').filter({ hasText: 'Loading', visible: true })).toBeVisible();
    await hasNoBarriers(page, { what: 'a picker that loads', within: overlays });
    endTypes('failed');
    await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
    await hasNoBarriers(page, { what: 'a picker that failed', within: overlays });
    await page.unroute('**/api/graphql');
    await type.fill('nothing like it');
    await page.keyboard.press('Tab');
    await hasNoBarriers(page, { what: 'a picker with text that chooses nothing' });

    await openTab(page, 'Communications');
    await page.getByRole('button', { name: 'New', exact: true }).click();
    const day = slidIn(page).getByLabel(/^Date/).first();
    await day.fill('2024-13-01');
    await day.press('Tab');
    await expect(day).toHaveAttribute('aria-invalid', 'true');
    await hasNoBarriers(page, { what: 'a marked date' });
    await slidIn(page)
      .getByRole('button', { name: /^Choose a day for/ })
      .first()
      .click();
    const calendar = page.getByRole('dialog', { name: /^Choose a day for/ });
    await expect(calendar).toHaveCSS('opacity', '1');
    await hasNoBarriers(page, { what: 'an open calendar', within: overlays });
  },
);

story(
  'The box that finds anything can be used with assistive technology in each of its states',
  async ({ page, signedIn, expectedMessages }) => {
    expectedMessages.push(/status of 500/);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signedIn('broker');
    await page.goto('/home');
    await page.getByRole('button', { name: /Find anything/ }).click();
    const box = page.getByRole('combobox', { name: 'Find anything' });
    await expect(box).toBeFocused();
    await hasNoBarriers(page, { what: 'the empty box', within: overlays });
    await box.fill('nothing is called like this');
    await expect(page.getByText(/^Nothing was found for/)).toBeVisible();
    await hasNoBarriers(page, { what: 'the box that found nothing', within: overlays });
    await box.fill('NW-12-51-26-W4');
    await expect(page.getByText(/^Read as land:/)).toBeVisible();
    await hasNoBarriers(page, { what: 'the box with land that was read', within: overlays });
    const end = await held(page, '**/api/search?*');
    await box.fill('Nyberg');
    end('failed');
    await expect(page.getByText(/could not be searched/)).toBeVisible();
    await hasNoBarriers(page, { what: 'the box whose search failed', within: overlays });
  },
);

story(
  'A page opened while the database is away shows its records once it is back, without a click',
  async ({ page, signedIn, expectedMessages }) => {
    expectedMessages.push(/status of 503/);
    await signedIn('broker');
    const message = 'Rightway cannot reach its database right now. Try again in a moment.';
    let isAway = false;
    await page.route(/\/api\/(?!start$|start\/current|complaints)/, (route) => {
      if (!isAway) return route.continue();
      const graphql = { errors: [{ message, extensions: { code: 'UNAVAILABLE' } }] };
      return route.fulfill({
        status: 503,
        json: route.request().url().endsWith('graphql') ? graphql : { message },
      });
    });
    const opensByItself = async (address: string, shown: Locator) => {
      isAway = true;
      await page.goto(address);
      await expect(page.getByText(message).first()).toBeVisible();
      isAway = false;
      await expect(page.getByText(message)).toHaveCount(0);
      await expect(shown).toBeVisible();
    };
    await opensByItself('/home', page.getByRole('region', { name: 'Overdue' }).getByRole('link').first());
    const agreement = page.locator('a[href*="/agreements/"]').first();
    await opensByItself('/home?source=agreements', agreement);
    await opensByItself(
      (await agreement.getAttribute('href')) ?? '',
      page.getByRole('heading', { name: 'Who to call' }),
    );
  },
);

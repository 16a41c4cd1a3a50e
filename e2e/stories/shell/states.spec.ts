import type { Page, Route } from '@playwright/test';
import { hasNoBarriers, overlays } from '../../harness/barriers.ts';
import { slidIn, tab } from '../../harness/project-form.ts';
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

    await tab(page, 'Communications').click();
    await page.getByRole('button', { name: 'New', exact: true }).click();
    const day = slidIn(page).getByLabel(/^Date/).first();
    await day.fill('2024-13-01');
    await day.press('Tab');
    await expect(day).toHaveAttribute('aria-invalid', 'true');
    await hasNoBarriers(page, { what: 'a marked date' });
  },
);

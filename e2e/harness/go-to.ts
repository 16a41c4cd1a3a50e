import { expect, type Page } from '@playwright/test';

/** The router's warning when a story leaves a form by `follow`, which works like the browser's own arrows. */
export const followedFromForm = /use a blocker on a POP navigation/;

/** Goes to an address without reloading the page, so that its data and code stay. */
export async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    window.history.pushState({}, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** Goes to a page without data, without reloading. */
async function goToDocs(page: Page): Promise<void> {
  await follow(page, '/docs/help');
  await expect(page.getByRole('heading', { name: 'Docs', level: 1 })).toBeVisible();
}

/**
 * Goes to an address in the open page as a link does, without reloading the application. A page without data is shown
 * in between, so that the previous page is never mistaken for the next one.
 */
export async function goTo(page: Page, path: string): Promise<void> {
  await goToDocs(page);
  await follow(page, path);
}

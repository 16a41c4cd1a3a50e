import { expect, type Page } from '@playwright/test';

/** The router's warning where a story leads away from a form by `follow`, which is as the browser's own arrows do. */
export const followedFromForm = /use a blocker on a POP navigation/;

/** Leads to an address from one of the application that is open, whose data and code stay. */
export async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    window.history.pushState({}, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** Leads to a page without data, from an address of the application that is open. */
async function goToDocs(page: Page): Promise<void> {
  await follow(page, '/docs/help');
  await expect(page.getByRole('heading', { name: 'Docs', level: 1 })).toBeVisible();
}

/**
 * Goes to an address in the open page, as a link does, without loading the application again. A page without data is
 * shown between two addresses, so that none is taken for the one before.
 */
export async function goTo(page: Page, path: string): Promise<void> {
  await goToDocs(page);
  await follow(page, path);
}

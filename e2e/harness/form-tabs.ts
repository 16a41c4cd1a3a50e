import { expect, type Page } from '@playwright/test';

/** A tab of the form that is open. */
export const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Form' }).getByRole('link', { name: new RegExp(`^${name}`) });

/**
 * Opens a tab and waits until it is current: until then the previous tab is still shown, with buttons of the same
 * names.
 */
export async function openTab(page: Page, name: string): Promise<void> {
  await tab(page, name).click();
  await expect(tab(page, name)).toHaveAttribute('aria-current', 'page');
}

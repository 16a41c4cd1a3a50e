import { expect, type Page } from '@playwright/test';

/** Saves the form that is open, and waits until it says that it is stored. */
export async function saveForm(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible();
}

/** Picks an entry in a picker of the form. */
export async function pick(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('textbox', { name: label }).first().click();
  await page.getByRole('option', { name: option }).first().click();
}

/** Types into a field of the form. */
export const fillIn = (page: Page, label: string, text: string): Promise<void> =>
  page.getByRole('textbox', { name: label }).first().fill(text);

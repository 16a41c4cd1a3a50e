import { expect, type Page } from '@playwright/test';
import { openTab } from './form-tabs.ts';
import { slidIn } from './project-form.ts';

/** The rows of the requests' grid. */
export const requestRows = (page: Page) =>
  page.getByRole('grid', { name: 'Requests' }).locator('tr[data-row]');

/** The rows of the grid of a request's items. */
export const itemRows = (page: Page) =>
  page.getByRole('grid', { name: 'Request items' }).locator('tr[data-row]');

/** Picks the first of what a field offers. */
export async function pickFirst(page: Page, field: ReturnType<Page['locator']>): Promise<void> {
  await field.click();
  await page.locator('[role="option"]:visible').first().click();
}

/** Picks what a field offers by a part of its text. */
async function pickBy(page: Page, field: ReturnType<Page['locator']>, text: string): Promise<void> {
  await field.click();
  await page.locator('[role="option"]:visible').filter({ hasText: text }).first().click();
}

/** Makes a request in the wizard of the project that is open, and opens it. */
export async function makeRequest(page: Page, type: string, scope: string): Promise<void> {
  await openTab(page, 'Requests');
  await page.getByRole('button', { name: 'New', exact: true }).click();
  const wizard = page.getByRole('dialog');
  const contact = wizard.getByRole('combobox', { name: 'Contact' });
  await expect(contact).toBeDisabled();
  await pickBy(page, wizard.getByRole('combobox', { name: 'Request type' }), type);
  await pickFirst(page, wizard.getByRole('combobox', { name: 'Business associate' }));
  await expect(contact).toBeEnabled();
  await wizard.getByRole('textbox', { name: 'Request scope' }).fill(scope);
  await wizard.getByRole('button', { name: 'Create', exact: true }).click();
  await wizard.getByRole('button', { name: 'Open Request' }).click();
  await expect(page.getByRole('textbox', { name: 'Request scope' })).toHaveValue(scope);
}

/** An area of the request that is open. */
export const requestArea = (page: Page, name: string) =>
  page.getByRole('navigation', { name: /^request / }).getByRole('link', { name, exact: true });

/** Begins an item of the request that is open, with its type; its page stays open. */
export async function addItem(page: Page, type: string): Promise<void> {
  await page.getByRole('button', { name: 'New', exact: true }).click();
  await pickBy(page, slidIn(page).getByRole('combobox', { name: 'Type', exact: true }), type);
}

import { expect, type Page } from '@playwright/test';
import { openTab } from './form-tabs.ts';

/** The rows of the agreements' grid. */
export const agreementRows = (page: Page) =>
  page.getByRole('grid', { name: 'Agreements' }).locator('tr[data-row]');

/** An area of the agreement that is open, by the last part of its address. */
export const area = (page: Page, path: string) => page.locator(`[data-area="${path}"]`);

/** The fields of the row that is open in an area. */
export const panel = (page: Page, path: string) => area(page, path).locator('section').last();

/** Makes an agreement in the wizard of the project that is open, and opens it. */
export async function makeAgreement(page: Page, name: string): Promise<void> {
  await openTab(page, 'Agreements');
  await page.getByRole('button', { name: 'New', exact: true }).click();
  const wizard = page.getByRole('dialog');
  await wizard.getByRole('textbox', { name: 'Name' }).fill(name);
  await wizard.getByRole('button', { name: 'Create', exact: true }).click();
  await wizard.getByRole('button', { name: 'Open Agreement' }).click();
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(name);
}

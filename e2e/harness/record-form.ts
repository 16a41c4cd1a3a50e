import { expect, type Page } from '@playwright/test';
import { goTo } from './go-to.ts';

/** Saves the open form, and waits until it shows that it is stored. */
export async function saveForm(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible();
}

/** Picks an entry in a picker of the form. */
export async function pick(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).first().click();
  await page.getByRole('option', { name: option }).first().click();
}

/** Types into a field of the form. */
export const fillIn = (page: Page, label: string, text: string): Promise<void> =>
  page.getByRole('textbox', { name: label }).first().fill(text);

/** The input for a new record. */
interface NewRecord {
  /** Texts to type, by the labels of their fields. */
  readonly typed: Readonly<Record<string, string>>;
  /** Entries to pick first, in this order, by the labels of the pickers. */
  readonly picked?: Readonly<Record<string, string>>;
  /** Further steps before the save: rows, files, ticks. */
  readonly more?: () => Promise<void>;
}

/** Makes a record in the form of an address, and waits until it is stored. */
export async function makeNew(
  page: Page,
  address: string,
  { typed, picked = {}, more }: NewRecord,
): Promise<void> {
  await goTo(page, address);
  for (const [label, option] of Object.entries(picked)) await pick(page, label, option);
  for (const [label, text] of Object.entries(typed)) await fillIn(page, label, text);
  await more?.();
  await saveForm(page);
}

/** Adds a row to the list of the form, or to the one that is named where it has several. */
export const addRow = (page: Page, list?: string): Promise<void> =>
  (list === undefined ? page : page.getByRole('group', { name: list }))
    .getByRole('button', { name: 'Add', exact: true })
    .click();

/** Types into a field of the rows of the form. */
export const fillInRow = (page: Page, label: string, text: string): Promise<void> =>
  page.getByRole('table').getByRole('textbox', { name: label, exact: true }).fill(text);

/** Picks an entry in a picker of the rows of the form. */
export async function pickInRow(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('table').getByRole('combobox', { name: label, exact: true }).click();
  await page.getByRole('option', { name: option }).first().click();
}

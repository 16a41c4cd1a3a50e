import { expect, type Page } from '@playwright/test';
import { fillIn, pick } from './record-form.ts';

/** A name that no other story uses. */
export const aName = (name: string) => `${name} ${Date.now().toString(36)}`;

/** A tab of the project's form. */
export const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Form' }).getByRole('link', { name: new RegExp(`^${name}`) });

/** The page of a row that slid in last. */
export const slidIn = (page: Page) => page.getByRole('dialog').last();

/** Takes over what was typed of a row, and closes its page. */
export async function done(page: Page): Promise<void> {
  const open = await page.getByRole('dialog').count();
  await slidIn(page).getByRole('button', { name: 'Done', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(open - 1);
}

/** Waits until the form shows that it is saved. */
export const saved = (page: Page) => expect(page.getByRole('button', { name: 'Saved' })).toBeVisible();

/** Saves the project with all that its tabs hold. */
export async function save(page: Page): Promise<void> {
  await page.keyboard.press('Control+s');
  await saved(page);
}

/** Makes a project of Northfork. Its form stays open, at the details. */
export async function makeProject(page: Page, name: string): Promise<void> {
  await page.goto('/surface-project/new');
  await fillIn(page, 'Description', name);
  await pick(page, 'Operator', 'Northfork');
  await save(page);
  await expect(page).toHaveURL(/\/surface-project\/[0-9a-f-]{36}\/details$/);
}

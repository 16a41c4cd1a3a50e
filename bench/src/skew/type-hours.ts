import type { Page } from '@playwright/test';
import { pickerIn } from './picker-in.ts';

const day = 86_400_000;
const week = 7 * day;
/** A Monday that no week of the demo is near. */
const firstMonday = Date.UTC(2029, 0, 1);

/** Types hours into a week of their own, by the keyboard as people do. */
export async function typeHours(page: Page, number: number): Promise<void> {
  const monday = new Date(firstMonday + number * week).toISOString().slice(0, 10);
  await page.goto(`/timesheets/new?week=${monday}`);
  await page.getByRole('button', { name: 'New line' }).click();
  const panel = page.getByRole('dialog');
  await pickerIn(panel, 'Project').fill('Jedney');
  await page
    .getByRole('option', { name: /Jedney/ })
    .first()
    .click();
  await pickerIn(panel, /^Work/).fill('Land agent, senior');
  await page.getByRole('option', { name: /^Land agent, senior/ }).click();
  await pickerIn(panel, /^Work/).press('Enter');
  await page.getByRole('textbox', { name: /Jedney.*, Mon, / }).fill('7.5');
  await page.keyboard.press('Control+s');
  // It can be pressed once the week is stored. Releases of before call it the other way.
  await page.getByRole('button', { name: /^(Submit week|My week is done)$/, disabled: false }).waitFor();
}

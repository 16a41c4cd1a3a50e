import { expect, type Page } from '@playwright/test';
import { goTo } from './go-to.ts';
import { fillIn, pick, saveForm } from './record-form.ts';

/** Flags that lists are behind. */
const flags = [
  'Ledger codes and rates',
  'Task manager',
  'Landowner types',
  'Invoicing',
  'Agreement events',
  'Timesheets',
];

/** Switches on the flags that areas and lists are behind. */
export async function flagsAreOn(page: Page): Promise<void> {
  await goTo(page, '/rollout/flags');
  for (const flag of flags) {
    await page.getByRole('button', { name: `Change ${flag}` }).click();
    const rule = page.getByRole('dialog', { name: flag });
    await rule.getByLabel('For', { exact: true }).selectOption('Everybody');
    await rule.getByRole('button', { name: 'Save Rule' }).click();
    await expect(rule.getByRole('list', { name: 'History' })).toContainText('Nobody Everybody');
    await rule.getByRole('button', { name: 'Close' }).click();
  }
}

/** The lists behind flags: what work costs, and the tax on it. */
export async function pricesAreSet(page: Page): Promise<void> {
  // Loaded anew, the page knows of the flags at once.
  await page.reload();
  await expect(page.getByRole('button', { name: `Change ${flags[0]}` })).toBeVisible();
  for (const list of ['ledger-codes', 'landowner-types']) {
    await goTo(page, `/master-data/${list}/new`);
    await fillIn(page, 'Code', 'FIRST');
    await saveForm(page);
  }
  await goTo(page, '/master-data/rate-categories/new');
  await fillIn(page, 'Code', 'LAND');
  await fillIn(page, 'Name', 'Land');
  await saveForm(page);
  await goTo(page, '/master-data/tax-types/new');
  await fillIn(page, 'Code', 'GST');
  await fillIn(page, 'Rate (%)', '5');
  await expect(page.getByText('Nothing is charged: add a dated rate')).toBeVisible();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('table').getByRole('textbox', { name: 'Rate (%)' }).fill('5');
  await page.getByRole('table').getByRole('textbox', { name: 'From' }).fill('2001-01-01');
  await saveForm(page);
  await goTo(page, '/rates/new');
  await fillIn(page, 'Name', 'Standard');
  await page.getByRole('textbox', { name: 'Effective from' }).fill('2001-01-01');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await pick(page, 'Category', 'Land');
  await fillIn(page, 'Description', 'Land agent');
  await page.getByRole('table').getByRole('textbox', { name: 'Rate', exact: true }).fill('96');
  await pick(page, 'Unit', 'hour');
  await pick(page, 'Ledger code', 'FIRST');
  // What is not taken away is taxed.
  await expect(page.getByRole('table').getByRole('checkbox', { name: 'Taxable' })).toBeChecked();
  await saveForm(page);
}

/** Tasks, and who does them. */
export async function tasksAreThere(page: Page): Promise<void> {
  await goTo(page, '/role/new');
  await fillIn(page, 'Name', 'Land agent');
  await saveForm(page);
  await goTo(page, '/task/new');
  await fillIn(page, 'Name', 'Notify owners');
  await pick(page, 'Task role', 'Land agent');
  await saveForm(page);
  await goTo(page, '/task-model/new');
  await fillIn(page, 'Name', 'Acquisition');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await pick(page, 'Task', 'Notify owners');
  await saveForm(page);
  await goTo(page, '/task-manager/new');
  await fillIn(page, 'Name', 'Field work');
  await pick(page, 'Company', 'Northern Energy');
  await pick(page, 'Task model', 'Acquisition');
  await saveForm(page);
  await goTo(page, '/templates/model/new');
  await fillIn(page, 'Name', 'New well');
  await saveForm(page);
}

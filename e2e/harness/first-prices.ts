import { expect, type Page } from '@playwright/test';
import { goTo } from './go-to.ts';
import { addRow, fillIn, fillInRow, makeNew, pick, pickInRow } from './record-form.ts';

/** Flags that lists depend on. */
const flags = [
  'Ledger codes and rates',
  'Task manager',
  'Landowner types',
  'Invoicing',
  'Agreement events',
  'Timesheets',
];

/** Switches on the flags that areas and lists depend on. */
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

/** Fills the lists that depend on flags: rates of work, and the tax on it. */
export async function pricesAreSet(page: Page): Promise<void> {
  // Loaded again, the page has the flags immediately.
  await page.reload();
  await expect(page.getByRole('button', { name: `Change ${flags[0]}` })).toBeVisible();
  for (const list of ['ledger-codes', 'landowner-types'])
    await makeNew(page, `/master-data/${list}/new`, { typed: { Code: 'FIRST' } });
  await makeNew(page, '/master-data/rate-categories/new', { typed: { Code: 'LAND', Name: 'Land' } });
  await makeNew(page, '/master-data/tax-types/new', {
    typed: { Code: 'GST', 'Rate (%)': '5' },
    more: async () => {
      await expect(page.getByText('Nothing is charged: add a dated rate')).toBeVisible();
      await addRow(page, 'Dated rates');
      await fillInRow(page, 'Rate (%)', '5');
      await fillInRow(page, 'From', '2001-01-01');
    },
  });
  await makeNew(page, '/rates/new', {
    typed: { Name: 'Standard', 'Effective from': '2001-01-01' },
    more: async () => {
      await addRow(page);
      await pick(page, 'Category', 'Land');
      await fillIn(page, 'Description', 'Land agent');
      await fillInRow(page, 'Rate', '96');
      await pick(page, 'Unit', 'hour');
      // The schedule has a ledger code too, for its fee.
      await pickInRow(page, 'Ledger code', 'FIRST');
      // What is not taken away is taxed.
      await expect(page.getByRole('table').getByRole('checkbox', { name: 'Taxable' })).toBeChecked();
    },
  });
}

/** Tasks, and who does them. */
export async function tasksAreThere(page: Page): Promise<void> {
  await makeNew(page, '/role/new', { typed: { Name: 'Land agent' } });
  await makeNew(page, '/task/new', {
    picked: { 'Task role': 'Land agent' },
    typed: { Name: 'Notify owners' },
  });
  await makeNew(page, '/task-model/new', {
    typed: { Name: 'Acquisition' },
    more: async () => {
      await addRow(page);
      await pick(page, 'Task', 'Notify owners');
    },
  });
  await makeNew(page, '/task-manager/new', {
    picked: { Company: 'Northern Energy', 'Task model': 'Acquisition' },
    typed: { Name: 'Field work' },
  });
  await makeNew(page, '/templates/model/new', { typed: { Name: 'New well' } });
}

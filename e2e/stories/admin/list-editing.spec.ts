import type { Page } from '@playwright/test';
import { keepsSpokenLabelsHidden } from '../../harness/barriers.ts';
import { explorerCell } from '../../harness/start-screen.ts';
import { expect, story } from '../../harness/suite-story.ts';

const grid = (page: Page) => page.getByRole('grid');

/** Goes on with Tab until the list has the keyboard. */
async function tabToList(page: Page): Promise<void> {
  await expect(grid(page)).toBeVisible();
  const isThere = () => grid(page).evaluate((element) => element === document.activeElement);
  // Asked once after each key: a wait that is over too early would press one key too many.
  for (let keys = 0; keys < 100 && !(await isThere()); keys += 1) await page.keyboard.press('Tab');
  await expect(grid(page)).toBeFocused();
}

/** The tick of a row in the column Active. */
const activeOf = (page: Page, name: string) =>
  explorerCell(page, name)
    .locator('xpath=ancestor::tr')
    .getByRole('img', { name: /^(Yes|No)$/ })
    .first();

story.beforeEach(async ({ signedIn }) => {
  await signedIn('admin');
});

story('An administrator sets a city inactive in its list, by keyboard, and back', async ({ page }) => {
  await page.goto('/home?source=cities');
  await expect(page.getByRole('button', { name: 'Add rows' })).toBeVisible();
  // Find it, go to its tick, turn it over.
  await page.getByRole('searchbox', { name: 'Filter' }).fill('Whitecourt');
  await expect(page.getByRole('row')).toHaveCount(2);
  await tabToList(page);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(activeOf(page, 'Whitecourt')).toHaveAccessibleName('No');

  await page.reload();
  await expect(activeOf(page, 'Whitecourt')).toHaveAccessibleName('No');
  await tabToList(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Whitecourt' })).toBeFocused();
  await expect(page.getByLabel('Active')).not.toBeChecked();
  await page.getByRole('link', { name: 'History' }).click();
  await expect(page.getByRole('list', { name: 'History' })).toContainText('Active');
  await page.getByRole('link', { name: 'Details' }).click();
  await page.getByLabel('Active').check();
  await page.keyboard.press('Control+Shift+S');
  await expect(activeOf(page, 'Whitecourt')).toHaveAccessibleName('Yes');
});

story('Ten new entries are made one after the other, without leaving the list', async ({ page }) => {
  const mark = Date.now().toString(36).toUpperCase();
  await page.goto('/home?source=obligation-types');
  await expect(page.getByRole('button', { name: 'Add rows' })).toBeVisible();
  await tabToList(page);
  await page.keyboard.press('Control+Enter');
  const bar = page.getByRole('region', { name: /^New rows/ });
  for (let entry = 0; entry < 10; entry += 1) {
    await expect(bar.getByLabel('Code')).toBeFocused();
    await expect(bar.getByLabel('Code')).toHaveValue('');
    await page.keyboard.type(`${mark}-${entry}`);
    await page.keyboard.press('Control+Enter');
  }
  await expect(bar.getByRole('status')).toHaveText(`${mark}-9 was added, 10 in all.`);
  await page.keyboard.press('Escape');
  await expect(bar).toBeHidden();
  await page.getByRole('searchbox', { name: 'Filter' }).fill(mark);
  await expect(page.getByRole('row')).toHaveCount(11);

  // One of them is called otherwise, in its row; what is used is refused at the cell.
  await tabToList(page);
  await page.keyboard.press('F2');
  const row = page.getByRole('group', { name: `Edit ${mark}-0` });
  await expect(row.getByLabel('Code')).toBeFocused();
  await keepsSpokenLabelsHidden(page);
  await page.keyboard.type(`${mark}-1`);
  await page.keyboard.press('Enter');
  await expect(row.getByText('This code is already used.')).toBeVisible();
  await page.keyboard.press('Control+a');
  await page.keyboard.type(`${mark}-00`);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('group', { name: `Edit ${mark}-1` }).getByLabel('Code')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(explorerCell(page, `${mark}-00`)).toBeVisible();
  await expect(grid(page)).toBeFocused();
});

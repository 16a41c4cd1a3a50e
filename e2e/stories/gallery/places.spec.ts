import type { Locator, Page } from '@playwright/test';
import { expect, galleryStory as story } from '../../harness/gallery-story.ts';

/**
 * Opens a block in a page that slid in over a record. A record by itself is where the suite's own stories work, and component
 * tests try each block in each place.
 */
async function slideIn(page: Page, block: string): Promise<Locator> {
  await page.goto(`in/slide-in/${block}`);
  return page.getByRole('dialog');
}

story('Everything that can be typed and chosen works in a slide-in', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const fields = await slideIn(page, 'fields');
  const filled = fields.getByRole('region', { name: 'Filled' });
  await filled.getByRole('textbox', { name: 'Text', exact: true }).fill('Survey of the fence');
  await page.keyboard.press('Enter');
  await filled.getByRole('button', { name: 'Choose a day for Date' }).click();
  await page.getByRole('button', { name: '17 March 2026' }).click();
  await expect(filled.getByLabel('Date', { exact: true })).toHaveValue('2026-03-17');
  await expect(filled.getByRole('textbox', { name: 'Text', exact: true })).toHaveValue('Survey of the fence');

  const pickers = await slideIn(page, 'pickers');
  const type = pickers.getByRole('combobox', { name: 'Agreement type' });
  await type.focus();
  await page.keyboard.type('lease');
  await expect(page.getByRole('option', { name: 'SL Surface lease' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(type).toHaveValue('SL – Surface lease');

  const rows = await slideIn(page, 'rows');
  const some = rows.getByRole('region', { name: 'Some rows' });
  await some.getByRole('button', { name: 'Add' }).click();
  await some.getByRole('textbox', { name: 'Step' }).last().fill('Fence it');
  await page.keyboard.press('Enter');
  await expect(some.getByRole('textbox', { name: 'Step' }).nth(2)).toHaveValue('Fence it');
});

story('Rows, wizards and questions work in a slide-in', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const grids = await slideIn(page, 'grid');
  const grid = grids.getByRole('grid', { name: 'Agreements that open' });
  await grid.scrollIntoViewIfNeeded();
  await grid.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'SL-0001' })).toContainText('Refused');

  const wizards = await slideIn(page, 'wizards');
  await wizards.getByRole('button', { name: 'New item', exact: true }).click();
  const wizard = page.getByRole('dialog', { name: 'New Agreement' });
  await wizard.getByLabel('Name').fill('SL-0001');
  await page.keyboard.press('Enter');
  await expect(wizard.getByRole('status')).toHaveText('Agreement Successfully Created');

  const modals = await slideIn(page, 'modals');
  await modals.getByRole('button', { name: 'confirm that fails', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Send the reset?' });
  await question.getByRole('button', { name: 'Send' }).click();
  await expect(question.getByRole('alert')).toContainText('The mail server does not answer.');
});

story('A document is renamed in a slide-in', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const documents = await slideIn(page, 'documents');
  await documents.getByRole('gridcell', { name: 'Survey plan.pdf' }).click();
  const panel = page.getByRole('complementary', { name: 'Document' });
  await panel.getByLabel('Name').fill('Plan of survey.pdf');
  await page.keyboard.press('Enter');
  await expect(documents.getByRole('gridcell', { name: 'Plan of survey.pdf' })).toBeVisible();
  await panel.getByLabel('Notes').fill('Signed by both.');
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(panel.getByRole('button', { name: 'Cancel' })).toBeHidden();
  await expect(panel.getByLabel('Notes')).toHaveValue('Signed by both.');
});

import type { Page } from '@playwright/test';
import { hasNoBarriers, hasNoBarriersInEitherTheme } from '../../harness/barriers.ts';
import { expect, galleryStory as story } from '../../harness/gallery-story.ts';

const states = ['some', 'below', 'empty', 'read-only', 'new', 'loading', 'missing', 'denied', 'failed'];
/** States with colours that no other has. */
const coloredStates = ['some', 'read-only', 'failed'];

/** Opens the made-up record of the gallery in one of its states. */
async function openRecord(page: Page, state: string, below = 'details'): Promise<void> {
  await page.goto(`surface-project/${state}/${below}`);
  await expect(page.getByRole('heading', { level: 1, name: 'record' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'The page' })).toBeVisible();
}

story(
  'A record with rows can be used with assistive technology in each state, light and dark',
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const state of states) {
      await openRecord(page, state);
      if (coloredStates.includes(state)) await hasNoBarriersInEitherTheme(page, state);
      else await hasNoBarriers(page, { what: state });
    }
    await openRecord(page, 'below', 'agreements?agreementId=agreement-1');
    await expect(page.getByRole('region', { name: 'SL-0001' })).toBeVisible();
    await hasNoBarriers(page, { what: 'a row below its grid' });
    await openRecord(page, 'some', 'agreements/agreement-1/details');
    const row = page.getByRole('dialog', { name: 'SL-0001' });
    await row.getByLabel('Owner').fill('');
    await row.getByLabel('Area').focus();
    await expect(row.getByText('Required value.')).toBeVisible();
    await hasNoBarriersInEitherTheme(page, 'a row with an error');
    await row.getByLabel('Owner').fill('Eve');
    await row.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByText('Changed', { exact: true })).toBeVisible();
    await hasNoBarriers(page, { what: 'a grid with a held row' });
    await page.getByRole('button', { name: '1 change' }).click();
    await expect(page.getByRole('dialog')).toContainText('SL-0001');
    await hasNoBarriers(page, { what: 'what will be saved' });
    await page.keyboard.press('Escape');
    await page.getByLabel('conflict').check();
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('dialog')).toContainText('Bob Reed saved SL-0001 on');
    await hasNoBarriersInEitherTheme(page, 'a conflict of a row');
    await page.reload();
    await expect(page.getByRole('region', { name: 'Changes not saved' })).toBeVisible();
    await hasNoBarriers(page, { what: 'a draft' });
  },
);

story('A row of a row is filled in by keyboard alone, and saved with the record', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openRecord(page, 'some', 'agreements');
  const grid = page.getByRole('grid', { name: 'Agreements' });
  await grid.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const row = page.getByRole('dialog', { name: 'SL-0001' });
  await expect(row.getByRole('textbox', { name: 'Number' })).toHaveValue('SL-0001');
  await page.keyboard.press('Alt+ArrowDown');
  await expect(
    page.getByRole('dialog', { name: 'SL-0002' }).getByRole('textbox', { name: 'Number' }),
  ).toHaveValue('SL-0002');
  await page.keyboard.press('Alt+ArrowUp');
  await row.getByRole('link', { name: 'Payments' }).focus();
  await page.keyboard.press('Enter');
  await row.getByRole('button', { name: 'New' }).focus();
  await page.keyboard.press('Enter');
  const payment = page.getByRole('dialog', { name: 'New payment' });
  await expect(payment.getByText('1 required field is empty')).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(payment.getByLabel('Year')).toBeFocused();
  await page.keyboard.type('2026');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/agreements$/);
  await expect(page.getByRole('gridcell', { name: 'SL-0001', exact: true })).toBeVisible();
});

story('What two people did to a row is merged, and what was typed outlives a reload', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openRecord(page, 'some', 'agreements/agreement-2/details');
  const row = page.getByRole('dialog', { name: 'SL-0002' });
  await row.getByLabel('Owner').fill('Eve Stone');
  page.once('dialog', (question) => void question.accept());
  await page.reload();
  // Seen where the person is: on the page of the row.
  const draft = row.getByRole('region', { name: 'Changes not saved' });
  await expect(draft).toContainText('were not saved.');
  await draft.getByRole('button', { name: 'Restore' }).click();
  await expect(row.getByLabel('Owner')).toHaveValue('Eve Stone');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('gridcell', { name: 'Eve Stone' })).toBeVisible();
  await page.getByLabel('merged').check();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Bob Reed changed Notes and Notes (SL-0002) in the meantime')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('grid', { name: 'Agreements' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Changes not saved' })).toBeHidden();
});

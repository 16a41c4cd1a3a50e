import { expect, openBlock, galleryStory as story } from '../../harness/gallery-story.ts';

story('A wizard is walked through by keyboard alone, and says what went wrong', async ({ page }) => {
  await openBlock(page, 'wizards');
  await page.getByRole('button', { name: 'New item that fails' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').focus();
  await page.keyboard.type('SL-0001');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText('An agreement of this name exists.');
  await page.keyboard.press('Escape');
  // The next wizard is another dialog, not the one that still fades.
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'New item', exact: true }).focus();
  await page.keyboard.press('Enter');
  await dialog.getByLabel('Name').focus();
  await page.keyboard.type('SL-0001');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('status')).toHaveText('Agreement Successfully Created');
  for (const name of ['Close', 'Create Another', 'Open Agreement'])
    await expect(dialog.getByRole('button', { name, exact: true }).first()).toBeVisible();
});

story('The link wizard is 705 px wide, its buttons 120 px', async ({ page }) => {
  await openBlock(page, 'wizards');
  await page.getByRole('button', { name: 'Link items' }).click();
  const link = page.getByRole('button', { name: 'Link (2)' });
  await expect(link).toBeVisible();
  const width = (selector: string) =>
    page.locator(selector).evaluate((element) => element.getBoundingClientRect().width);
  await expect.poll(() => width('[role="dialog"]')).toBe(705);
  expect(Math.round((await link.boundingBox())?.width ?? 0)).toBe(120);
});

story('A confirmation is 400 px wide and in the middle', async ({ page }) => {
  await openBlock(page, 'modals');
  await page.getByRole('button', { name: 'delete', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Do you want to delete the selected record(s)?');
  await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(400);
  // In the middle of the window, wherever the main part of the page begins.
  await expect.poll(async () => (await dialog.boundingBox())?.x).toBe((1440 - 400) / 2);
});

import { hasNoBarriers, overlays } from '../../harness/barriers.ts';
import { expect, openBlock, galleryStory as story } from '../../harness/gallery-story.ts';
import { watchContextsOf } from '../../harness/watch-forms.ts';

story('An entry is picked by keyboard alone, and dependent pickers follow', async ({ page }) => {
  await openBlock(page, 'pickers');
  const type = page.getByRole('combobox', { name: 'Agreement type' });
  await type.focus();
  await page.keyboard.type('lease');
  await expect(page.getByRole('option', { name: 'SL Surface lease' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(type).toHaveValue('SL – Surface lease');
  await expect(page.getByRole('combobox', { name: 'City' })).toBeDisabled();
  await page.getByRole('combobox', { name: 'Country' }).click();
  await page.getByRole('option', { name: /Canada/ }).click();
  await page.getByRole('combobox', { name: 'State / province' }).click();
  await page.getByRole('option', { name: /Alberta/ }).click();
  await expect(page.getByRole('combobox', { name: 'City' })).toBeEnabled();
  await type.click();
  await expect(page.getByRole('option', { name: 'SL Surface lease' })).toBeVisible();
  // The whole page: a part by itself does not show that everything is in a landmark.
  await hasNoBarriers(page, { what: 'a picker that is open' });
  await type.fill('nothing like it');
  await expect(page.getByRole('status').filter({ hasText: 'Nothing found', visible: true })).toBeVisible();
  await hasNoBarriers(page, { what: 'a picker that finds nothing', within: overlays });
  await page.keyboard.press('Tab');
  await expect(page.getByText('Choose an entry for “nothing like it”')).toBeVisible();
  await hasNoBarriers(page, { what: 'pickers that are closed, one with text that chooses nothing' });
});

story('A day is typed as people write it, or chosen from the calendar', async ({ page }) => {
  await openBlock(page, 'fields');
  const filled = page.getByRole('region', { name: 'Filled' });
  const date = filled.getByLabel('Date', { exact: true });
  await date.fill('Mar 4, 2026');
  await date.press('Tab');
  await expect(date).toHaveValue('2026-03-04');
  await filled.getByRole('button', { name: 'Choose a day for Date' }).click();
  await page.getByRole('button', { name: '17 March 2026' }).click();
  await expect(date).toHaveValue('2026-03-17');
});

story('A form says of a save how it went, and lets both versions be compared', async ({ page }) => {
  await openBlock(page, 'form');
  const save = page.getByRole('button', { name: /^Saved?$/ });
  await page.getByLabel('conflict').check();
  await page.getByLabel('Name').fill('Lease');
  await page.keyboard.press('Control+s');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Lease of the surface');
  await hasNoBarriers(page, { what: 'the conflict' });
  await dialog.getByRole('radio').last().check();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByLabel('Name')).toHaveValue('Lease');
  await page.getByLabel('refused').check();
  await page.getByLabel('Code').fill('X');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('This code is already used.').first()).toBeVisible();
  await page.getByLabel('saved').check();
  await page.getByLabel('Code').fill('Y');
  await page.keyboard.press('Control+s');
  await expect(save).toHaveText('Saved');
});

story(
  'A form inside a form, and one that the browser would send, fail a story',
  async ({ browser, gallery }) => {
    const found: string[] = [];
    const stop = watchContextsOf(browser, found);
    const page = await (await browser.newContext()).newPage();
    stop();
    await page.goto(gallery);
    await page.evaluate(() => {
      const [outer, inner] = [document.createElement('form'), document.createElement('form')];
      outer.append(inner, 'Survey');
      document.body.append(outer);
    });
    await expect.poll(() => found).toEqual([expect.stringContaining('one lies in another')]);
    await page.evaluate(() => document.querySelector<HTMLFormElement>('body > form')?.requestSubmit());
    await expect.poll(() => found).toContainEqual(expect.stringMatching(/the browser sends one .*: Survey$/));
    await page.context().close();
  },
);

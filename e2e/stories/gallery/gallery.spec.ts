import type { Page } from '@playwright/test';
import { hasNoBarriers, overlays } from '../../harness/barriers.ts';
import { expect, galleryStory as story } from '../../harness/gallery-story.ts';

const blocks = [
  'fields',
  'form',
  'pickers',
  'record',
  'rows',
  'grid',
  'wizards',
  'modals',
  'feedback',
  'communications',
  'documents',
];

async function open(page: Page, block: string): Promise<void> {
  await page.goto(block);
  await expect(page.getByRole('heading', { level: 1, name: block })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
}

async function isWithinThePage(page: Page, block: string): Promise<void> {
  const beyond = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect([block, beyond]).toEqual([block, 0]);
}

for (const theme of ['light', 'dark'] as const) {
  story(`Every block can be used with assistive technology, ${theme}`, async ({ page }) => {
    story.setTimeout(120_000);
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    for (const block of blocks) {
      await open(page, block);
      await hasNoBarriers(page, { what: block, theme });
    }
  });
}

story('Every block stays within the page at 200% zoom and on a phone', async ({ page }) => {
  for (const viewport of [
    { width: 720, height: 450 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport);
    for (const block of blocks) {
      await open(page, block);
      await isWithinThePage(page, block);
    }
  }
});

story('Every dialog can be used with assistive technology and closed with Escape', async ({ page }) => {
  story.setTimeout(120_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const block of ['wizards', 'modals']) {
    await open(page, block);
    const openers = page.getByRole('main').getByRole('button');
    const names = await openers.allTextContents();
    for (const name of names) {
      await openers.getByText(name, { exact: true }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      await hasNoBarriers(page, { what: name, within: overlays });
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
  }
});

story('What opens for a moment can be used with assistive technology', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, 'grid');
  await page.getByRole('button', { name: 'Status: sort, group and filter' }).first().click();
  await expect(page.getByRole('dialog').getByText('Refused')).toBeVisible();
  await hasNoBarriers(page, { what: 'the menu of a column', within: overlays });
  await open(page, 'feedback');
  for (const kind of ['success', 'error', 'info']) {
    await page.getByRole('button', { name: kind, exact: true }).click();
    await expect(page.getByText(`A word of ${kind}`)).toBeVisible();
  }
  await hasNoBarriers(page, { what: 'toasts', within: overlays });
  await open(page, 'form');
  await page.getByLabel('Code').fill('');
  await page.getByLabel('Notes').focus();
  await page.getByRole('button', { name: 'Save' }).hover();
  await expect(page.getByRole('tooltip')).toContainText('Details (1)');
  await hasNoBarriers(page, { what: 'the errors of a form', within: overlays });
});

story('A wizard is walked through by keyboard alone, and says what went wrong', async ({ page }) => {
  await open(page, 'wizards');
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
  await open(page, 'wizards');
  await page.getByRole('button', { name: 'Link items' }).click();
  const link = page.getByRole('button', { name: 'Link (2)' });
  await expect(link).toBeVisible();
  const width = (selector: string) =>
    page.locator(selector).evaluate((element) => element.getBoundingClientRect().width);
  await expect.poll(() => width('[role="dialog"]')).toBe(705);
  expect(Math.round((await link.boundingBox())?.width ?? 0)).toBe(120);
});

story('A confirmation is 400 px wide and in the middle', async ({ page }) => {
  await open(page, 'modals');
  await page.getByRole('button', { name: 'delete', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Do you want to delete the selected record(s)?');
  await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(400);
  // In the middle of the window, wherever the main part of the page begins.
  await expect.poll(async () => (await dialog.boundingBox())?.x).toBe((1440 - 400) / 2);
});

story('An entry is picked by keyboard alone, and dependent pickers follow', async ({ page }) => {
  await open(page, 'pickers');
  const type = page.getByRole('textbox', { name: 'Agreement type' });
  await type.focus();
  await page.keyboard.type('lease');
  await expect(page.getByRole('option', { name: 'SL Surface lease' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(type).toHaveValue('SL – Surface lease');
  await expect(page.getByRole('textbox', { name: 'City' })).toBeDisabled();
  await page.getByRole('textbox', { name: 'Country' }).click();
  await page.getByRole('option', { name: /Canada/ }).click();
  await page.getByRole('textbox', { name: 'State / province' }).click();
  await page.getByRole('option', { name: /Alberta/ }).click();
  await expect(page.getByRole('textbox', { name: 'City' })).toBeEnabled();
  await type.click();
  await expect(page.getByRole('option', { name: 'SL Surface lease' })).toBeVisible();
  // The whole page: that everything stands in a landmark is not told of a part.
  await hasNoBarriers(page, { what: 'a picker that is open' });
  await type.fill('nothing like it');
  await expect(page.getByRole('status').filter({ hasText: 'Nothing found', visible: true })).toBeVisible();
  await hasNoBarriers(page, { what: 'a picker that finds nothing', within: overlays });
});

story('A day is chosen from the calendar', async ({ page }) => {
  await open(page, 'fields');
  const filled = page.getByRole('region', { name: 'Filled' });
  await filled.getByRole('button', { name: 'Choose a day for Date' }).click();
  await page.getByRole('button', { name: '17 March 2026' }).click();
  await expect(filled.getByLabel('Date', { exact: true })).toHaveValue('2026-03-17');
});

story('A form says of a save how it went, and lets both versions be compared', async ({ page }) => {
  await open(page, 'form');
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

const states = ['some', 'empty', 'read-only', 'new', 'loading', 'missing', 'denied', 'failed'];
/** States with colours that no other has. */
const coloredStates = ['some', 'read-only', 'failed'];

/** Opens the made-up record of the gallery in one of its states. */
async function openRecord(page: Page, state: string, below = 'details'): Promise<void> {
  await page.goto(`surface-project/${state}/${below}`);
  await expect(page.getByRole('heading', { level: 1, name: 'record' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'The page' })).toBeVisible();
}

for (const theme of ['light', 'dark'] as const) {
  story(
    `A record with rows can be used with assistive technology in each state, ${theme}`,
    async ({ page }) => {
      story.setTimeout(120_000);
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      for (const state of theme === 'light' ? states : coloredStates) {
        await openRecord(page, state);
        await hasNoBarriers(page, { what: state });
      }
      await openRecord(page, 'some', 'agreements/agreement-1/details');
      const row = page.getByRole('dialog', { name: 'SL-0001' });
      await row.getByLabel('Owner').fill('');
      await row.getByLabel('Area').focus();
      await expect(row.getByText('Required value.')).toBeVisible();
      await hasNoBarriers(page, { what: 'a row with an error' });
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
      await hasNoBarriers(page, { what: 'a conflict of a row' });
      await page.reload();
      await expect(page.getByRole('region', { name: 'What was not saved' })).toBeVisible();
      await hasNoBarriers(page, { what: 'a draft' });
    },
  );
}

story('A row of a row is filled in by keyboard alone, and saved with the record', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openRecord(page, 'some', 'agreements');
  const grid = page.getByRole('grid', { name: 'Agreements' });
  await grid.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const row = page.getByRole('dialog', { name: 'SL-0001' });
  await expect(row.getByLabel('Number')).toHaveValue('SL-0001');
  await page.keyboard.press('Alt+ArrowDown');
  await expect(page.getByRole('dialog', { name: 'SL-0002' }).getByLabel('Number')).toHaveValue('SL-0002');
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
});

story('What two people did to a row is merged, and what was typed outlives a reload', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openRecord(page, 'some', 'agreements/agreement-2/details');
  const row = page.getByRole('dialog', { name: 'SL-0002' });
  await row.getByLabel('Owner').fill('Eve Stone');
  page.once('dialog', (asked) => void asked.accept());
  await page.reload();
  // Seen where the person is: on the page of the row.
  const draft = row.getByRole('region', { name: 'What was not saved' });
  await expect(draft).toContainText('were not saved.');
  await draft.getByRole('button', { name: 'Restore' }).click();
  await expect(row.getByLabel('Owner')).toHaveValue('Eve Stone');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('gridcell', { name: 'Eve Stone' })).toBeVisible();
  await page.getByLabel('merged').check();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Bob Reed changed Notes and Notes (SL-0002) meanwhile')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('grid', { name: 'Agreements' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'What was not saved' })).toBeHidden();
});

story('A grid is used like a spreadsheet', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, 'grid');
  const grid = page.getByRole('grid', { name: 'Agreements', exact: true });
  const active = () => grid.locator('[data-active]').first();
  await grid.focus();
  await page.keyboard.press('ArrowDown');
  await expect(active()).toHaveText('SL-0001');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Control+c');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.split('\n').map((line) => line.split('\t')[0])).toEqual(['SL-0001', 'SL-0002']);
  await page.keyboard.press('Control+End');
  await expect(page.getByRole('gridcell', { name: 'SL-4999' })).toBeVisible();
  expect(await grid.getByRole('row').count()).toBeLessThan(40);
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('gridcell', { name: 'SL-4999' })).toBeVisible();
});

story('Rows are put in another order by mouse and by keyboard', async ({ page }) => {
  await open(page, 'grid');
  const grid = page.getByRole('grid', { name: 'Agreements in an order' });
  const order = async () =>
    (await grid.getByRole('gridcell', { name: /^SL-/ }).allTextContents()).slice(0, 3);
  await grid.scrollIntoViewIfNeeded();
  await grid.focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect.poll(order).toEqual(['SL-0001', 'SL-0000', 'SL-0002']);
  const handle = (row: number) => grid.locator(`[data-row="${row}"] td`).first();
  const [from, to] = [await handle(2).boundingBox(), await handle(0).boundingBox()];
  if (!from || !to) throw new Error('The handles are not in sight.');
  await page.mouse.move(from.x + 10, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(from.x + 10, from.y - 10, { steps: 5 });
  await page.mouse.move(to.x + 10, to.y + 5, { steps: 10 });
  await page.mouse.up();
  await expect.poll(order).toEqual(['SL-0002', 'SL-0001', 'SL-0000']);
});

story(
  'A row says what it is and opens wherever the grid is scrolled, as a card on a phone',
  async ({ page }) => {
    await open(page, 'grid');
    const grid = page.getByRole('grid', { name: 'Agreements with a page' });
    const row = grid.locator('[data-row="3"]');
    const leftOf = async () => Math.round((await row.getByRole('link').boundingBox())?.x ?? 0);
    await grid.scrollIntoViewIfNeeded();
    const left = await leftOf();
    await grid.evaluate((table) => table.parentElement?.scrollTo({ left: 400 }));
    await expect.poll(leftOf).toBe(left);
    await hasNoBarriers(page, { what: 'a grid that is scrolled sideways' });
    await row.locator('[data-open]').click();
    await expect(page.getByRole('dialog', { name: 'SL-0003' })).toBeVisible();
    await expect(row).toHaveAttribute('aria-current', 'true');
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(row.getByRole('gridcell')).toHaveText([
      /^SL-0003$/,
      /^Not started$/,
      /late$/,
      /Owen Peters/,
    ]);
    await hasNoBarriers(page, { what: 'rows as cards' });
    await row.getByRole('gridcell').last().click();
    await expect(page.getByText('The page of SL-0003 opens.')).toBeVisible();
  },
);

story('A row slides in with Enter, and goes with Escape', async ({ page }) => {
  await open(page, 'grid');
  const grid = page.getByRole('grid', { name: 'Agreements that open' });
  await grid.scrollIntoViewIfNeeded();
  await grid.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const slideIn = page.getByRole('dialog', { name: 'SL-0001' });
  await expect(slideIn).toContainText('Refused');
  await hasNoBarriers(page, { what: 'the page that slid in', within: overlays });
  await page.keyboard.press('Escape');
  await expect(slideIn).toBeHidden();
});

story('A document is renamed within its rules, and a link is copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, 'documents');
  await page.getByRole('gridcell', { name: 'Survey plan.pdf' }).click();
  const panel = page.getByRole('complementary', { name: 'Document' });
  await expect(panel.getByLabel('Last modified by')).toHaveValue(
    /^Ann Bell of Rightway Land Services on Mar-5-2026 at/,
  );
  await panel.getByLabel('Name').fill('Survey plan.exe');
  await panel.getByLabel('Notes').focus();
  await expect(panel.getByText('File extension cannot be modified. (pdf)')).toBeVisible();
  await panel.getByLabel('Name').fill('Plan of survey.pdf');
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('gridcell', { name: 'Plan of survey.pdf' })).toBeVisible();
  await page.getByRole('gridcell', { name: 'example.ca/applications/1234' }).click();
  await page.getByRole('button', { name: 'Copy URL' }).click();
  await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'http://example.ca/applications/1234',
  );
  await hasNoBarriers(page, { what: 'documents with the panel' });
});

story('Motion is left out for those who ask for that', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, 'wizards');
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  const step = page
    .getByRole('dialog')
    .getByText('URL Link')
    .locator('xpath=ancestor::div[contains(@class,"step")]');
  await expect(step).toHaveCSS('animation-name', 'none');
});

const communicationStates = ['some', 'empty', 'new', 'read-only', 'loading', 'failed', 'at-once'];

story('Communications can be used with assistive technology in each state', async ({ page }) => {
  story.setTimeout(120_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const state of communicationStates) {
    await page.goto(`business-associate/${state}/communications`);
    await expect(page.getByRole('region', { name: 'The page' })).toBeVisible();
    await expect(page.getByRole('grid', { name: 'Communication' })).toBeVisible();
    await hasNoBarriers(page, { what: state });
  }
});

story('An attempt is logged by L and Enter, from any tab of the record', async ({ page }) => {
  await page.goto('business-associate/some/details');
  await expect(page.getByLabel('Name')).toBeVisible();
  await page.getByRole('heading', { level: 1, name: 'Fisk Farms Ltd.' }).focus();
  await page.keyboard.press('l');
  await expect(page.getByRole('menuitem', { name: 'No answer' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^No answer: logged at/)).toBeVisible();
});

import { hasNoBarriers, overlays } from '../../harness/barriers.ts';
import { expect, openBlock, galleryStory as story } from '../../harness/gallery-story.ts';

story('A grid is used like a spreadsheet', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openBlock(page, 'grid');
  const grid = page.getByRole('grid', { name: 'Agreements', exact: true });
  const active = () => grid.locator('[data-active]').first();
  await grid.focus();
  await page.keyboard.press('ArrowDown');
  await expect(active()).toHaveText('SL-0001');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Control+c');
  // Browsers write the clipboard in the background.
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect
    .poll(async () => (await copied()).split('\n').map((line) => line.split('\t')[0]))
    .toEqual(['SL-0001', 'SL-0002']);
  await page.keyboard.press('Control+End');
  await expect(page.getByRole('gridcell', { name: 'SL-4999' })).toBeVisible();
  expect(await grid.getByRole('row').count()).toBeLessThan(40);
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('gridcell', { name: 'SL-4999' })).toBeVisible();
});

story('A printed list has the titles of its columns on each page, and whole texts', async ({ page }) => {
  await openBlock(page, 'printed');
  const grid = page.getByRole('grid', { name: 'Agreements in an order' });
  await grid.getByRole('gridcell').first().waitFor();
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  for (const title of await grid.locator('thead [data-title]').all()) await expect(title).toBeVisible();
  // Browsers repeat a head of this kind; in Chromium without its buttons, which therefore have no box.
  await expect(grid.locator('thead')).toHaveCSS('display', 'table-header-group');
  await expect(grid.locator('thead button').first()).toHaveCSS('display', 'contents');
  const cut = grid
    .locator('tbody td')
    .evaluateAll((cells) => cells.filter((cell) => getComputedStyle(cell).overflow !== 'visible').length);
  expect(await cut).toBe(0);
  await expect(grid.locator('tbody td').first()).toHaveCSS('white-space', 'pre-line');
});

story('Rows are put in another order by mouse and by keyboard', async ({ page }) => {
  await openBlock(page, 'grid');
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
    await openBlock(page, 'grid');
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
  await openBlock(page, 'grid');
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

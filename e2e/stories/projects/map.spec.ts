import { expect, story } from '../../harness/suite-story.ts';

/** A project of the demo with parcels in every layer. */
const project = '/surface-project/0b6d6f0a-5b3c-4c00-9a00-000000000036';

story(
  'The map draws where the agreements lie, and what is chosen leads to its record',
  async ({ page, signedIn }) => {
    await signedIn('broker');
    const tiles: string[] = [];
    page.on('response', (response) => {
      if (response.url().includes('/map/tiles/Agreements/') && response.ok()) tiles.push(response.url());
    });
    await page.goto(`${project}/map`);
    const panel = page.getByRole('region', { name: 'Features' });
    await expect(panel).toContainText('No features selected');
    await expect(page.getByRole('radio', { name: 'Terrain' })).toBeChecked();
    for (const grid of ['DLS', 'NTS'])
      await expect(page.getByRole('checkbox', { name: `${grid} grid (theoretical)` })).toBeChecked();
    for (const layer of ['Requests', 'Stakeholders', 'Indigenous'])
      await page.getByRole('checkbox', { name: layer, exact: true }).uncheck();
    await expect.poll(() => tiles.length).toBeGreaterThan(0);
    await expect(async () => {
      await page.getByRole('button', { name: 'Choose all in sight' }).click();
      await expect(panel.getByRole('heading', { name: /^\d+ features?$/ })).toBeVisible({ timeout: 1000 });
    }).toPass();
    const record = panel.getByRole('link').first();
    await record.click();
    await expect(page).toHaveURL(/\/agreements\/[0-9a-f-]{36}/);
  },
);

story('Map and grid of the agreements are one selection, both ways', async ({ page, signedIn }) => {
  await signedIn('broker');
  await page.goto(`${project}/agreements`);
  const rows = page.getByRole('grid', { name: 'Agreements' }).locator('tbody tr');
  await rows.first().locator('[data-select]').click();
  await page.getByRole('radio', { name: 'Map', exact: true }).check({ force: true });
  const panel = page.getByRole('region', { name: 'Features' });
  await expect(panel.getByRole('heading', { name: '1 feature' })).toBeVisible();
  await panel.getByRole('button', { name: 'Clear' }).click();
  await expect(panel).toContainText('No features selected');
  await expect(async () => {
    await page.getByRole('button', { name: 'Choose all in sight' }).click();
    await expect(panel.getByRole('heading', { name: /^\d+ features$/ })).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.getByRole('radio', { name: 'Grid', exact: true }).check({ force: true });
  await expect(rows.first()).toHaveAttribute('aria-selected', 'true');
});

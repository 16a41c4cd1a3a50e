import { readFileSync } from 'node:fs';
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
  await page.getByRole('toolbar', { name: 'What is chosen' }).getByRole('button', { name: 'Clear' }).click();
  await expect(panel).toContainText('No features selected');
  await expect(async () => {
    await page.getByRole('button', { name: 'Choose all in sight' }).click();
    await expect(panel.getByRole('heading', { name: /^\d+ features$/ })).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.getByRole('radio', { name: 'Grid', exact: true }).check({ force: true });
  await expect(rows.first()).toHaveAttribute('aria-selected', 'true');
});

story('A map is printed, one sheet for each chosen agreement, and exported', async ({ page, signedIn }) => {
  await signedIn('broker');
  await page.goto(`${project}/map`);
  const panel = page.getByRole('region', { name: 'Features' });
  for (const layer of ['Requests', 'Stakeholders', 'Indigenous', 'Wells'])
    await page.getByRole('checkbox', { name: layer, exact: true }).uncheck();
  await expect(async () => {
    await page.getByRole('button', { name: 'Choose all in sight' }).click();
    await expect(panel.getByRole('heading', { name: /^\d+ features$/ })).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.getByRole('button', { name: 'Print the map' }).click();
  const print = page.getByRole('region', { name: 'Print the map' });
  const each = print.getByRole('option', { name: /^One for each chosen agreement/ });
  const count = Number(/\((\d+)\)/.exec((await each.textContent()) ?? '')?.[1]);
  expect(count).toBeGreaterThan(1);
  await print.getByRole('combobox', { name: 'Sheets' }).selectOption('Agreements');
  await print.getByRole('combobox', { name: 'Scale' }).selectOption('20000');
  const printed = page.waitForEvent('download');
  await print.getByRole('button', { name: 'Print', exact: true }).click();
  const bytes = readFileSync(await (await printed).path()).toString('latin1');
  expect(bytes.match(/\/Type \/Page\n/g)).toHaveLength(count);
  await expect(print.getByRole('status')).toHaveText(`${count} sheets were made.`);
  await page.getByRole('button', { name: 'Export a layer' }).click();
  const panelOfExport = page.getByRole('region', { name: 'Export a layer' });
  await panelOfExport.getByRole('combobox', { name: 'Layer' }).selectOption('Agreements');
  await panelOfExport.getByRole('combobox', { name: 'What of it' }).selectOption('chosen');
  const exported = page.waitForEvent('download');
  await panelOfExport.getByRole('button', { name: 'Export', exact: true }).click();
  const file: unknown = JSON.parse(readFileSync(await (await exported).path(), 'utf8'));
  const features: unknown = Reflect.get(Object(file), 'features');
  expect(Array.isArray(features) && features.length).toBeGreaterThanOrEqual(count);
});

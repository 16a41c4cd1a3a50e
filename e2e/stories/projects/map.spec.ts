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

story('Who must hear of a route is found around it, and made stakeholders', async ({ page, signedIn }) => {
  await signedIn('broker');
  await page.goto(`${project}/map`);
  await page.getByRole('button', { name: 'Land along the route' }).click();
  const along = page.getByRole('region', { name: 'Land along the route' });
  await along.getByRole('textbox', { name: 'Metres on each side' }).fill('200');
  await along.getByRole('button', { name: 'Find' }).click();
  await expect(along.getByRole('status').last()).toHaveText(
    /^\d+ parcels? within 200 m\. This distance is typed/,
  );
  // Where the route enters comes in order: km+m, from its beginning.
  const entries = (await along.getByRole('row').allTextContents()).flatMap((row) => {
    const [, km = '', metres = ''] = /(\d+)\+(\d+) –/.exec(row) ?? [];
    return km === '' ? [] : [Number(km) * 1000 + Number(metres)];
  });
  expect(entries.length).toBeGreaterThan(0);
  expect(entries).toEqual(entries.toSorted((one, other) => one - other));
  await along.getByRole('button', { name: 'Choose all' }).click();
  await page.getByRole('button', { name: 'Add stakeholders' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add stakeholders' });
  await expect(dialog).toContainText(
    'within 200 m of the route. This distance was typed; it is from no rule.',
  );
  await expect(dialog.getByRole('table', { name: 'Owners and occupants' })).toBeVisible();
});

story('Tiles of a foreign company’s project hold nothing', async ({ page, signedIn }) => {
  await signedIn('broker');
  const tiles: string[] = [];
  page.on('response', async (response) => {
    if (!response.url().includes('/map/tiles/Agreements/') || !response.ok()) return;
    if ((await response.body().catch(() => Buffer.alloc(0))).length > 0) tiles.push(response.url());
  });
  await page.goto(`${project}/map`);
  await expect.poll(() => tiles.length).toBeGreaterThan(0);
  const [theirs = ''] = tiles;
  await signedIn('prairie');
  const answer = await page.request.get(theirs);
  expect([answer.status(), (await answer.body()).length]).toEqual([200, 0]);
});

story('The base map is drawn without any other server', async ({ page, signedIn }) => {
  await signedIn('broker');
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== 'localhost' && hostname !== '127.0.0.1')
      elsewhere.push(request.url());
  });
  await page.goto(`${project}/map`);
  const map = page.getByRole('region', { name: /^Map of the project/ });
  for (const look of ['Terrain', 'Gray', 'Dark gray', 'Satellite', 'Street']) {
    await page.getByRole('radio', { name: look, exact: true }).check();
    await expect(page.getByText('Natural Earth 1:50 million, drawn here')).toBeVisible();
    // Something is drawn there: the ground has a colour.
    await expect
      .poll(() =>
        map.locator('canvas').evaluateAll((canvases) =>
          canvases.some((canvas) => {
            if (!(canvas instanceof HTMLCanvasElement) || canvas.width === 0) return false;
            const [, , , alpha = 0] =
              canvas.getContext('2d')?.getImageData(canvas.width >> 1, canvas.height >> 1, 1, 1).data ?? [];
            return alpha > 0;
          }),
        ),
      )
      .toBe(true);
  }
  expect(elsewhere).toEqual([]);
});

import { readFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import { agreementRows } from '../../harness/agreement-form.ts';
import { openTab } from '../../harness/form-tabs.ts';
import { aName, makeProject, save } from '../../harness/project-form.ts';
import { readPdf } from '../../harness/read-pdf.ts';
import { expect, story } from '../../harness/suite-story.ts';

/** A project of the demo with parcels in every layer. */
const project = '/surface-project/0b6d6f0a-5b3c-4c00-9a00-000000000036';

/** Whether something is drawn in the middle of a canvas of the map: the ground has a colour. */
const isDrawn = (map: Locator): Promise<boolean> =>
  map.locator('canvas').evaluateAll((canvases) =>
    canvases.some((canvas) => {
      if (!(canvas instanceof HTMLCanvasElement) || canvas.width === 0) return false;
      // Its middle is read from a copy: browsers complain of a canvas that is read again and again.
      const copy = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
      copy?.drawImage(canvas, canvas.width >> 1, canvas.height >> 1, 1, 1, 0, 0, 1, 1);
      const [, , , alpha = 0] = copy?.getImageData(0, 0, 1, 1).data ?? [];
      return alpha > 0;
    }),
  );

story(
  'The map is drawn by this server alone; what is chosen on it and what its search finds lead to their records',
  async ({ page, signedIn }) => {
    await signedIn('broker');
    const tiles: string[] = [];
    page.on('response', (response) => {
      if (response.url().includes('/map/tiles/Agreements/') && response.ok()) tiles.push(response.url());
    });
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      const { protocol, hostname } = new URL(request.url());
      if (protocol.startsWith('http') && hostname !== 'localhost' && hostname !== '127.0.0.1')
        elsewhere.push(request.url());
    });
    await page.goto(`${project}/map`);
    await page.getByRole('button', { name: 'Info panel' }).click();
    const panel = page.getByRole('region', { name: 'Features' });
    await expect(panel).toContainText('No features selected');
    await expect(page.getByRole('radio', { name: 'Terrain' })).toBeChecked();
    for (const grid of ['DLS', 'NTS'])
      await expect(page.getByRole('checkbox', { name: `${grid} grid (theoretical)` })).toBeChecked();

    await story.step('each look of the base map is drawn here', async () => {
      const map = page.getByRole('region', { name: /^Map of the project/ });
      for (const look of ['Gray', 'Dark gray', 'Satellite', 'Street', 'Terrain']) {
        await page.getByRole('radio', { name: look, exact: true }).check();
        await expect(page.getByText('Natural Earth 1:50 million, drawn here')).toBeVisible();
        await expect.poll(() => isDrawn(map)).toBe(true);
      }
      expect(elsewhere).toEqual([]);
    });

    await story.step('what is chosen leads to its record', async () => {
      for (const layer of ['Requests', 'Stakeholders', 'Indigenous'])
        await page.getByRole('checkbox', { name: layer, exact: true }).uncheck();
      await expect.poll(() => tiles.length).toBeGreaterThan(0);
      await expect(async () => {
        await page.getByRole('button', { name: 'Select all in view' }).click();
        await expect(panel.getByRole('heading', { name: /^\d+ features?$/ })).toBeVisible({ timeout: 1000 });
      }).toPass();
      const record = panel.getByRole('link').first();
      const [number = 'no number'] = ((await record.textContent()) ?? '').split(' · ');
      await record.click();
      await expect(page.getByRole('heading', { name: new RegExp(`^${number}`), level: 2 })).toBeVisible();
    });

    await story.step('what its search finds opens its record', async () => {
      await page.goBack();
      await page.getByRole('searchbox', { name: 'Search the map' }).fill('LOC-0006-002');
      await page.getByRole('region', { name: 'Results' }).getByRole('link').first().click();
      await expect(page.getByRole('textbox', { name: 'Agreement number' })).toHaveValue('LOC-0006-002');
    });
    expect(elsewhere).toEqual([]);
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
  // What lies within two kilometres of the one that is chosen, and not all that is in sight.
  const bar = page.getByRole('toolbar', { name: 'Selection' });
  await bar.getByRole('textbox').fill('2000');
  await expect(async () => {
    await bar.getByRole('button', { name: 'Select around' }).click();
    await expect(panel.getByRole('heading', { name: /^\d+ features$/ })).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.getByRole('toolbar', { name: 'Selection' }).getByRole('button', { name: 'Clear' }).click();
  await expect(panel).toContainText('No features selected');
  await expect(async () => {
    await page.getByRole('button', { name: 'Select all in view' }).click();
    await expect(panel.getByRole('heading', { name: /^\d+ features$/ })).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.getByRole('radio', { name: 'Grid', exact: true }).check({ force: true });
  await expect(rows.first()).toHaveAttribute('aria-selected', 'true');
});

story('A map is printed, one sheet for each chosen record, and exported', async ({ page, signedIn }) => {
  await signedIn('broker');
  await page.goto(`${project}/map`);
  const panel = page.getByRole('region', { name: 'Features' });
  for (const layer of ['Indigenous', 'Wells'])
    await page.getByRole('checkbox', { name: layer, exact: true }).uncheck();
  // What the legend leaves out is not chosen either.
  const agreements = page.getByRole('list', { name: /^Colours of Agreements/ });
  await agreements.getByRole('checkbox').first().uncheck();
  await expect(async () => {
    await page.getByRole('button', { name: 'Select all in view' }).click();
    await expect(panel.getByRole('heading', { name: /^\d+ features$/ })).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.getByRole('button', { name: 'Print the map' }).click();
  const print = page.getByRole('region', { name: 'Print the map' });
  await print.getByRole('textbox', { name: 'Title' }).fill('For the file – Beg/Jedney');
  await print.getByRole('combobox', { name: 'Scale' }).selectOption('20000');
  const countOf = async (one: string) => {
    const each = print.getByRole('option', { name: new RegExp(`^One for each selected ${one}`) });
    return Number(/\((\d+)\)/.exec((await each.textContent()) ?? '')?.[1]);
  };
  const chosen = await countOf('agreement');
  const count = await countOf('stakeholder');
  for (const found of [chosen, await countOf('request'), count]) expect(found).toBeGreaterThan(1);
  await print.getByRole('combobox', { name: 'Sheets' }).selectOption('Stakeholders');
  // As many sheets as records are drawn, each with its map.
  const printed = page.waitForEvent('download', { timeout: 120_000 });
  await print.getByRole('button', { name: 'Print', exact: true }).click();
  const pdf = await printed;
  expect(pdf.suggestedFilename()).toBe('For the file – Beg Jedney.pdf');
  const { pages, texts } = readPdf(readFileSync(await pdf.path()));
  expect(pages).toBe(count);
  for (const wanted of [/^For the file/, /1:20,000/, /Natural Earth/])
    expect(texts.filter((text) => wanted.test(text))).toHaveLength(count);
  await expect(print.getByRole('status')).toHaveText(`${count} sheets were made.`);
  await page.getByRole('button', { name: 'Export a layer' }).click();
  const panelOfExport = page.getByRole('region', { name: 'Export a layer' });
  await panelOfExport.getByRole('combobox', { name: 'Layer' }).selectOption('Agreements');
  await panelOfExport.getByRole('combobox', { name: 'Records' }).selectOption('chosen');
  const exported = page.waitForEvent('download');
  await panelOfExport.getByRole('button', { name: 'Export', exact: true }).click();
  const file: unknown = JSON.parse(readFileSync(await (await exported).path(), 'utf8'));
  const features: unknown = Reflect.get(Object(file), 'features');
  expect(Array.isArray(features) && features.length).toBeGreaterThanOrEqual(chosen);
});

story(
  'A route drawn with the pointer orders agreements and the line list, and says who must hear of it',
  async ({ page, signedIn, expectedMessages }) => {
    // OpenLayers finds what is under the pointer by reading a canvas.
    expectedMessages.push(/willReadFrequently/);
    await signedIn('broker');
    await makeProject(page, aName('Story route'));
    await page.goto(`${page.url().replace(/\/details$/, '')}/map?at=52.93,-114.8785,13`);
    await page.getByRole('button', { name: 'Draw the route' }).click();
    const map = page.getByRole('region', { name: /^Map of the project/ });
    const { x, y, width, height } = (await map.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const middle = [x + width / 2, y + height / 2] as const;
    await page.mouse.click(middle[0] - 20, middle[1] + 170);
    await page.mouse.click(middle[0] + 15, middle[1]);
    await page.mouse.dblclick(middle[0] - 10, middle[1] - 170);
    await save(page);
    await page.reload();
    await expect(page.getByRole('checkbox', { name: 'Route of the project' })).toBeChecked();
    await page.getByRole('button', { name: 'Land along the route' }).click();
    const along = page.getByRole('region', { name: 'Land along the route' });
    await along.getByRole('textbox', { name: 'Metres on each side' }).fill('0');
    await along.getByRole('button', { name: 'Find' }).click();
    await expect(along.getByRole('status').last()).toHaveText(
      /^\d+ parcels? within 0 m\. You entered this distance/,
    );
    // Where the route enters comes in order: km+m, from its beginning.
    const recorded = along.getByRole('table').first();
    const land = (await recorded.getByRole('row').allTextContents()).flatMap((row) => {
      const [, name = '', km = '', metres = ''] = /^\s*(.*-W\dM)\s*(\d+)\+(\d+) –/.exec(row) ?? [];
      return km === '' ? [] : [{ name, entry: Number(km) * 1000 + Number(metres) }];
    });
    expect(land.length).toBeGreaterThan(3);
    expect(land).toEqual(land.toSorted((one, other) => one.entry - other.entry));
    await along.getByRole('button', { name: 'Select all' }).click();
    await page.getByRole('button', { name: 'New agreements' }).click();
    const making = page.getByRole('dialog', { name: 'New agreements' });
    await making.getByRole('button', { name: 'Create', exact: true }).click();
    await expect(making).toBeHidden();
    await page.getByRole('button', { name: 'Add stakeholders' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add stakeholders' });
    await expect(dialog).toContainText(
      'within 0 m of the route. You entered this distance; it is not from a rule.',
    );
    await expect(dialog.getByRole('table', { name: 'Owners and occupants' })).toBeVisible();
    await dialog.getByRole('button', { name: /^Create \d+ stakeholders?$/ }).click();
    await expect(dialog).toBeHidden();
    // The line list has the order of this grid.
    await openTab(page, 'Agreements');
    await expect(agreementRows(page)).toHaveCount(land.length);
    for (const [place, { name }] of land.entries())
      await expect(agreementRows(page).nth(place)).toContainText(name);
    await openTab(page, 'Stakeholders');
    await expect(
      page.getByRole('grid', { name: 'Stakeholders' }).locator('tr[data-row]').first(),
    ).toBeVisible();
  },
);

story('A list is a map too; a foreign company finds nothing of it', async ({ page, signedIn }) => {
  await signedIn('broker');
  const tiles: string[] = [];
  page.on('response', async (response) => {
    if (!response.url().includes('/map/tiles/Agreements/') || !response.ok()) return;
    if ((await response.body().catch(() => Buffer.alloc(0))).length > 0) tiles.push(response.url());
  });
  await page.goto('/home?source=agreements&show=map');
  const lines = page.getByRole('list', { name: /^Colours of Agreements/ }).getByRole('listitem');
  await expect(lines.first()).toBeVisible();
  const texts = await lines.allTextContents();
  expect(new Set(texts.map((line) => line.replace(/\d+$/, ''))).size).toBe(texts.length);
  await expect.poll(() => tiles.length).toBeGreaterThan(0);
  const [ofList = ''] = tiles;
  await expect(async () => {
    await page.getByRole('button', { name: 'Select all in view' }).click();
    await expect(page.getByRole('toolbar', { name: 'Selection' })).toBeVisible({ timeout: 1000 });
  }).toPass();
  // The press leads to another address, with a radio of its own.
  await page.getByRole('radio', { name: 'Grid', exact: true }).click({ force: true });
  await expect(page.getByRole('status').filter({ hasText: / rows / })).toHaveText(/[1-9]\d* selected/);
  tiles.length = 0;
  await page.goto(`${project}/map`);
  await expect.poll(() => tiles.length).toBeGreaterThan(0);
  const [ofProject = ''] = tiles;
  await signedIn('prairie');
  const answer = await page.request.get(ofProject);
  expect([answer.status(), (await answer.body()).length]).toEqual([200, 0]);
  expect((await page.request.get(ofList)).status()).toBe(404);
});

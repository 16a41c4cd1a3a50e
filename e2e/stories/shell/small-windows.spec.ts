import type { Page } from '@playwright/test';
import { projectAddress } from 'shared-contracts/routes';
import * as v from 'valibot';
import { askApi } from '../../harness/ask-api.ts';
import { watchRest } from '../../harness/at-rest.ts';
import { expect, story } from '../../harness/suite-story.ts';

const firstSchema = v.object({
  nodes: v.tuple([v.object({ id: v.string(), project: v.object({ id: v.string() }) })]),
});

/** The address of an agreement of the demo. */
async function anAgreement(page: Page): Promise<string> {
  const answer = await askApi(page, '{ found: agreements(first: 1) { nodes { id project { id } } } }');
  const [{ id, project }] = v.parse(firstSchema, answer).nodes;
  return projectAddress(project.id, 'agreements', id, 'details');
}

/** Adds up how far things moved by themselves, from the first paint on. */
const noteShifts = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (!Reflect.get(entry, 'hadRecentInput'))
          Object.assign(window, { shifted: Reflect.get(window, 'shifted') + Reflect.get(entry, 'value') });
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Of the height of the window, how much is not the form once it is scrolled: CSS pixels down its middle. */
const heightOfBars = (page: Page) =>
  page.evaluate(() => {
    const body = document.querySelector('[data-form-body]');
    body?.querySelector('[data-area] + [data-area]')?.scrollIntoView({ block: 'center' });
    let height = 0;
    for (let y = 0; y < window.innerHeight; y += 1)
      if (!body?.contains(document.elementFromPoint(window.innerWidth / 2, y))) height += 1;
    return height;
  });

const sizes = [
  { what: 'a phone', width: 390, height: 844, most: 96 },
  { what: 'a phone held sideways', width: 844, height: 390, most: 0 },
  { what: 'a page at 400 %', width: 320, height: 256, most: 96 },
] as const;

story(
  'In a small window the form has most of the room, and nothing moves while it opens',
  async ({ page, signedIn }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await noteShifts(page);
    const rested = watchRest(page);
    await signedIn('broker');
    const address = await anAgreement(page);
    await page.goto(address);
    await expect(page.getByRole('complementary', { name: 'The agreement at a glance' })).toBeVisible();
    await rested();
    expect(await page.evaluate(() => Reflect.get(window, 'shifted'))).toBeLessThan(0.02);
    // On a phone what is done most stands before the fields.
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByRole('button', { name: 'Log contact' }).first()).toBeInViewport();
    for (const { what, width, height, most } of sizes) {
      await page.setViewportSize({ width, height });
      const fields = page.getByRole('button', { name: 'Show the fields' });
      if (await fields.isVisible()) await fields.click();
      await expect(page.getByLabel('Reference number'), what).toBeVisible();
      expect(await heightOfBars(page), what).toBeLessThanOrEqual(most);
    }
  },
);

story('In a low window the navigation is a rail, which opens by its button', async ({ page, signedIn }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signedIn('broker');
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto('/home?source=agreements');
  await expect(page.getByRole('heading', { level: 1, name: 'Agreements' })).toBeVisible();
  const places = page.getByRole('navigation', { name: 'Navigation' });
  const width = async () => (await places.boundingBox())?.width;
  await expect.poll(width).toBeLessThanOrEqual(52);
  await page.getByRole('button', { name: 'Show navigation' }).click();
  await expect.poll(width).toBe(216);
  await places.getByRole('link', { name: 'Obligations', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Obligations' })).toBeVisible();
  await page.mouse.move(600, 200);
  await expect.poll(width).toBeLessThanOrEqual(52);
});

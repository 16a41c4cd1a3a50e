import type { Locator, Page } from '@playwright/test';
import { projectAddress } from 'shared-contracts/routes';
import * as v from 'valibot';
import { askApi } from '../../harness/ask-api.ts';
import { watchRest } from '../../harness/at-rest.ts';
import { expect, story } from '../../harness/suite-story.ts';

const foundSchema = v.object({
  nodes: v.array(
    v.object({
      id: v.string(),
      project: v.object({ id: v.string(), afeNumber: v.nullable(v.string()) }),
    }),
  ),
});

/** An agreement whose project has an AFE number, as those of the demo have: other stories make some without. */
async function anAgreement(page: Page): Promise<{ readonly id: string; readonly projectId: string }> {
  const query = '{ found: agreements(first: 100) { nodes { id project { id afeNumber } } } }';
  const found = v
    .parse(foundSchema, await askApi(page, query))
    .nodes.find(({ project }) => project.afeNumber);
  if (!found) throw new Error('No project with an AFE number has an agreement.');
  return { id: found.id, projectId: found.project.id };
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

/** Names of fields that have the focus below bars that stay, of so many that Tab leads to. */
async function coveredByBars(page: Page, count: number): Promise<readonly string[]> {
  const covered: string[] = [];
  for (let step = 0; step < count; step += 1) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => {
      const field = document.activeElement;
      const { left, top, width, height } = field?.getBoundingClientRect() ?? new DOMRect();
      const there = document.elementFromPoint(left + width / 2, top + height / 2);
      const isSeen = field?.contains(there) || there?.contains(field) || there?.closest('label') !== null;
      return isSeen ? '' : (field?.getAttribute('name') ?? field?.textContent ?? '');
    });
    if (name !== '') covered.push(name);
  }
  return covered;
}

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
    const { id, projectId } = await anAgreement(page);
    const address = projectAddress(projectId, 'agreements', id, 'details');
    await page.goto(address);
    await expect(page.getByRole('complementary', { name: 'The agreement at a glance' })).toBeVisible();
    await rested();
    expect(await page.evaluate(() => Reflect.get(window, 'shifted'))).toBeLessThan(0.02);
    // On a phone what is done most stands before the fields.
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByRole('button', { name: 'Log contact' }).first()).toBeInViewport();
    for (const { what, width, height, most } of sizes) {
      await page.setViewportSize({ width, height });
      // The page is drawn anew for the window; until then it shows what the window before had.
      await rested();
      const fields = page.getByRole('button', { name: 'Show the fields' });
      if (await fields.isVisible()) await fields.click();
      await expect(page.getByLabel('Reference number'), what).toBeVisible();
      expect(await heightOfBars(page), what).toBeLessThanOrEqual(most);
      await page.getByLabel('Reference number').focus();
      expect(await coveredByBars(page, 20), what).toEqual([]);
    }
  },
);

story(
  'In a low window two lines are above the tab of a project, with all that is on a desk',
  async ({ page, signedIn }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signedIn('broker');
    const { projectId } = await anAgreement(page);
    await page.setViewportSize({ width: 844, height: 390 });
    await page.goto(projectAddress(projectId, 'agreements'));
    const grid = page.getByRole('grid', { name: 'Agreements' });
    await expect(grid).toBeVisible();
    const tab = page.locator('[data-form-body]');
    const title = page.getByRole('heading', { level: 1 });
    const facts = page.getByRole('list', { name: 'Project status' });
    await expect(facts.getByRole('link').first()).toBeInViewport();
    await expect(title).toBeInViewport();
    // The top bar is 48 pixels high; each line below it, with its distance, at most 46.
    await expect.poll(async () => (await tab.boundingBox())?.y).toBeLessThanOrEqual(48 + 2 * 46);
    const path = page.getByRole('navigation', { name: 'Breadcrumbs' });
    await expect(path.getByRole('link', { name: 'Home' })).toBeInViewport();
    for (const action of ['Log contact', 'Generate reports of the project', 'Help (F1)', 'Save'])
      await expect(page.getByRole('button', { name: action, exact: true }), action).toBeInViewport();
    // What does not fit beside the figures comes into sight as somebody gets there, by finger or with the keyboard.
    const line = facts.locator('xpath=ancestor::header');
    expect(await line.evaluate((strip) => strip.scrollWidth > strip.clientWidth)).toBe(true);
    await line.evaluate((strip) => strip.scrollTo({ left: strip.scrollWidth }));
    await expect(line.getByText(/AFE/)).toBeInViewport();
    const last = facts.getByRole('link').last();
    await last.focus();
    await expect(last).toBeInViewport({ ratio: 1 });
    const tabs = page.getByRole('navigation', { name: 'Form' });
    await tabs.getByRole('link', { name: /^Requests/ }).click();
    await expect(page).toHaveURL(/requests/);
    await page.locator('body').press(']');
    await expect(page).not.toHaveURL(/requests/);
  },
);

/** The part of the window's height that is rows of the list: down its middle. */
const partOfRows = (page: Page) =>
  page.evaluate(() => {
    const rows = document.querySelector('[role="grid"] tbody');
    let height = 0;
    for (let y = 0; y < window.innerHeight; y += 1)
      if (rows?.contains(document.elementFromPoint(window.innerWidth / 2, y))) height += 1;
    return height / window.innerHeight;
  });

story('In a low window the navigation is a rail, which opens by its button', async ({ page, signedIn }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const rested = watchRest(page);
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
  // What is above a list scrolls away with its first rows, and comes back above the first one.
  const titleOfList = page.getByRole('heading', { level: 1, name: 'Obligations' });
  for (const low of [
    { width: 844, height: 390 },
    { width: 320, height: 256 },
  ]) {
    await page.setViewportSize(low);
    // Before its rows are there, a list cannot be scrolled.
    await rested();
    await page.mouse.move(low.width / 2, low.height - 20);
    await page.mouse.wheel(0, 40);
    await expect.poll(() => partOfRows(page), JSON.stringify(low)).toBeGreaterThan(0.75);
    await expect(titleOfList).not.toBeInViewport();
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, -400);
        return titleOfList.boundingBox().then((box) => (box?.y ?? -1) >= 0);
      })
      .toBe(true);
  }
});

story('The blocks of the day are as high as what they hold on a phone', async ({ page, signedIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signedIn('leader');
  await page.goto('/home');
  await expect(page.getByRole('region', { name: 'Overdue' })).toHaveAttribute('aria-busy', 'false');
  const ends = await page.locator('section:has(> h2)').evaluateAll((sections) =>
    sections.map((section) => ({
      bottom: section.getBoundingClientRect().bottom,
      last: section.lastElementChild?.getBoundingClientRect().bottom ?? 0,
    })),
  );
  expect(ends.length).toBeGreaterThanOrEqual(4);
  expect(ends.filter(({ bottom, last }) => last > bottom)).toEqual([]);
});

story('In a low window the buttons of a list stay in one line', async ({ page, signedIn }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await signedIn('broker');
  await page.goto('/home?source=agreements');
  const agreement = page.locator('a[href*="/agreements/"]').first();
  const [project] = ((await agreement.getAttribute('href')) ?? '').split('/agreements/');
  const middleOf = async (one: Locator) => {
    const box = await one.boundingBox();
    return box ? box.y + box.height / 2 : Number.NaN;
  };
  for (const address of ['/home?source=agreements', `${project}/agreements`]) {
    await page.goto(address);
    const filter = page.getByRole('searchbox', { name: /^Filter/ }).first();
    await expect(filter).toBeVisible();
    const button = page.getByRole('button', { name: 'Export', exact: true });
    expect(Math.abs((await middleOf(filter)) - (await middleOf(button))), address).toBeLessThan(8);
  }
});

story('The lists in a folded navigation are reached by the keyboard', async ({ page, signedIn }) => {
  await signedIn('broker');
  await page.goto('/surface-project/0b6d6f0a-5b3c-4c00-9a00-000000000036/details');
  const places = page.getByRole('navigation', { name: 'Navigation' });
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const group = places.getByRole('button', { name: 'Projects' });
  await group.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(group).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(places.getByRole('link', { name: 'Projects', exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(places.getByRole('link', { name: 'Agreements', exact: true })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(places.getByRole('link', { name: /^Active projects/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await page.getByRole('heading', { level: 1 }).focus();
  await expect.poll(async () => (await places.boundingBox())?.width).toBeLessThanOrEqual(52);
});

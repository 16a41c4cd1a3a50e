import type { Page } from '@playwright/test';
import { findPlace } from '../../harness/document-places.ts';
import { follow, followedFromForm } from '../../harness/go-to.ts';
import { pageOf } from '../../harness/page-of.ts';
import { expect, story } from '../../harness/suite-story.ts';

interface Headings {
  readonly all: readonly string[];
  /** Those whose text does not fit into their column. */
  readonly cut: readonly string[];
  /** Those that the grid shows only once it is scrolled. */
  readonly outOfSight: readonly string[];
}

/** The headings of the grid that was opened last, as they are laid out. */
const headingsOf = (page: Page): Promise<Headings> =>
  page
    .getByRole('grid')
    .last()
    .evaluate((grid) => {
      const edge = grid.parentElement?.getBoundingClientRect().right ?? 0;
      const titles = [...grid.querySelectorAll<HTMLElement>('th [data-title]')];
      const textsOf = (those: readonly HTMLElement[]) => those.map(({ textContent }) => textContent);
      return {
        all: textsOf(titles),
        cut: textsOf(titles.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)),
        outOfSight: textsOf(titles.filter((title) => title.getBoundingClientRect().right > edge)),
      };
    });

const languages = { English: 'Communication', Español: 'Comunicación' } as const;

async function chooseLanguage(page: Page, language: string): Promise<void> {
  await page.getByRole('button', { name: /Brooke Hanson/ }).click();
  await page.getByRole('menuitemradio', { name: language }).click();
  await page.keyboard.press('Escape');
}

/** Checks that each rate of an hour and of a kilometre, which take two lines, fits into its cell. */
async function hasNoCutRates(page: Page): Promise<void> {
  await page.goto('/home?source=rates');
  await page
    .getByRole('grid')
    .getByRole('row', { name: /Standard/ })
    .dblclick();
  const rates = page.getByRole('group', { name: 'Rates' }).getByRole('table');
  await expect(rates.getByRole('row')).not.toHaveCount(0);
  const cut = () =>
    rates.evaluate((table) =>
      [...table.querySelectorAll<HTMLInputElement>('input')]
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ value }) => value),
    );
  await expect.poll(cut).toEqual([]);
}

story(
  'Headings of a project’s grids are whole, in each language, and so are the cells of rates',
  async ({ page, browser, baseURL, signedIn, expectedMessages }) => {
    expectedMessages.push(followedFromForm);
    await signedIn('broker');
    const project = await findPlace(page, 'Project');
    const agreement = await findPlace(page, 'Agreement');
    await page.goto(project.path);
    for (const [language, communication] of Object.entries(languages)) {
      await chooseLanguage(page, language);
      for (const path of [
        `${project.path}/agreements`,
        `${project.path}/communications`,
        `${project.path}/related-documents`,
        `${agreement.path}/related-documents`,
        `${agreement.path}/communications`,
      ])
        await story.step(`${language}: ${path}`, async () => {
          await follow(page, path);
          await expect(page).toHaveURL((url) => url.pathname.startsWith(path));
          await expect.poll(async () => (await headingsOf(page)).all.length).toBeGreaterThan(3);
          // Until the tab is drawn, the grid of the one before is still there.
          await expect.poll(async () => (await headingsOf(page)).cut).toEqual([]);
        });
      await story.step('all of a communication is seen beside the list of agreements', async () => {
        await expect
          .poll(async () => {
            const { all, outOfSight } = await headingsOf(page);
            return [all[0], outOfSight];
          })
          .toEqual([communication, []]);
      });
    }
    await chooseLanguage(page, 'English');
    await story.step('names of rates are whole on a small screen', async () => {
      const admin = await pageOf(browser, baseURL ?? '', 'admin');
      await admin.setViewportSize({ width: 1280, height: 800 });
      await hasNoCutRates(admin);
      await admin.context().close();
    });
  },
);

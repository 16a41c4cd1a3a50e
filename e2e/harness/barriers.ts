import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** In the dark theme only colours differ. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

interface Look {
  /** Names the state in a failure. */
  readonly what?: string;
  readonly theme?: 'light' | 'dark';
  /**
   * Checks only this part, such as a dialog that opened on a page that was checked before; a selector. It takes a
   * fraction of the time, and does not check whether the part is in a landmark.
   */
  readonly within?: string;
  /** Leaves out third-party content; a selector. */
  readonly without?: string;
}

/** Labels for screen readers only; a visible heading shows the same text. */
const spoken = '.mantine-VisuallyHidden-root, [data-labels="hidden"] label';

interface SpokenLabels {
  readonly count: number;
  /** Those that are visible: if a build loses their style, each is shown next to its heading. */
  readonly drawn: readonly string[];
}

const spokenLabels = (page: Page): Promise<SpokenLabels> =>
  page.evaluate((selector) => {
    // Rows of fields that are cards on a phone have no headings, so they show their labels.
    const isPhone = window.innerWidth < 768;
    const labels = [...document.querySelectorAll<HTMLElement>(selector)].filter(
      (label) => !(isPhone && label.closest('[data-labels="hidden"]')),
    );
    const drawn = labels.filter((label) => {
      const { position, clip, clipPath } = getComputedStyle(label);
      const isClipped = clip === 'rect(0px, 0px, 0px, 0px)' || clipPath === 'inset(50%)';
      return position !== 'absolute' || !isClipped;
    });
    return { count: labels.length, drawn: drawn.map((label) => label.outerHTML) };
  }, spoken);

/** Checks that the page has labels for screen readers only, and that none of them is visible. */
export async function keepsSpokenLabelsHidden(page: Page): Promise<void> {
  const { count, drawn } = await spokenLabels(page);
  expect(count, `${page.url()} has labels that are only spoken`).toBeGreaterThan(0);
  expect(drawn).toEqual([]);
}

/** Where menus, tips and dialogs are drawn. */
export const overlays = '[data-mantine-shared-portal-node]';

/**
 * Waits until no transition is running, because colours that still change cannot be judged. Endless animations do not
 * count.
 */
async function isStill(page: Page): Promise<void> {
  const moving = () =>
    page.evaluate(
      () =>
        document
          .getAnimations()
          .filter(
            ({ playState, effect }) =>
              playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime),
          ).length,
    );
  await expect.poll(moving).toBe(0);
}

/**
 * Checks that a page can be used with assistive technology. In the dark theme only the colour rules are checked,
 * because everything else is the same as in the light one.
 */
export async function hasNoBarriers(page: Page, look: Look = {}): Promise<void> {
  const { what = page.url(), theme = 'light', within, without } = look;
  await isStill(page);
  // Our pages have no frame of another origin, so the page is read in place; only errors are returned.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  if (theme === 'dark') axe.withRules(rulesOfColour);
  if (within !== undefined) axe.include(within);
  if (without !== undefined) axe.exclude(without);
  const { violations } = await axe.analyze();
  const sentences = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  expect([what, sentences]).toEqual([what, []]);
  expect([what, (await spokenLabels(page)).drawn]).toEqual([what, []]);
}

async function wear(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  // Colours in transition cannot be judged.
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
}

/** Checks the open page in the light and then in the dark theme: opening it again would take longer than the checks. */
export async function hasNoBarriersInEitherTheme(page: Page, what: string = page.url()): Promise<void> {
  await wear(page, 'light');
  await hasNoBarriers(page, { what });
  await wear(page, 'dark');
  await hasNoBarriers(page, { what: `${what}, dark`, theme: 'dark' });
  await wear(page, 'light');
}

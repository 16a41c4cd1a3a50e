import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Nothing else than colours is another in the dark. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

interface Look {
  /** Names the state in a failure. */
  readonly what?: string;
  readonly theme?: 'light' | 'dark';
  /**
   * Checks only this part, such as what just opened on a page that was checked before; a selector. It takes a
   * fraction of the time of the page, and does not check whether the part is in a landmark.
   */
  readonly within?: string;
  /** Leaves out what is somebody else's; a selector. */
  readonly without?: string;
}

/** Labels for screen readers; a visible heading shows the same. */
const spoken = '.mantine-VisuallyHidden-root, [data-labels="hidden"] label';

interface SpokenLabels {
  readonly count: number;
  /** What is drawn of them: a build that lost their style shows each beside its heading. */
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

/** That the page has labels which are only spoken, and that the build that is looked at draws none of them. */
export async function keepsSpokenLabelsHidden(page: Page): Promise<void> {
  const { count, drawn } = await spokenLabels(page);
  expect(count, `${page.url()} has labels that are only spoken`).toBeGreaterThan(0);
  expect(drawn).toEqual([]);
}

/** Where menus, tips and dialogs are drawn. */
export const overlays = '[data-mantine-shared-portal-node]';

/**
 * Whether people with assistive technology can use what a page shows. In the dark only the rules of colour are
 * checked: the rest is the same page as in the light.
 */
export async function hasNoBarriers(page: Page, look: Look = {}): Promise<void> {
  const { what = page.url(), theme = 'light', within, without } = look;
  // Our pages have no frame of another origin, so the page is read in place; only errors are returned.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  if (theme === 'dark') axe.withRules(rulesOfColour);
  if (within !== undefined) axe.include(within);
  if (without !== undefined) axe.exclude(without);
  const { violations } = await axe.analyze();
  const told = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  expect([what, told]).toEqual([what, []]);
  expect([what, (await spokenLabels(page)).drawn]).toEqual([what, []]);
}

async function wear(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  // Colours in transition cannot be judged.
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
}

/** The same in the light and then in the dark theme, for the open page: opening it again takes longer than checking. */
export async function hasNoBarriersInEitherTheme(page: Page, what: string = page.url()): Promise<void> {
  await wear(page, 'light');
  await hasNoBarriers(page, { what });
  await wear(page, 'dark');
  await hasNoBarriers(page, { what: `${what}, dark`, theme: 'dark' });
  await wear(page, 'light');
}

import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Nothing else than colours is another in the dark. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

interface Look {
  /** Names the state in a failure. */
  readonly what?: string;
  readonly theme?: 'light' | 'dark';
  /**
   * Looks at this part alone, as what just opened on a page that was looked at before; a selector. It takes a
   * fraction of the time of the page, and does not tell whether the part stands in a landmark.
   */
  readonly within?: string;
  /** Leaves out what is somebody else's; a selector. */
  readonly without?: string;
}

/** Where menus, tips and dialogs are drawn. */
export const overlays = '[data-mantine-shared-portal-node]';

/**
 * Whether people with assistive technology can use what a page shows. In the dark only the rules of colour are
 * checked: the rest is the same page as in the light.
 */
export async function hasNoBarriers(page: Page, look: Look = {}): Promise<void> {
  const { what = page.url(), theme = 'light', within, without } = look;
  // No frame of another origin is on a page of ours, so it is read in place; only what is wrong is told.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  if (theme === 'dark') axe.withRules(rulesOfColour);
  if (within !== undefined) axe.include(within);
  if (without !== undefined) axe.exclude(without);
  const { violations } = await axe.analyze();
  const told = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  expect([what, told]).toEqual([what, []]);
}

async function wear(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  // Colours that are still on their way are nobody's.
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
}

/** The same in the light and then in the dark, of the page as it stands: opening it anew takes longer than looking. */
export async function hasNoBarriersInEitherTheme(page: Page, what: string = page.url()): Promise<void> {
  await wear(page, 'light');
  await hasNoBarriers(page, { what });
  await wear(page, 'dark');
  await hasNoBarriers(page, { what: `${what}, dark`, theme: 'dark' });
  await wear(page, 'light');
}

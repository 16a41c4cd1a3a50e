import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Nothing else than colours is another in the dark. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/**
 * Whether people with assistive technology can use what a page shows; `what` names it in a failure. In the
 * dark only the rules of colour are checked: the rest is the same page as in the light.
 */
export async function hasNoBarriers(
  page: Page,
  what = page.url(),
  theme: 'light' | 'dark' = 'light',
): Promise<void> {
  // No frame of another origin is on a page of ours, so it is read in place; only what is wrong is told.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  if (theme === 'dark') axe.withRules(rulesOfColour);
  const { violations } = await axe.analyze();
  const told = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  expect([what, told]).toEqual([what, []]);
}

import { hasNoBarriers } from '../../harness/barriers.ts';
import { expect, galleryStory as story } from '../../harness/gallery-story.ts';

const states = ['some', 'empty', 'new', 'read-only', 'loading', 'failed', 'at-once'];

story('Communications can be used with assistive technology in each state', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const state of states) {
    await page.goto(`business-associate/${state}/communications`);
    await expect(page.getByRole('region', { name: 'The page' })).toBeVisible();
    await expect(page.getByRole('grid', { name: 'Communication' })).toBeVisible();
    await hasNoBarriers(page, { what: state });
  }
});

story('An attempt is logged by L and Enter, from any tab of the record', async ({ page }) => {
  await page.goto('business-associate/some/details');
  await expect(page.getByLabel('Name')).toBeVisible();
  await page.getByRole('heading', { level: 1, name: 'Fisk Farms Ltd.' }).focus();
  await page.keyboard.press('l');
  await expect(page.getByRole('menuitem', { name: 'No answer · Phone' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^No answer · Phone with .+: logged at/)).toBeVisible();
});

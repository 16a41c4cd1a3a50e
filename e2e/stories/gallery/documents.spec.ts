import { hasNoBarriers } from '../../harness/barriers.ts';
import { expect, openBlock, galleryStory as story } from '../../harness/gallery-story.ts';

story('A document is renamed within its rules, and a link is copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openBlock(page, 'documents');
  await page.getByRole('gridcell', { name: 'Survey plan.pdf' }).click();
  const panel = page.getByRole('complementary', { name: 'Document' });
  await expect(panel.getByLabel('Last modified by')).toHaveValue(
    /^Ann Bell of Rightway Land Services on Mar-5-2026 at/,
  );
  await panel.getByLabel('Name').fill('Survey plan.exe');
  await panel.getByLabel('Notes').focus();
  await expect(panel.getByText('File extension cannot be modified. (pdf)')).toBeVisible();
  await panel.getByLabel('Name').fill('Plan of survey.pdf');
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('gridcell', { name: 'Plan of survey.pdf' })).toBeVisible();
  await page.getByRole('gridcell', { name: 'example.ca/applications/1234' }).click();
  await page.getByRole('button', { name: 'Copy URL' }).click();
  await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'http://example.ca/applications/1234',
  );
  await hasNoBarriers(page, { what: 'documents with the panel' });
});

import type { Page } from '@playwright/test';
import { hasNoBarriers, overlays } from '../../harness/barriers.ts';
import { expect, openBlock, galleryStory as story } from '../../harness/gallery-story.ts';

const blocks = [
  'fields',
  'form',
  'pickers',
  'record',
  'rows',
  'grid',
  'wizards',
  'modals',
  'feedback',
  'documents',
  'communications',
];

async function isWithinThePage(page: Page, block: string): Promise<void> {
  const beyond = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect([block, beyond]).toEqual([block, 0]);
}

story('Every block can be used with assistive technology, light and dark', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const block of blocks) {
    await page.emulateMedia({ colorScheme: 'light' });
    await openBlock(page, block);
    await hasNoBarriers(page, { what: block });
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
    await hasNoBarriers(page, { what: `${block}, dark`, theme: 'dark' });
  }
});

story('Every block stays within the page at 200% zoom and on a phone', async ({ page }) => {
  for (const viewport of [
    { width: 720, height: 450 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport);
    for (const block of blocks) {
      await openBlock(page, block);
      await isWithinThePage(page, block);
    }
  }
});

story('Every dialog can be used with assistive technology and closed with Escape', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const block of ['wizards', 'modals']) {
    await openBlock(page, block);
    const openers = page.getByRole('main').getByRole('button');
    const names = await openers.allTextContents();
    for (const name of names) {
      await openers.getByText(name, { exact: true }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      await hasNoBarriers(page, { what: name, within: overlays });
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
  }
});

story('What opens for a moment can be used with assistive technology', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openBlock(page, 'grid');
  await page.getByRole('button', { name: 'Status: sort, group and filter' }).first().click();
  await expect(page.getByRole('dialog').getByText('Refused')).toBeVisible();
  await hasNoBarriers(page, { what: 'the menu of a column', within: overlays });
  await openBlock(page, 'feedback');
  for (const kind of ['success', 'error', 'info']) {
    await page.getByRole('button', { name: kind, exact: true }).click();
    await expect(page.getByText(`A word of ${kind}`)).toBeVisible();
  }
  await hasNoBarriers(page, { what: 'toasts', within: overlays });
  await openBlock(page, 'form');
  await page.getByLabel('Code').fill('');
  await page.getByLabel('Notes').focus();
  await page.getByRole('button', { name: 'Save' }).hover();
  await expect(page.getByRole('tooltip')).toContainText('Details (1)');
  await hasNoBarriers(page, { what: 'the errors of a form', within: overlays });
});

story('Motion is left out for those who ask for that', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openBlock(page, 'wizards');
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  const step = page
    .getByRole('dialog')
    .getByText('URL Link')
    .locator('xpath=ancestor::div[contains(@class,"step")]');
  await expect(step).toHaveCSS('animation-name', 'none');
});

import { expect, type Page, test } from '@playwright/test';
import { preview } from 'vite';
import { galleryConfig, preparedGallery } from './prepare.ts';
import { slowPages } from './slow-pages.ts';
import { watchForms } from './watch-forms.ts';

export { expect };

interface GalleryFixtures {
  /** Address of the gallery of shared blocks, served for this worker. */
  readonly gallery: string;
}

/** A story in the gallery, which shows every shared block in each of its states. */
export const galleryStory = test.extend<{ readonly quietPage: undefined }, GalleryFixtures>({
  gallery: [
    async ({ browserName: _ }, use) => {
      const server = await preview({
        configFile: galleryConfig,
        logLevel: 'error',
        build: { outDir: preparedGallery() },
        preview: { host: '127.0.0.1', port: 0 },
      });
      const [address] = server.resolvedUrls?.local ?? [];
      if (!address) throw new Error('The gallery is not served.');
      await use(address);
      await server.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ gallery }, use) => {
    await use(gallery);
  },
  quietPage: [
    async ({ page, context }, use) => {
      const failures: string[] = [];
      await watchForms(context);
      await slowPages(context);
      page.on('pageerror', (error) => failures.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error') failures.push(message.text());
      });
      await use(undefined);
      expect(failures).toEqual([]);
    },
    { auto: true },
  ],
});

/** Opens the page of one block, with all of its states; from another block by its link, as a new page takes long. */
export async function openBlock(page: Page, block: string): Promise<void> {
  const link = page
    .getByRole('navigation', { name: 'Blocks' })
    .getByRole('link', { name: block, exact: true });
  if (page.url() === 'about:blank') await page.goto(block);
  else await link.click();
  await expect(page.getByRole('heading', { level: 1, name: block })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
}

import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { build, preview } from 'vite';
import { hashOf, keptFolder } from '../../scripts/kept-folder.ts';
import { filesOf, root } from '../../scripts/suite.ts';

export { expect };

interface GalleryFixtures {
  /** Address of the gallery of shared blocks, built and served for this worker. */
  readonly gallery: string;
}

const configFile = join(root, 'shared-ui/gallery/vite.config.ts');

/** The built gallery, made once for a state of what goes into it. */
async function builtGallery(): Promise<string> {
  const folders = ['shared-ui', 'shared-contracts/src', 'shared-contracts/schema'];
  const files = folders.flatMap((folder) => filesOf(join(root, folder)));
  const inputs = [...files.filter((file) => !file.includes('.test.')), join(root, 'pnpm-lock.yaml')];
  const { folder } = await keptFolder({
    parent: join(root, 'node_modules/.cache/gallery'),
    name: hashOf(inputs),
    states: 2,
    make: async (outDir) => {
      await build({ configFile, logLevel: 'error', build: { outDir } });
    },
  });
  return folder;
}

/** A story in the gallery, where every shared block stands in each of its states. */
export const galleryStory = test.extend<{ readonly quietPage: undefined }, GalleryFixtures>({
  gallery: [
    async ({ browserName: _ }, use) => {
      const server = await preview({
        configFile,
        logLevel: 'error',
        build: { outDir: await builtGallery() },
        preview: { host: '127.0.0.1', port: 0 },
      });
      const [address] = server.resolvedUrls?.local ?? [];
      if (!address) throw new Error('The gallery is not served.');
      await use(address);
      await server.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ gallery }, use) => {
    await use(gallery);
  },
  quietPage: [
    async ({ page }, use) => {
      const failures: string[] = [];
      page.on('pageerror', (error) => failures.push(error.message));
      await use(undefined);
      expect(failures).toEqual([]);
    },
    { auto: true },
  ],
});

/** Opens the page of one block, with all of its states. */
export async function openBlock(page: Page, block: string): Promise<void> {
  await page.goto(block);
  await expect(page.getByRole('heading', { level: 1, name: block })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
}

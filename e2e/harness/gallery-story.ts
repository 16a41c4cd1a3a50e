import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { build, preview } from 'vite';

export { expect };

interface GalleryFixtures {
  /** Address of the gallery of shared blocks, built and served for this worker. */
  readonly gallery: string;
}

const configFile = join(import.meta.dirname, '../../shared-ui/gallery/vite.config.ts');

/** A story in the gallery, where every shared block stands in each of its states. */
export const galleryStory = test.extend<{ readonly quietPage: undefined }, GalleryFixtures>({
  gallery: [
    async ({ browserName: _ }, use) => {
      const outDir = mkdtempSync(join(tmpdir(), 'rightway-gallery-'));
      const settings = { configFile, logLevel: 'error', build: { outDir } } as const;
      await build(settings);
      const server = await preview({ ...settings, preview: { host: '127.0.0.1', port: 0 } });
      const [address] = server.resolvedUrls?.local ?? [];
      if (!address) throw new Error('The gallery is not served.');
      await use(address);
      await server.close();
      rmSync(outDir, { recursive: true, force: true });
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

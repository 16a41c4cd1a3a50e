import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { build, preview } from 'vite';
import { chromiumArguments, findChromium } from '../../scripts/chromium.ts';

/** The page of every side, built for production and served. */
export interface BrowserPages {
  /** Opens the page of one side; it is ready when this resolves. */
  readonly open: (side: string) => Promise<OpenPage>;
  /** Address of the pages, for opening them in other ways; `?side=` selects the side. */
  readonly address: string;
  readonly browser: Browser;
  readonly stop: () => Promise<void>;
}

/** A page with a measure of its main thread's work. */
export interface OpenPage {
  readonly page: Page;
  /** Milliseconds of work on the main thread since the page was opened. */
  readonly work: () => Promise<number>;
  readonly close: () => Promise<void>;
}

const pages = join(import.meta.dirname, 'pages');

async function open(browser: Browser, address: string, side: string): Promise<OpenPage> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const failures: string[] = [];
  page.on('pageerror', (error) => failures.push(error.message));
  await page.goto(`${address}?side=${side}`);
  await page
    .waitForFunction(() => 'bench' in window, undefined, { timeout: 60_000 })
    .catch((error) => {
      throw failures.length > 0 ? new Error(`${side}: ${failures.join(' ')}`) : error;
    });
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return {
    page,
    work: async () => {
      const { metrics } = await session.send('Performance.getMetrics');
      return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
    },
    close: () => page.close(),
  };
}

/** Builds the pages and starts a browser for them. */
export async function openBrowserPages(): Promise<BrowserPages> {
  const outDir = mkdtempSync(join(tmpdir(), 'rightway-bench-'));
  const settings = {
    root: pages,
    logLevel: 'error',
    configFile: false,
    define: { RIGHTWAY_VERSION: JSON.stringify('bench') },
    build: { outDir, emptyOutDir: true, target: 'es2022', chunkSizeWarningLimit: 5000 },
  } as const;
  await build(settings);
  const server = await preview({ ...settings, preview: { port: 0, host: '127.0.0.1' } });
  const address = server.resolvedUrls?.local[0];
  if (!address) throw new Error('The pages are not served.');
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...chromiumArguments],
  });
  return {
    address,
    browser,
    open: (side) => open(browser, address, side),
    stop: async () => {
      await browser.close();
      await server.close();
      rmSync(outDir, { recursive: true, force: true });
    },
  };
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Browser, type BrowserContext, chromium, type Page, type Response } from '@playwright/test';

import { countRequestRounds } from '../../e2e/harness/request-rounds.ts';
import { buildSuite, makeTypes } from '../../scripts/build-suite.ts';
import { chromiumArguments, findChromium } from '../../scripts/chromium.ts';
import { freePorts } from '../../scripts/free-port.ts';
import { type RunningSuite, runSuite } from '../../scripts/run-suite.ts';
import { password } from './api-process.ts';
import { buildOneApp } from './one-app.ts';
import { type Line, report } from './report.ts';
import { median } from './timing.ts';

const rounds = { fast: 4, slow: 2 } as const;
const kilobyte = 1000;

/** Compression ratio of the edge's `encode` for our scripts. The suite here has no edge. */
const compressed = 3;

/** A slow line: 1.6 Mbit/s down, 0.75 Mbit/s up, 150 ms round trip, with compressed downloads. */
const slowLine = {
  ...{ offline: false, latency: 150 },
  ...{ downloadThroughput: 200_000 * compressed, uploadThroughput: 93_750 },
};

const list = '/home?source=countries';
const cellText = 'CA';
const firstRow = `role=gridcell[name="${cellText}"]`;
const record = '/master-data/countries/new';
const firstField = 'input[name="code"]';

/** What is measured: either side's browser, one kind of visit. */
type Measure = (context: BrowserContext, page: Page) => Promise<number>;

/** Notes in the page when a cell of the grid first shows a text, to the frame. */
async function watch(page: Page, text: string): Promise<void> {
  await page.addInitScript((wanted) => {
    const look = () => {
      const cells = [...document.querySelectorAll('td')];
      if (cells.some(({ textContent }) => textContent === wanted))
        Object.assign(window, { benchAt: performance.now() });
      else requestAnimationFrame(look);
    };
    look();
  }, text);
}

const noted = async (page: Page): Promise<number> => {
  await page.waitForFunction(() => 'benchAt' in window, undefined, { timeout: 60_000 });
  return page.evaluate(() => Number(Reflect.get(window, 'benchAt')));
};

const visit: Measure = async (_, page) => {
  await watch(page, cellText);
  await page.goto(list);
  return noted(page);
};

const again: Measure = async (context, page) => {
  await page.goto(list);
  await page.locator(firstRow).waitFor();
  const second = await context.newPage();
  await throttle(second, page);
  return visit(context, second);
};

const slowed = new WeakSet<Page>();

async function slowDown(page: Page): Promise<void> {
  slowed.add(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slowLine);
}

async function throttle(page: Page, like: Page): Promise<void> {
  if (slowed.has(like)) await slowDown(page);
}

/**
 * Time from the click on a list's New to the first field of another area. The click waits until the list is complete,
 * so that prefetching has no head start.
 */
const switchArea =
  (pause: number): Measure =>
  async (_, page) => {
    await page.goto(list, { waitUntil: 'commit' });
    await page.locator(firstRow).waitFor();
    if (pause > 0) await page.waitForTimeout(pause);
    await page.evaluate(
      ({ wanted, to }) => {
        const began = performance.now();
        const look = () => {
          if (document.querySelector(wanted)) Object.assign(window, { benchAt: performance.now() - began });
          else requestAnimationFrame(look);
        };
        document.querySelector<HTMLAnchorElement>(`a[href="${to}"]`)?.click();
        look();
      },
      { wanted: firstField, to: record },
    );
    return noted(page);
  };

/** JavaScript of a visit, gzip, in kB. */
const bytesOf =
  (path: string, there: string): Measure =>
  async (_, page) => {
    const scripts = new Map<string, Response>();
    const keep = (response: Response) => {
      if (response.request().resourceType() === 'script') scripts.set(response.url(), response);
    };
    page.on('response', keep);
    // Prefetching while the page is idle is not part of the visit.
    await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
    await page.goto(path);
    await page.locator(there).waitFor();
    page.off('response', keep);
    const bodies = await Promise.all([...scripts.values()].map((response) => response.body()));
    return bodies.reduce((sum, body) => sum + gzipSync(body).length, 0) / kilobyte;
  };

const depthOf =
  (path: string, there: string): Measure =>
  (_, page) =>
    countRequestRounds(page, path, page.locator(there).first());

interface Sides {
  readonly browser: Browser;
  readonly suite: RunningSuite;
  readonly oneApp: RunningSuite;
}

async function once(browser: Browser, { address }: RunningSuite, measure: Measure, isSlow: boolean) {
  const context = await browser.newContext({ baseURL: address, viewport: { width: 1440, height: 900 } });
  const signedIn = await context.request.post('/api/account/sign-in', {
    data: { userName: 'admin@rightway.test', password },
  });
  if (!signedIn.ok()) throw new Error(`Nobody could sign in at ${address}.`);
  const page = await context.newPage();
  if (isSlow) await slowDown(page);
  const value = await measure(context, page);
  await context.close();
  return value;
}

/** Both sides in turn, A B B A. */
async function compare(
  sides: Sides,
  name: string,
  measure: Measure,
  isSlow: boolean,
  times: number,
): Promise<Line> {
  const ours: number[] = [];
  const peer: number[] = [];
  for (let round = 0; round < times; round += 1) {
    ours.push(await once(sides.browser, sides.suite, measure, isSlow));
    peer.push(await once(sides.browser, sides.oneApp, measure, isSlow));
    peer.push(await once(sides.browser, sides.oneApp, measure, isSlow));
    ours.push(await once(sides.browser, sides.suite, measure, isSlow));
  }
  const [mine, other] = [median(ours), median(peer)];
  return { name, ours: mine, peer: other, ratio: mine / other };
}

async function compareAll(sides: Sides): Promise<boolean> {
  const bytes: Line[] = [];
  const depth: Line[] = [];
  for (const [path, there] of [
    [list, firstRow],
    [record, firstField],
  ] as const) {
    bytes.push(await compare(sides, path, bytesOf(path, there), false, 1));
    depth.push(await compare(sides, path, depthOf(path, there), false, 1));
  }
  const held = [
    report('federation-bytes: JavaScript of a first visit', 'kB gzip', { most: 1.1 }, bytes),
    report('federation-depth: rounds of requests', 'rounds', { most: 1 }, depth),
  ];
  for (const isSlow of [false, true]) {
    const line = isSlow ? 'slow line' : 'fast line';
    const times = isSlow ? rounds.slow : rounds.fast;
    const timed = [
      await compare(sides, 'cold', visit, isSlow, times),
      await compare(sides, 'warm', again, isSlow, times),
      await compare(sides, 'area switch at once', switchArea(0), isSlow, times),
      await compare(sides, 'area switch after a look', switchArea(4000), isSlow, times),
    ];
    held.push(
      report(
        `federation, ${line}: to the first usable grid, and to another area`,
        'ms',
        { most: 1.1 },
        timed,
      ),
    );
  }
  return held.every(Boolean);
}

/** The federated suite compared with the same screens as one webpack application without federation. */
export async function federation(): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'rightway-one-app-'));
  const running: RunningSuite[] = [];
  await makeTypes();
  const built = await buildSuite((text) => console.log(text));
  const host = await buildOneApp(join(folder, 'dist'), built);
  const start = async (name: string, apps: typeof built): Promise<RunningSuite> => {
    const suite = await runSuite({
      port: await freePorts(7300 + running.length * 20, 6),
      dataFolder: join(folder, name),
      built: apps,
      environment: { DEMO: 'true' },
      onCrash: (part, output) => console.error(`${part} ended: ${output}`),
    });
    running.push(suite);
    return suite;
  };
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumArguments] });
  try {
    const suite = await start('suite', built);
    const oneApp = await start('one-app', [host, ...built.filter(({ app }) => app !== 'host')]);
    return await compareAll({ browser, suite, oneApp });
  } finally {
    await browser.close();
    await Promise.all(running.map((suite) => suite.stop()));
    rmSync(folder, { recursive: true, force: true });
  }
}

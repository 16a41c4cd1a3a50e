import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { buildSuite, makeTypes } from '../../scripts/build-suite.ts';
import { chromiumArguments, findChromium } from '../../scripts/chromium.ts';
import { freePorts } from '../../scripts/free-port.ts';
import { type RunningSuite, runSuite } from '../../scripts/run-suite.ts';
import { password } from './api-process.ts';
import { type Line, report } from './report.ts';
import { median } from './timing.ts';

const rounds = 5;

/** How much slower the browser's processor is made. */
const slowness = 4;

/** Milliseconds from a key or a click to the next paint, and layout shift, at most. */
const bars = { paint: 100, shift: 0.02 } as const;

/** The people who look at the start screen: one with much work, one with many lists. */
const people = ['broker@rightway.test', 'admin@rightway.test'] as const;

interface Figures {
  /** The longest interaction, in milliseconds. */
  readonly paint: number;
  readonly shift: number;
}

/** Notes how long each interaction takes to the next paint, and how far things moved by themselves. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const found = { paint: 0, shift: 0 };
    Object.assign(window, { benchFound: found });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (!Reflect.get(entry, 'hadRecentInput')) found.shift += Number(Reflect.get(entry, 'value'));
    }).observe({ type: 'layout-shift', buffered: true });
    const durations: PerformanceObserverInit = { type: 'event', buffered: true };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (Number(Reflect.get(entry, 'interactionId')) > 0)
          found.paint = Math.max(found.paint, entry.duration);
    }).observe(Object.assign(durations, { durationThreshold: 16 }));
  });
}

/**
 * The first actions of a person: opening and closing groups of the navigation by pointer and key, and moving through
 * the day with Tab.
 */
async function work(page: Page): Promise<void> {
  const navigation = page.getByRole('navigation', { name: 'Navigation' });
  for (const name of ['Land', 'Projects', 'Projects']) {
    await navigation.getByRole('button', { name, exact: true }).click();
    await page.waitForTimeout(150);
  }
  for (let key = 0; key < 8; key += 1) {
    await page.keyboard.press('Tab');
    await page.waitForTimeout(60);
  }
}

async function visit(browser: Browser, { address }: RunningSuite, userName: string): Promise<Figures> {
  const context = await browser.newContext({ baseURL: address, viewport: { width: 1440, height: 900 } });
  const signedIn = await context.request.post('/api/account/sign-in', { data: { userName, password } });
  if (!signedIn.ok()) throw new Error(`${userName} could not sign in at ${address}.`);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  await watch(page);
  await page.goto('/home');
  await page.getByRole('region', { name: 'Overdue' }).and(page.locator('[aria-busy=false]')).waitFor();
  await page.waitForLoadState('networkidle');
  await work(page);
  const found = await page.evaluate((): unknown => Reflect.get(window, 'benchFound'));
  await context.close();
  const figure = (name: keyof Figures): number => {
    const value = found !== null && typeof found === 'object' ? Reflect.get(found, name) : undefined;
    if (typeof value !== 'number') throw new Error(`The page told no ${name}.`);
    return value;
  };
  return { paint: figure('paint'), shift: figure('shift') };
}

/** The start screen with a processor that is four times slower: how long an interaction takes to be seen, and whether anything jumps. */
export async function desk(): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'rightway-desk-'));
  await makeTypes();
  const suite = await runSuite({
    port: await freePorts(7400, 6),
    dataFolder: join(folder, 'suite'),
    built: await buildSuite((text) => console.log(text)),
    environment: { DEMO: 'true' },
    onCrash: (part, output) => console.error(`${part} ended: ${output}`),
  });
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumArguments] });
  try {
    const paint: Line[] = [];
    const shift: Line[] = [];
    for (const userName of people) {
      const visits: Figures[] = [];
      for (let round = 0; round < rounds; round += 1) visits.push(await visit(browser, suite, userName));
      const [longest, moved] = [
        median(visits.map((one) => one.paint)),
        median(visits.map((one) => one.shift)),
      ];
      paint.push({ name: userName, ours: longest, peer: bars.paint, ratio: longest / bars.paint });
      shift.push({ name: userName, ours: moved, peer: bars.shift, ratio: moved / bars.shift });
    }
    return [
      report('desk: from an interaction on the start screen to the next paint', 'ms', { most: 1 }, paint),
      report('desk: layout shift of the start screen', 'shift', { most: 1 }, shift),
    ].every(Boolean);
  } finally {
    await browser.close();
    await suite.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { mapViewAnswerSchema } from 'shared-contracts/map';
import * as v from 'valibot';
import { buildSuite, makeTypes } from '../../scripts/build-suite.ts';
import { freePorts } from '../../scripts/free-port.ts';
import { runSuite } from '../../scripts/run-suite.ts';
import { password, signIn } from './api-process.ts';
import { type BrowserPages, openBrowserPages } from './browser-pages.ts';
import { openMappedLand } from './land-dataset.ts';
import { firstParcel, mapSize, pan, watchMap } from './map-in-page.ts';
import { type PreparedTiles, prepareTiles } from './prepared-tiles.ts';
import { type Line, report } from './report.ts';
import { median } from './timing.ts';

/** The parts of the map that can be measured. */
export const mapNames = ['map-pan', 'map-first'] as const;

type MapName = (typeof mapNames)[number];

/** Seconds after which idle work is done. */
const settled = 4;

const userName = 'broker@rightway.test';

/** Views in which a map is dragged: all of the land in sight as dots, and quarters with their outlines. */
const views = {
  'all 100,000 in sight, zoom 8': '58.6,-108,8',
  'quarters, zoom 12': '58.6,-108,12',
} as const;

interface Sides {
  /**
   * Opens the list of parcels, signed in by somebody who never saw a map, and switches to the map at once; `at` is the
   * view.
   */
  readonly ours: (at?: string) => Promise<Page>;
  /** The same after some seconds, in which what draws maps is fetched. */
  readonly afterRows: (at?: string) => Promise<Page>;
  readonly bare: (at?: string) => Promise<Page>;
}

/** Both sides over the same tiles: ours come from the API, the other side's were made before. */
async function openSides(
  pages: BrowserPages,
  address: string,
  tiles: PreparedTiles,
  bounds: readonly number[],
): Promise<Sides> {
  const viewport = { width: 1440, height: 900 } as const;
  const visit = async (baseURL: string) => {
    const context = await pages.browser.newContext({ baseURL, viewport });
    const page = await context.newPage();
    await watchMap(page);
    return { context, page };
  };
  const ours = async (at?: string, seconds = 0) => {
    const { context, page } = await visit(address);
    const signedIn = await context.request.post('/api/account/sign-in', { data: { userName, password } });
    if (!signedIn.ok()) throw new Error(`${userName} could not sign in at ${address}.`);
    await page.goto(`/home?source=parcels${at ? `&at=${at}` : ''}`);
    await page.getByRole('radio', { name: 'Map', exact: true }).waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    if (seconds > 0) {
      await page.waitForTimeout(seconds * 1000);
      await page.waitForLoadState('networkidle');
    }
    // The click leads to another address, with a radio button of its own.
    await page.getByRole('radio', { name: 'Map', exact: true }).click({ force: true });
    return page;
  };
  const first = await ours();
  await firstParcel(first);
  const { width, height } = await mapSize(first);
  await first.context().close();
  const bare = async (at?: string) => {
    const { page } = await visit(pages.address);
    const query = new URLSearchParams({
      side: 'bare-map',
      tiles: tiles.address,
      size: `${width},${height}`,
      bounds: bounds.join(),
      ...(at ? { at } : {}),
    });
    await page.goto(`/?${query}`);
    await page.getByRole('button', { name: 'Map' }).click();
    return page;
  };
  return { ours, afterRows: (at) => ours(at, settled), bare };
}

/** Measures both sides in turn, A B B A, after both have warmed up. */
async function inTurnOf(
  { ours, bare }: Pick<Sides, 'ours' | 'bare'>,
  measure: (page: Page) => Promise<number>,
  rounds: number,
  at?: string,
): Promise<Pick<Line, 'ours' | 'peer' | 'ratio'>> {
  const figure = async (open: Sides['ours']) => {
    const page = await open(at);
    const value = await measure(page);
    await page.context().close();
    return value;
  };
  await figure(ours);
  await figure(bare);
  const [mine, theirs]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    mine.push(await figure(ours));
    theirs.push(await figure(bare), await figure(bare));
    mine.push(await figure(ours));
  }
  const [one, other] = [median(mine), median(theirs)];
  return { ours: one, peer: other, ratio: one / other };
}

/** Waits until a map has settled, then drags it. */
async function panned(page: Page): Promise<number> {
  await firstParcel(page);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(500);
  return pan(page);
}

async function measure(sides: Sides, names: readonly MapName[]): Promise<boolean> {
  const held: boolean[] = [];
  if (names.includes('map-first'))
    held.push(
      report('map-first: from the button to the first of 100,000 parcels', 'ms', { most: 1.5 }, [
        { name: 'bare OpenLayers', ...(await inTurnOf(sides, firstParcel, 4)) },
        {
          name: 'after some seconds of rows',
          ...(await inTurnOf({ ours: sides.afterRows, bare: sides.bare }, firstParcel, 4)),
        },
      ]),
    );
  if (names.includes('map-pan')) {
    const lines: Line[] = [];
    for (const [name, at] of Object.entries(views))
      lines.push({ name, ...(await inTurnOf(sides, panned, 2, at)) });
    held.push(report('map-pan: bare OpenLayers, 100,000 parcels', 'frames a second', { least: 0.9 }, lines));
  }
  return !held.includes(false);
}

/**
 * The map of 100,000 parcels compared with OpenLayers alone, on tiles that were made before; Chromium without a GPU.
 */
export async function map(names: readonly MapName[]): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'rightway-map-'));
  const { url, server } = await openMappedLand();
  await makeTypes();
  const suite = await runSuite({
    port: await freePorts(7500, 6),
    dataFolder: join(folder, 'suite'),
    built: await buildSuite((text) => console.log(text)),
    environment: { DATABASE_URL: url },
    onCrash: (part, output) => console.error(`${part} ended: ${output}`),
  });
  const pages = await openBrowserPages();
  const headers = { cookie: await signIn(suite.address, userName), 'content-type': 'application/json' };
  const answer = await fetch(`${suite.address}/api/map/views`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ source: 'parcels', searchCriteria: {}, parameters: [] }),
  });
  const { result } = v.parse(v.object({ result: mapViewAnswerSchema }), await answer.json());
  if (result.count < 100_000 || !result.bounds) throw new Error(`The map holds ${result.count} parcels.`);
  const tiles = await prepareTiles(async (place) => {
    const tile = await fetch(`${suite.address}/api/map/tiles/Parcels/${place}?view=${result.id}`, {
      headers,
    });
    if (!tile.ok) throw new Error(`The tile ${place} was not cut: ${tile.status}.`);
    return Buffer.from(await tile.arrayBuffer());
  });
  try {
    return await measure(await openSides(pages, suite.address, tiles, result.bounds), names);
  } finally {
    tiles.stop();
    await pages.stop();
    await suite.stop();
    server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

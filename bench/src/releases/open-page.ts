import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { AreaName } from 'shared-contracts/area';
import { password } from '../api-process.ts';

/** Somebody who works in an area, in a browser that stays open. */
export interface Worker {
  readonly area: AreaName;
  readonly page: Page;
  /** Does a bit of work; throws where what was typed before is not there, or the screen is not. */
  readonly step: () => Promise<void>;
  /** Throws unless everything typed so far stands as it was typed. */
  readonly isIntact: () => Promise<void>;
  /** Whether what was typed would be lost by a reload, which the page must then not do. */
  readonly isDirty: boolean;
  /**
   * Whether pages announce new versions: only to signed-in people. A person who resets a password leaves again in a
   * minute.
   */
  readonly isTold: boolean;
  /** What went wrong in the page by itself: errors, requests that failed. */
  readonly failures: readonly string[];
  readonly context: BrowserContext;
}

/** Milliseconds after which a page that shows nothing has failed. */
export const patience = 60_000;

/** What pages are opened with. */
export interface Desk {
  readonly browser: Browser;
  readonly address: string;
  /** The token of the link in the newest mail to an address; waits until it has come. */
  readonly linkOf: (address: string) => Promise<string>;
}

/** OpenLayers finds what is under the pointer by reading a canvas. */
const expected = /willReadFrequently/;

/** What a page says by itself that it should not; requests that the page gave up, as a map that moved on, are no fault. */
function watch(page: Page): string[] {
  const failures: string[] = [];
  page.on('pageerror', (error) => failures.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type()) && !expected.test(message.text()))
      failures.push(`${message.type()}: ${message.text()}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED') failures.push(`${request.url()}: ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) failures.push(`${response.url()}: ${response.status()}`);
  });
  return failures;
}

/** A page for a person of the demo, signed in; without one for a visitor. */
export async function openPage({ browser, address }: Desk, person?: string) {
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width: 1440, height: 900 },
    locale: 'en-CA',
    timezoneId: 'America/Edmonton',
  });
  if (person) {
    const data = { userName: `${person}@rightway.test`, password };
    const answer = await context.request.post('/api/account/sign-in', { data });
    if (!answer.ok()) throw new Error(await answer.text());
  }
  const page = await context.newPage();
  page.setDefaultTimeout(patience);
  return { context, page, failures: watch(page), isTold: person !== undefined };
}

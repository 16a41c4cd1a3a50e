import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { AreaName } from 'shared-contracts/area';
import { password } from '../api-process.ts';

/** A person who works in an area, in a browser that stays open. */
export interface Worker {
  readonly area: AreaName;
  readonly page: Page;
  /** Does one step of work; throws if text typed before, or the screen, is missing. */
  readonly step: () => Promise<void>;
  /** Throws unless everything typed so far is still there unchanged. */
  readonly isIntact: () => Promise<void>;
  /** Whether a reload would lose typed text, so that the page must not reload. */
  readonly isDirty: boolean;
  /**
   * Whether pages announce new versions: only to signed-in people. A person who resets a password is gone within a
   * minute.
   */
  readonly isAnnounced: boolean;
  /** Errors in the page and requests that failed. */
  readonly failures: readonly string[];
  readonly context: BrowserContext;
}

/** Milliseconds after which a page that shows nothing counts as failed. */
export const patience = 60_000;

/** What is needed to open pages. */
export interface Desk {
  readonly browser: Browser;
  readonly address: string;
  /** The token of the link in the newest mail to an address; waits until the mail has arrived. */
  readonly linkOf: (address: string) => Promise<string>;
}

/** OpenLayers reads a canvas to find what is under the pointer, and the browser warns about it. */
const expected = /willReadFrequently/;

/**
 * Collects errors and warnings of a page; requests that the page itself aborted, for example when a map moved on, are
 * not errors.
 */
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

/** Opens a page, signed in as a person of the demo; without one as a visitor. */
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
  return { context, page, failures: watch(page), isAnnounced: person !== undefined };
}

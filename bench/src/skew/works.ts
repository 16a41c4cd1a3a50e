import { type Browser, expect } from '@playwright/test';
import { makeNew } from '../../../e2e/harness/record-form.ts';
import { password } from '../api-process.ts';

/** A place of each area that its remote stands behind. */
const places: readonly (readonly [path: string, sign: string])[] = [
  ['/user/new', 'First name'],
  ['/business-associate/new', 'Who it is'],
  ['/surface-project/new', 'Project'],
];

const patience = 60_000;
/** OpenLayers finds what is under the pointer by reading a canvas. */
const expected = /willReadFrequently/;

/**
 * Opens every area in a browser of its own and saves a country; `code` is one that is not there yet. Returns what went
 * wrong, the page's own messages too.
 */
export async function worksIn(browser: Browser, address: string, code: string): Promise<readonly string[]> {
  const context = await browser.newContext({ baseURL: address, locale: 'en-CA' });
  const wrong: string[] = [];
  try {
    const data = { userName: 'admin@rightway.test', password };
    await context.request.post('/api/account/sign-in', { data });
    const page = await context.newPage();
    page.setDefaultTimeout(patience);
    page.on('pageerror', (error) => wrong.push(`uncaught: ${error.message}`));
    page.on('console', (message) => {
      if (['warning', 'error'].includes(message.type()) && !expected.test(message.text()))
        wrong.push(`${message.type()}: ${message.text()}`);
    });
    for (const [path, sign] of places) {
      await page.goto(path);
      await expect(page.getByText(sign).first()).toBeVisible({ timeout: patience });
      await expect(page.getByRole('heading', { name: 'LOAD FAILED' })).toHaveCount(0);
    }
    await makeNew(page, '/master-data/countries/new', { typed: { Code: code, Name: `Country ${code}` } });
  } catch (error) {
    wrong.push(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));
  } finally {
    await context.close();
  }
  return wrong;
}

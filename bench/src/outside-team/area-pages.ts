import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { password } from '../api-process.ts';

/** Generous, because the machine is busy: only correctness is tested here. */
const patience = 180_000;
const administrator = 'admin@rightway.test';

/** A page, and its unexpected console messages. */
export interface WatchedPage {
  readonly page: Page;
  readonly wrong: readonly string[];
}

/** A browser context of its own, signed in. */
export async function signedIn(browser: Browser, address: string): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: address, locale: 'en' });
  await context.request.post('/api/account/sign-in', { data: { userName: administrator, password } });
  return context;
}

/** A new page of a browser, watched. */
export async function watched(context: BrowserContext): Promise<WatchedPage> {
  const page = await context.newPage();
  page.setDefaultTimeout(patience);
  const wrong: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) wrong.push(message.text());
  });
  page.on('pageerror', (error) => wrong.push(error.message));
  return { page, wrong };
}

/** Checks that the list of the new area has rows, and filters them. */
export async function useList(page: Page): Promise<void> {
  const rows = page.getByRole('grid', { name: 'Projects' }).locator('tbody tr');
  await expect(rows.first()).toContainText(/\w/, { timeout: patience });
  await page.getByRole('searchbox', { name: 'Filter' }).fill('no project is called so');
  await expect(rows.filter({ hasText: /\w{3,}/ })).toHaveCount(0);
}

/** Opens the new area through its navigation entry. */
export async function openArea(page: Page): Promise<void> {
  const navigation = page.getByRole('navigation').first();
  await navigation.getByText('Wells', { exact: true }).click();
  await navigation.getByRole('link', { name: 'Projects', exact: true }).last().click();
  await expect(page).toHaveURL(/\/wells\/projects$/);
}

/** Signs in if the page asks for it. */
export async function signInAt(page: Page): Promise<void> {
  await page.getByLabel('User name or e-mail').fill(administrator);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Scripts of the new area that a page loaded without an integrity hash. */
export const uncheckedScripts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLScriptElement>('script[src*="/wells/"]')]
      .filter(({ integrity }) => !integrity.startsWith('sha384-'))
      .map(({ src }) => src),
  );

import type { Browser, Page } from '@playwright/test';
import { demoPassword, expect, type Person, userNameOf } from './suite-story.ts';

/** A page of another person, in a browser of their own. */
export async function pageOf(browser: Browser, baseURL: string, person: Person): Promise<Page> {
  const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } });
  const answer = await context.request.post('/api/account/sign-in', {
    data: { userName: userNameOf(person), password: demoPassword },
  });
  expect(answer.status()).toBe(200);
  return context.newPage();
}

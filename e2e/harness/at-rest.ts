import { expect, type Page, type Request } from '@playwright/test';

/**
 * Watches what a page asks for. The function that it gives waits until the page is at rest: every answer is there, the
 * page had a moment with nothing to do since, asked for nothing in it, and shows nothing that is still coming.
 */
export function watchRest(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  let asked = 0;
  page.on('request', (request) => {
    asked += 1;
    open.add(request);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));

  const idleMoment = () =>
    page.evaluate(
      () =>
        new Promise<void>((resolve) =>
          requestAnimationFrame(() => requestIdleCallback(() => resolve(), { timeout: 1000 })),
        ),
    );
  return async () => {
    await expect(async () => {
      expect(open.size).toBe(0);
      const before = asked;
      await idleMoment();
      expect([asked, open.size]).toEqual([before, 0]);
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0, { timeout: 1 });
    }).toPass({ intervals: [20, 50, 100, 200] });
  };
}

import { expect, type Page, type Request } from '@playwright/test';

/**
 * Watches the requests of a page. The returned function waits until the page is at rest: every request is answered, the
 * page was idle for a moment without sending another one, and nothing on it is still loading.
 */
export function watchRest(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  let started = 0;
  page.on('request', (request) => {
    started += 1;
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
      const before = started;
      await idleMoment();
      expect([started, open.size]).toEqual([before, 0]);
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0, { timeout: 1 });
    }).toPass({ intervals: [20, 50, 100, 200] });
  };
}

import type { Page } from '@playwright/test';

export interface LostAnswers {
  /** From now on requests are carried out, but their answers are lost. */
  readonly lose: () => void;
  readonly find: () => void;
}

/**
 * Intercepts a GraphQL operation so that its answers can be lost on their way back. Call it before the page is opened:
 * a request that an open page sends at the same moment may not be intercepted.
 */
export async function lostAnswers(page: Page, operation: string): Promise<LostAnswers> {
  let isLost = false;
  await page.route('**/api/graphql', async (route) => {
    const isOperation = route.request().postData()?.includes(`"operationName":"${operation}"`);
    if (!isOperation || !isLost) return route.continue();
    await route.fetch();
    return route.abort('connectionrefused');
  });
  return {
    lose: () => {
      isLost = true;
    },
    find: () => {
      isLost = false;
    },
  };
}

import type { Page } from '@playwright/test';

export interface LostAnswers {
  /** From now on requests are carried out, but their answers are lost. */
  readonly lose: () => void;
  readonly find: () => void;
}

/**
 * Answers of a GraphQL operation that can be lost on their way back. To be called before the page is opened: what a page
 * that is open already asks for in the same moment may pass by a route.
 */
export async function lostAnswers(page: Page, operation: string): Promise<LostAnswers> {
  let isLost = false;
  await page.route('**/api/graphql', async (route) => {
    const isAsked = route.request().postData()?.includes(`"operationName":"${operation}"`);
    if (!isAsked || !isLost) return route.continue();
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

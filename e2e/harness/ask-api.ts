import { expect, type Page } from '@playwright/test';
import * as v from 'valibot';

const answerSchema = v.object({ data: v.object({ found: v.unknown() }) });

/** What a field named `found` answers to the person of a page. */
export async function askApi(page: Page, query: string, variables: object = {}): Promise<unknown> {
  const answer = await page.request.post('/api/graphql', { data: { query, variables } });
  const text = await answer.text();
  expect(text).not.toContain('"errors"');
  return v.parse(answerSchema, JSON.parse(text)).data.found;
}

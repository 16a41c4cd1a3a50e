import { reportTypes } from 'shared-contracts/forms';
import { expect, vi } from 'vitest';
import { readPdf } from './read-report.ts';
import type { TestClient } from './test-server.ts';

/** The pages of a document on payments that were sent together, as texts. */
export async function pagesOfSending(
  client: TestClient,
  report: 'chequeRequisitions' | 'payeeStatements',
  id: unknown,
): Promise<readonly string[]> {
  const begun = await client.post('/api/reports/run', {
    reportId: reportTypes[report].id,
    ...{ dataSource: { ids: [id], parentId: null }, options: {} },
  });
  return vi.waitFor(
    async () => {
      const document = await client.get(`/api/documents/${begun.json().result}`);
      expect(document.statusCode).toBe(200);
      return (await readPdf(document.rawPayload)).pages;
    },
    { timeout: 300_000, interval: 100 },
  );
}

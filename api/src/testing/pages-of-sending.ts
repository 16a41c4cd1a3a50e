import { reportTypes } from 'shared-contracts/forms';
import { readPdf } from './read-report.ts';
import { runReport } from './run-report.ts';
import type { TestClient } from './test-server.ts';

/** The pages of a document on payments that were sent together, as texts. */
export async function pagesOfSending(
  client: TestClient,
  report: 'chequeRequisitions' | 'payeeStatements',
  id: unknown,
): Promise<readonly string[]> {
  const bytes = await runReport(client, {
    reportId: reportTypes[report].id,
    ...{ dataSource: { ids: [id], parentId: null }, options: {} },
  });
  return (await readPdf(bytes)).pages;
}

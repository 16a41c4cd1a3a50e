import { reportTypes } from 'shared-contracts/forms';
import { madeDocument } from './made-document.ts';
import type { TestClient } from './test-server.ts';

interface Source {
  readonly ids?: readonly string[];
  readonly parentId?: string | null;
}

/** The body of `POST reports/run`. */
export const reportRequest = (
  report: keyof typeof reportTypes,
  { ids = [], parentId = null }: Source = {},
  options: object = {},
) => ({
  reportId: reportTypes[report].id,
  dataSource: { ids, parentId },
  options,
  zone: 'America/Edmonton',
});

/** Runs a report and waits for its document. */
export const runReport = (client: TestClient, request: object): Promise<Buffer> =>
  madeDocument(client, 'reports/run', request);

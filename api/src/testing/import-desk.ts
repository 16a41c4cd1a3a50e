import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ImportRecord } from 'shared-contracts/agreement-import';
import { type Sheets, uploadWorkbook, workbookOf } from './import-calls.ts';
import { makeProject, projectParts } from './project-calls.ts';
import { startTestServer, type TestClient, type TestServer } from './test-server.ts';

/** A server with a broker who imports. */
export interface ImportDesk {
  readonly server: TestServer;
  readonly broker: TestClient;
  /** A project of the broker without agreements. Returns its id. */
  readonly freshProject: () => Promise<string>;
  /** Uploads sheets as the broker's workbook, or as another person's. Returns its id. */
  readonly upload: (sheets: Sheets, client?: TestClient) => Promise<string>;
  readonly stop: () => Promise<void>;
}

/** Starts one; what is uploaded goes with it. */
export async function startImportDesk(): Promise<ImportDesk> {
  const folder = mkdtempSync(join(tmpdir(), 'rightway-imports-'));
  const server = await startTestServer({ dataFolder: folder });
  const broker = await server.signIn('broker');
  const { northfork } = await projectParts(server);
  return {
    server,
    broker,
    freshProject: async () => (await makeProject(broker, { operator: { id: northfork } })).id,
    upload: async (sheets, client = broker) => uploadWorkbook(client, await workbookOf(sheets)),
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

type Rows = readonly (readonly (string | number | null)[])[];

/** A sheet of agreements with columns beside the key and the name. */
export const agreementRows = (header: readonly string[], ...rows: Rows): Sheets => ({
  Agreements: [['Agreement key', 'Name', ...header], ...rows],
});

/** A sheet of people with columns beside the key, the role and who it is. */
export const peopleRows = (header: readonly string[], ...rows: Rows): Sheets => ({
  'Landowners and Occupants': [['Agreement key', 'Role', 'Business associate', ...header], ...rows],
});

/** A sheet of land by legal descriptions, each with the key of its agreement. */
export const parcelRows = (...rows: Rows): Sheets => ({
  Parcels: [['Agreement key', 'Legal description'], ...rows],
});

/** What is wrong with rows: their number as it is shown, the column and the sentence. */
export const toldOf = (records: readonly ImportRecord[], what: 'errors' | 'warnings' = 'errors') =>
  records.flatMap((record) =>
    record[what].map(({ column, message }) => [record.rowNumber + 2, column, message] as const),
  );

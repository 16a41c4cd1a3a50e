import type { ImportRecord } from 'shared-contracts/agreement-import';
import { afterAll, beforeAll } from 'vitest';
import { type Sheets, uploadWorkbook, workbookOf } from './import-calls.ts';
import { makeProject, projectParts } from './project-calls.ts';
import { startTestServer, type TestClient, type TestServer } from './test-server.ts';

/** A server with a broker who imports agreements. */
export interface ImportDesk {
  readonly server: TestServer;
  readonly broker: TestClient;
  /** A project of the broker without agreements. Returns its id. */
  readonly freshProject: () => Promise<string>;
  /** Uploads sheets as the broker's workbook, or as another person's. Returns its id. */
  readonly upload: (sheets: Sheets, client?: TestClient) => Promise<string>;
}

/**
 * Starts a server with a broker who imports before the tests of the calling file and stops it after them, together with
 * the uploads. Returns a function that gives access to it: it does not exist before the first test.
 */
export function importDesk(): ImportDesk {
  let server: TestServer | undefined;
  let broker: TestClient | undefined;
  let operator = '';
  beforeAll(async () => {
    server = await startTestServer();
    broker = await server.signIn('broker');
    operator = (await projectParts(server)).northfork;
  });
  afterAll(async () => {
    await server?.stop();
  });
  const started = <T>(part: T | undefined): T => {
    if (part === undefined) throw new Error('The desk opens with the first test.');
    return part;
  };
  return {
    get server() {
      return started(server);
    },
    get broker() {
      return started(broker);
    },
    freshProject: async () => (await makeProject(started(broker), { operator: { id: operator } })).id,
    upload: async (sheets, client = started(broker)) => uploadWorkbook(client, await workbookOf(sheets)),
  };
}

type Rows = readonly (readonly (string | number | null)[])[];

/** A sheet of agreements with columns in addition to the key and the name. */
export const agreementRows = (header: readonly string[], ...rows: Rows): Sheets => ({
  Agreements: [['Agreement key', 'Name', ...header], ...rows],
});

/** A sheet of people with columns in addition to the key, the role and the person. */
export const peopleRows = (header: readonly string[], ...rows: Rows): Sheets => ({
  'Landowners and Occupants': [['Agreement key', 'Role', 'Business associate', ...header], ...rows],
});

/** A sheet of land by legal descriptions, each with the key of its agreement. */
export const parcelRows = (...rows: Rows): Sheets => ({
  Parcels: [['Agreement key', 'Legal description'], ...rows],
});

/** The findings about rows: the displayed row number, the column and the sentence. */
export const findingsOf = (records: readonly ImportRecord[], what: 'errors' | 'warnings' = 'errors') =>
  records.flatMap((record) =>
    record[what].map(({ column, message }) => [record.rowNumber + 2, column, message] as const),
  );

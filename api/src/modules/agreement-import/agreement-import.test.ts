import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { agreementsOf } from '../../testing/agreement-calls.ts';
import {
  finalized,
  freshName,
  progressOf,
  uploadWorkbook,
  validated,
  workbookOf,
} from '../../testing/import-calls.ts';
import { makeProject, projectParts } from '../../testing/project-calls.ts';
import { startTestServer, type TestClient, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let broker: TestClient;
let parts: Awaited<ReturnType<typeof projectParts>>;

beforeAll(async () => {
  server = await startTestServer();
  broker = await server.signIn('broker');
  parts = await projectParts(server);
});

afterAll(() => server.stop());

const freshProject = async () => (await makeProject(broker, { operator: { id: parts.northfork } })).id;

describe('a workbook of three rows', () => {
  it('becomes an agreement with its owner and land', async () => {
    const project = await freshProject();
    const owner = freshName();
    const fileId = await uploadWorkbook(
      broker,
      await workbookOf({
        Agreements: [
          ['Agreement key', 'Name', 'Agreement number', 'Effective', 'Gross area'],
          ['A', 'Lease at 4-11', 'SL-1', '2026-05-01', '1,234.5'],
        ],
        'Landowners and Occupants': [
          ['Agreement key', 'Role', 'Business associate', 'Part in per cent'],
          ['A', 'Landowner, Occupant', owner, '1/2'],
        ],
        Parcels: [
          ['Agreement key', 'Legal description'],
          ['A', 'NW 36-42-3 W5'],
        ],
      }),
    );
    const records = await validated(broker, project, fileId);
    expect(
      records.map(({ entityType, rowNumber, errors, warnings, action }) => [
        entityType,
        rowNumber,
        errors,
        warnings,
        action,
      ]),
    ).toEqual([
      ['Agreement', 0, [], [], 'New'],
      ['Landowner', 0, [], [], 'New'],
      ['Parcel', 0, [], [], 'New'],
    ]);
    expect((await progressOf(broker, fileId)).plans?.ImportValid).toEqual({
      new: 1,
      changed: 0,
      unchanged: 0,
      leftOut: 0,
      rowsLeftOut: 0,
    });
    const done = await finalized(broker, project, fileId);
    expect([done.statusCode, done.json()]).toEqual([
      200,
      { result: { fileId, new: 1, changed: 0, unchanged: 0, leftOut: 0, rowsLeftOut: 0 } },
    ]);
    const [agreement] = await agreementsOf(broker, project);
    expect(agreement).toMatchObject({ sequence: 1, name: 'Lease at 4-11' });
  });
});

import { currentUserSchema } from 'shared-contracts/rights';
import * as v from 'valibot';
import { recordCatalog } from '../modules.ts';
import type { RecordContext } from '../records/record-context.ts';
import type { TestClient, TestServer } from './test-server.ts';

/** The context of a resolver for a person, for tests of the layers below the resolvers. */
export async function recordContextOf(server: TestServer, client: TestClient): Promise<RecordContext> {
  const { result } = (await client.get('/api/start')).json();
  return {
    user: v.parse(currentUserSchema, result.user),
    db: server.database.db,
    clock: () => new Date(),
    catalog: recordCatalog,
    mail: server.app.mail,
  };
}

import type { BringKind, Brought, LookedTable, Recipe } from 'shared-contracts/bring-in';
import { uploadWorkbook } from './import-calls.ts';
import type { TestClient } from './test-server.ts';

/** A recipe as it was found, without the reasons. */
export const recipeOf = ({ recipe }: LookedTable): Recipe => ({
  ...recipe,
  columns: recipe.columns.map(({ place, header, field, order }) => ({ place, header, field, order })),
});

/** Uploads a table and returns how it is read. */
export async function lookedTable(
  client: TestClient,
  kind: BringKind,
  table: string | Uint8Array,
  name = 'Table.csv',
): Promise<{ readonly fileId: string; readonly looked: LookedTable }> {
  const bytes = typeof table === 'string' ? new TextEncoder().encode(table) : table;
  const fileId = await uploadWorkbook(client, bytes, name);
  const answer = await client.post('/api/bring-in/look', { fileId, kind });
  if (answer.statusCode !== 200) throw new Error(`Not looked at: ${answer.statusCode} ${answer.body}`);
  return { fileId, looked: answer.json().result };
}

/** The answer to a call about a table of records. Throws if it is refused. */
export async function broughtBy(
  client: TestClient,
  call: 'check' | 'write',
  body: Readonly<Record<string, unknown>>,
): Promise<Brought> {
  const answer = await client.post(`/api/bring-in/${call}`, body);
  if (answer.statusCode !== 200) throw new Error(`Not brought in: ${answer.statusCode} ${answer.body}`);
  return answer.json().result;
}

/** Reads, checks and writes a table; asserts that the check announced what the write did. */
export async function bringTable(
  client: TestClient,
  kind: BringKind,
  table: string | Uint8Array,
  more: { readonly projectFileId?: string; readonly name?: string } & Readonly<Record<string, unknown>> = {},
): Promise<{ readonly looked: LookedTable; readonly brought: Brought; readonly fileId: string }> {
  const { name, ...others } = more;
  const { fileId, looked } = await lookedTable(client, kind, table, name);
  const body = { fileId, recipe: recipeOf(looked), ...others };
  const checked = await broughtBy(client, 'check', body);
  const brought = await broughtBy(client, 'write', { ...body, expected: checked.records });
  const { runId: _, ...predicted } = checked;
  const { runId: __, ...done } = brought;
  if (JSON.stringify(predicted) !== JSON.stringify(done))
    throw new Error(`The check said ${JSON.stringify(predicted)}, the write did ${JSON.stringify(done)}`);
  return { looked, brought, fileId };
}

import { readFile } from 'node:fs/promises';
import { type BringKind, bringKinds } from 'shared-contracts/bring-in';
import type { RecordKind } from 'shared-contracts/graphql';
import { expect, it } from 'vitest';
import { findActiveUser, findCredentials } from '../../accounts/sessions/user-store.ts';
import { recordCatalog } from '../../modules.ts';
import type { RecordContext } from '../../records/record-context.ts';
import type { StoredRecord } from '../../records/writing/writable-kind.ts';
import { bringTable } from '../../testing/bring-calls.ts';
import { importDesk } from '../../testing/import-desk.ts';
import { tableBytes } from '../../testing/written-tables.ts';
import { associateKind, contactKind } from '../associates/index.ts';
import { anyCommunicationKind } from '../communications/index.ts';
import { parcelKind, titleKind } from '../land/index.ts';
import { requestKind } from '../requests/index.ts';
import { stakeholderKind } from '../stakeholders/index.ts';

const desk = importDesk();

const tables = [
  '01-associates-of-a-ledger',
  '03-parcels-of-a-registry',
  '04-titles-with-owners',
  '05-stakeholders-of-a-notification',
  '06-crossings-of-a-pipeline',
  '07-a-contact-log',
];

interface ReadKind {
  readonly kind: RecordKind;
  readonly table: string;
  readonly readAll: (
    within: RecordContext,
    ids: readonly string[],
  ) => Promise<ReadonlyMap<string, StoredRecord>>;
}

const readOf = (
  table: string,
  {
    kind,
    writer: { readAll },
  }: { readonly kind: RecordKind; readonly writer: { readonly readAll?: ReadKind['readAll'] } },
): ReadKind => {
  if (!readAll) throw new Error(`${kind} is not read many at once.`);
  return { kind, table, readAll };
};

const kinds: readonly ReadKind[] = [
  readOf('business_associate', associateKind(true)),
  readOf('contact', contactKind({ hasAccounting: true })),
  readOf('parcel', parcelKind),
  readOf('title', titleKind),
  readOf('stakeholder', stakeholderKind()),
  readOf('request', requestKind()),
  readOf('communication', anyCommunicationKind),
];

it('the history of records that are written together says what is read of them afterwards', async () => {
  const { db, pool } = desk.server.database;
  const { rows: before } = await pool.query<{ id: string }>('select record_id as id from history_entry');
  const projectFileId = await desk.freshProject();
  for (const name of tables) {
    const text = await readFile(new URL(`./tables/${name}.txt`, import.meta.url), 'utf8');
    for (const part of text.split(/^=== kind /m).slice(1)) {
      const [kind = '', format = '', ...lines] = (part.split('\n=== makes\n')[0] ?? '').split('\n');
      const known: BringKind | undefined = bringKinds.find((one) => one === kind);
      const { bytes, fileName } = await tableBytes(format.replace(/^=== /, ''), lines.join('\n'));
      await bringTable(desk.broker, known ?? 'associate', bytes, { projectFileId, name: fileName });
    }
  }
  const found = await findCredentials(db, 'broker@rightway.test');
  const user = found && (await findActiveUser(db, found.id));
  if (!user) throw new Error('The broker is not there.');
  const context: RecordContext = {
    ...{ user, db, clock: () => new Date(), catalog: recordCatalog },
    mail: { add: async () => {}, nudge: () => {} },
  };
  const old = new Set(before.map(({ id }) => id));
  for (const { kind, table, readAll } of kinds) {
    const { rows } = await pool.query<{ id: string; changes: { field: string; after: string | null }[] }>(
      `select h.record_id as id, h.changes from history_entry h join ${table} r on r.id = h.record_id
       where h.record_kind = $1 and h.revision = 1 and r.revision = 1`,
      [kind],
    );
    const fresh = rows.filter(({ id }) => !old.has(id));
    expect([kind, fresh.length > 1]).toEqual([kind, true]);
    const read = await readAll(
      context,
      fresh.map(({ id }) => id),
    );
    for (const { id, changes } of fresh) {
      const recorded = Object.fromEntries(changes.map(({ field, after }) => [field, after]));
      const texts = Object.entries(read.get(id)?.texts ?? {}).filter(([, value]) => value !== null);
      expect([kind, recorded]).toEqual([kind, Object.fromEntries(texts)]);
    }
  }
});

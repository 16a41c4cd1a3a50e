import type { RecordContext } from '../../records/record-context.ts';
import { noteWrite } from '../../records/writing/history-store.ts';
import type { StoredRecord } from '../../records/writing/writable-kind.ts';
import { associateKind } from './associate-kind.ts';
import { callAsCompany, clientOf, freeClient, makeClient } from './client-store.ts';

const { kind, writer } = associateKind(false);

/** The fields of its client that only the company determines: its code, and that it is a client. */
interface Standing {
  readonly code: string | null;
  readonly isClient: boolean;
}

const withStanding = (record: StoredRecord | undefined, { code, isClient }: Standing) =>
  record && { ...record, texts: { ...record.texts, code, isClient: String(isClient) } };

/**
 * Keeps the business associate that represents an operator as a client: projects are done for it and billed to it. It
 * is created with the company and has the company's name; the history records both. A unique index ensures that there
 * is only one.
 */
export async function keepClient(within: RecordContext, companyId: string): Promise<void> {
  const { db } = within;
  const known = await clientOf(db, companyId);
  const before = known && (await writer.find(within, known.id));
  const written = known ? await callAsCompany(db, known.id) : await makeClient(db, companyId);
  if (!written) return;
  const after = withStanding(await writer.find(within, written.id), { ...written, isClient: true });
  const previous = known && withStanding(before, { ...known, isClient: true });
  await noteWrite(within, kind, { id: written.id, before: previous, after }, null);
}

/** Turns the associate of a deleted company into an ordinary one: work done for it stays. */
export async function releaseClient(within: RecordContext, companyId: string): Promise<void> {
  const { db } = within;
  const known = await clientOf(db, companyId);
  if (!known) return;
  const before = withStanding(await writer.find(within, known.id), { ...known, isClient: true });
  await freeClient(db, known.id);
  const after = withStanding(await writer.find(within, known.id), { ...known, isClient: false });
  await noteWrite(within, kind, { id: known.id, before, after }, null);
}

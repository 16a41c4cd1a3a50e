import { type ReactNode, useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import type { Address } from 'shared-contracts/routes';
import { type TypedDocumentNode, useClient, useQuery } from 'urql';
import { useRecordTitle } from '../layout/record-title.ts';
import type { Absence } from './record-absence.tsx';
import { RecordLoad } from './record-load.tsx';
import type { FormRecord } from './record-writer.ts';
import { endReadAhead } from './rows/read-ahead.ts';
import { useNewId } from './rows/use-new-id.ts';

interface RecordScreenProps<TRecord extends FormRecord> {
  /** Reads one record, named `record`. */
  readonly document: TypedDocumentNode<{ readonly record?: TRecord | null }, { id: string }>;
  readonly titleOf: (record: TRecord) => string;
  /** A record that is not saved yet. */
  readonly make: (id: string) => TRecord;
  readonly show: (record: TRecord) => ReactNode;
  /** The address of the list of such records, where there is one. */
  readonly list?: Address | undefined;
  /** The text where there is no such record; a general one by default. */
  readonly missingAs?: Absence;
}

function ExistingRecord<TRecord extends FormRecord>({
  id,
  document,
  titleOf,
  show,
  list,
  missingAs,
}: Omit<RecordScreenProps<TRecord>, 'make'> & { readonly id: string }) {
  const client = useClient();
  const query = useQuery({ query: document, variables: { id } });
  useEffect(() => endReadAhead(client, document, { id }), [client, document, id]);
  const record = query[0].data?.record;
  useRecordTitle(id, record ? titleOf(record) : undefined);
  return (
    <RecordLoad id={id} query={query} list={list} missingAs={missingAs}>
      {show}
    </RecordLoad>
  );
}

interface NewRecordProps<TRecord> {
  readonly id: string;
  readonly make: (id: string) => TRecord;
  readonly show: (record: TRecord) => ReactNode;
}

/** A record that is made once: its rows have ids of their own. */
function NewRecord<TRecord>({ id, make, show }: NewRecordProps<TRecord>) {
  const [record] = useState(() => make(id));
  return show(record);
}

/** A record at its address; 'new' is one that is not saved yet (000 §2, decision 23). */
export function RecordScreen<TRecord extends FormRecord>({ make, ...existing }: RecordScreenProps<TRecord>) {
  const { id = 'new' } = useParams();
  const { recordId, isNew } = useNewId(id);
  return isNew ? (
    <NewRecord key={recordId} id={recordId} make={make} show={existing.show} />
  ) : (
    <ExistingRecord key={recordId} id={recordId} {...existing} />
  );
}

import { Fragment, type ReactNode } from 'react';
import { useRecordTitle } from 'shared-ui';
import { useParams } from 'shared-ui/router';
import { type TypedDocumentNode, useQuery } from 'urql';
import type { FormRecord } from './record-form.tsx';
import { RecordLoad } from './record-load.tsx';
import { useNewId } from './use-new-id.ts';

interface RecordScreenProps<TRecord extends FormRecord> {
  /** Reads one record, named `record`. */
  readonly document: TypedDocumentNode<{ readonly record?: TRecord | null }, { id: string }>;
  readonly titleOf: (record: TRecord) => string;
  /** A record that is not saved yet. */
  readonly make: (id: string) => TRecord;
  readonly show: (record: TRecord) => ReactNode;
}

function ExistingRecord<TRecord extends FormRecord>({
  id,
  document,
  titleOf,
  show,
}: Omit<RecordScreenProps<TRecord>, 'make'> & { readonly id: string }) {
  const query = useQuery({ query: document, variables: { id } });
  const record = query[0].data?.record;
  useRecordTitle(id, record ? titleOf(record) : undefined);
  return <RecordLoad query={query}>{show}</RecordLoad>;
}

/** A record at its address; 'new' is one that is not saved yet (000 §2, decision 23). */
export function RecordScreen<TRecord extends FormRecord>({ make, ...existing }: RecordScreenProps<TRecord>) {
  const { id = 'new' } = useParams();
  const { recordId, isNew } = useNewId(id);
  return isNew ? (
    <Fragment key={recordId}>{existing.show(make(recordId))}</Fragment>
  ) : (
    <ExistingRecord key={recordId} id={recordId} {...existing} />
  );
}

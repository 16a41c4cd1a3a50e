import { type MasterDataDeclaration, newMasterData } from 'shared-contracts/master-data';
import { useRecordTitle } from 'shared-ui';
import { useParams } from 'shared-ui/router';
import { useQuery } from 'urql';
import { RecordLoad } from '../records/record-load.tsx';
import { useNewId } from '../records/use-new-id.ts';
import { documentsOf, type MasterDataRecord } from './master-data-documents.ts';
import { MasterDataForm } from './master-data-form.tsx';

interface LoadedProps {
  readonly declaration: MasterDataDeclaration;
  readonly id: string;
}

/** Reads an existing record, and shows it once it has come. */
function ExistingRecord({ declaration, id }: LoadedProps) {
  const query = useQuery({ query: documentsOf(declaration).read, variables: { id } });
  const record = query[0].data?.record;
  useRecordTitle(id, record === undefined || record === null ? undefined : titleOf(declaration, record));
  return (
    <RecordLoad query={query}>
      {(loaded) => <MasterDataForm declaration={declaration} record={loaded} />}
    </RecordLoad>
  );
}

function titleOf({ titleField }: MasterDataDeclaration, record: MasterDataRecord): string {
  return String(record[titleField] ?? '');
}

/** A master-data record at its address; 'new' is one that is not saved yet (000 §2, decision 23). */
export function MasterDataScreen({ declaration }: { declaration: MasterDataDeclaration }) {
  const { id = 'new' } = useParams();
  const { recordId, isNew } = useNewId(id);
  return isNew ? (
    <MasterDataForm
      key={recordId}
      declaration={declaration}
      record={{ id: recordId, revision: null, canEdit: true, ...newMasterData(declaration) }}
    />
  ) : (
    <ExistingRecord key={recordId} declaration={declaration} id={recordId} />
  );
}

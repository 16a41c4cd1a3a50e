import { errorExtensions, errorMessage } from 'shared-contracts/client';
import { type MasterDataDeclaration, newMasterData } from 'shared-contracts/master-data';
import { DataErrorBar, Skeleton, useRecordTitle, useTexts } from 'shared-ui';
import { useParams } from 'shared-ui/router';
import { useQuery } from 'urql';
import { documentsOf, type MasterDataRecord } from './master-data-documents.ts';
import { MasterDataForm } from './master-data-form.tsx';
import { useNewId } from './use-new-id.ts';

interface LoadedProps {
  readonly declaration: MasterDataDeclaration;
  readonly id: string;
}

/** Reads an existing record, and shows it once it has come. */
function ExistingRecord({ declaration, id }: LoadedProps) {
  const { t } = useTexts('admin');
  const [{ data, error, fetching }, ask] = useQuery({
    query: documentsOf(declaration).read,
    variables: { id },
  });
  const record = data?.record;
  useRecordTitle(id, record === undefined || record === null ? undefined : titleOf(declaration, record));
  if (record) return <MasterDataForm declaration={declaration} record={record} id={id} />;
  if (fetching) return <Skeleton height={240} />;
  const isMissing = !error || errorExtensions(error)?.code === 'NOT_FOUND';
  return (
    <DataErrorBar
      message={isMissing ? t('masterData.notFound') : errorMessage(error)}
      onTryAgain={() => ask({ requestPolicy: 'network-only' })}
    />
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
      id={recordId}
    />
  ) : (
    <ExistingRecord key={recordId} declaration={declaration} id={recordId} />
  );
}

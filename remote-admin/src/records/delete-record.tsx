import { useState } from 'react';
import { listOf, type RouteName } from 'shared-contracts';
import { errorMessage } from 'shared-contracts/client';
import { useTexts } from 'shared-ui';
import { RecordActionModal } from 'shared-ui/confirm';
import { HeaderButton } from 'shared-ui/form';
import { useNavigate } from 'shared-ui/router';
import { type TypedDocumentNode, useMutation } from 'urql';

export type DeleteDocument = TypedDocumentNode<{ readonly deleted: readonly string[] }, { ids: string[] }>;

interface DeleteRecordProps {
  readonly document: DeleteDocument;
  readonly route: RouteName;
  readonly id: string;
  /** What the record is called in the failure: 'Cannot Delete {item}'. */
  readonly item: string;
}

/** Deletes a record after a question, and leads back to its list. */
export function DeleteRecord({ document, route, id, item }: DeleteRecordProps) {
  const { t } = useTexts('admin');
  const navigate = useNavigate();
  const [, remove] = useMutation(document);
  const [isAsking, setAsking] = useState(false);
  const list = listOf(route);
  const onConfirm = async () => {
    const { error } = await remove({ ids: [id] });
    if (error) throw new Error(errorMessage(error));
    void navigate(list ? `/home?source=${list}` : '/home');
  };
  return (
    <>
      <HeaderButton onClick={() => setAsking(true)}>{t('record.delete')}</HeaderButton>
      <RecordActionModal
        opened={isAsking}
        action="delete"
        item={item}
        count={1}
        names={[item]}
        onConfirm={onConfirm}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

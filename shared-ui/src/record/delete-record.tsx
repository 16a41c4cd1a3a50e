import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { errorMessage } from 'shared-contracts/client';
import type { Address } from 'shared-contracts/routes';
import { type TypedDocumentNode, useMutation } from 'urql';
import { RecordActionModal } from '../confirm/record-action-modal.tsx';
import { useFormTexts } from '../form/form-texts.ts';
import { returning } from '../layout/list-place.ts';
import { useNavigate } from '../router/links.ts';
import classes from './delete-record.module.css';
import { useRefusalOfDeletion } from './use-refusal-of-deletion.ts';

export type DeleteDocument = TypedDocumentNode<{ readonly deleted: readonly string[] }, { ids: string[] }>;

interface DeleteRecordProps {
  readonly document: DeleteDocument;
  readonly id: string;
  /** The name of the kind of record in the failure: 'Cannot Delete {item}'. */
  readonly item: string;
  /** The records deleted with it, below the question. */
  readonly along?: readonly string[] | undefined;
  /** Called when it is deleted, before its page is left. */
  readonly onDeleted: () => void;
  /** Where its list is. */
  readonly list: Address | undefined;
  /** Why it cannot be deleted, where that is so. */
  readonly blockedBy?: string | undefined;
}

/** Deletes a record after a question, and leads back to its list. */
export function DeleteRecord({
  document,
  id,
  item,
  along = [],
  list,
  blockedBy,
  onDeleted,
}: DeleteRecordProps) {
  const { t } = useFormTexts();
  const navigate = useNavigate();
  const [, remove] = useMutation(document);
  const [isConfirming, setConfirming] = useState(false);
  const refusal = useRefusalOfDeletion(document, [id], isConfirming);
  const onConfirm = async () => {
    const { error } = await remove({ ids: [id] });
    if (error) throw new Error(errorMessage(error));
    onDeleted();
    void navigate(list ?? '/home', returning);
  };
  return (
    <>
      <Button
        variant="default"
        className={classes['delete']}
        leftSection={<IconTrash size={16} aria-hidden />}
        data-slim=""
        disabled={blockedBy !== undefined}
        title={blockedBy}
        onClick={() => setConfirming(true)}
      >
        {t('record.delete')}
      </Button>
      <RecordActionModal
        opened={isConfirming}
        action="delete"
        item={item}
        count={1}
        names={[item]}
        along={along}
        refusal={refusal}
        onConfirm={onConfirm}
        onClose={() => setConfirming(false)}
      />
    </>
  );
}

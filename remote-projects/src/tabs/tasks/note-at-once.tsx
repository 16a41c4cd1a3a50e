import { useId, useState } from 'react';
import { errorMessage } from 'shared-contracts/client';
import { textIn } from 'shared-contracts/forms';
import { lengths } from 'shared-contracts/limits';
import { showToast, useTexts } from 'shared-ui';
import { HeaderButton, PlainTextarea } from 'shared-ui/form';
import { type StoredRow, useAdoptRow } from 'shared-ui/record';
import { useMutation } from 'urql';
import { taskRow } from '../../attached/tasks/task-record.ts';
import classes from '../../attached/tasks/tasks.module.css';
import { UpdateAssignedTasksDocument } from '../../generated/operations.ts';

/** The notes of one's own task in a project that one only reads: saved by themselves. */
export function NoteAtOnce({ row }: { readonly row: StoredRow }) {
  const { t } = useTexts('projects');
  const id = useId();
  const adopt = useAdoptRow('tasks');
  const stored = textIn(row.values, 'notes');
  const [text, setText] = useState(stored);
  const [failure, setFailure] = useState<string>();
  const [{ fetching }, update] = useMutation(UpdateAssignedTasksDocument);
  const save = async () => {
    const { id: task, revision } = row;
    const input = [{ id: task, revision, saveId: crypto.randomUUID(), notes: text }];
    const { data, error } = await update({ input });
    if (error) return setFailure(errorMessage(error) ?? t('tasks.failed'));
    setFailure(undefined);
    for (const saved of data?.saved ?? []) adopt(taskRow(saved));
    showToast({ kind: 'success', message: t('tasks.noted') });
  };
  return (
    <div className={classes['note']}>
      <label htmlFor={id}>{t('tasks.ownNotes')}</label>
      <PlainTextarea
        id={id}
        rows={3}
        maxLength={lengths.assignedTask.notes}
        value={text}
        onChange={({ currentTarget: { value } }) => setText(value)}
      />
      {failure && <p role="alert">{failure}</p>}
      <HeaderButton
        onClick={() => void save()}
        disabledBy={text === stored || fetching ? t('tasks.noteFirst') : undefined}
      >
        {t('tasks.saveNote')}
      </HeaderButton>
    </div>
  );
}

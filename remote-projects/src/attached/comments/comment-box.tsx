import { useId, useState } from 'react';
import { commentValidator, mentionedIds, storedText } from 'shared-contracts/comments';
import { shownDateTime } from 'shared-contracts/shown-dates';
import { validate } from 'shared-contracts/validators';
import { useTexts } from 'shared-ui';
import { HeaderButton } from 'shared-ui/form';
import classes from './comments.module.css';
import { MentionInput } from './mention-input.tsx';
import { type CommentDraft, useCommentDraft } from './use-comment-draft.ts';
import type { CommentsPlace } from './use-comments.ts';

/** A comment as it is sent. */
export interface SentComment {
  readonly text: string;
  readonly isConfidential: boolean;
}

interface CommentBoxProps {
  readonly place: CommentsPlace;
  /** Where the draft is kept. */
  readonly name: string;
  readonly label: string;
  readonly initial: CommentDraft;
  /** Set while an existing comment is edited; its confidentiality cannot be changed. */
  readonly onCancel?: () => void;
  /** Sends the comment. Resolves with the reason if it was refused. */
  readonly onPost: (comment: SentComment) => Promise<string | undefined>;
}

/** The box for writing or editing a comment: who is mentioned, who will be notified, and why it was not posted. */
export function CommentBox({ place, name, label, initial, onCancel, onPost }: CommentBoxProps) {
  const { t, language } = useTexts('projects');
  const [id, hintId] = [useId(), useId()];
  const { draft, isDirty, keptAt, change, discard, posted } = useCommentDraft(name, initial);
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const text = storedText(draft.text.trim(), draft.people);
  const named = mentionedIds(text);
  const mentioned = draft.people.filter((person) => named.includes(person.id)).map((person) => person.label);
  const isEdit = onCancel !== undefined;
  const nothing =
    draft.text.trim() === '' || !isDirty ? t(isEdit ? 'comments.unchanged' : 'comments.empty') : undefined;
  const post = async () => {
    if (nothing !== undefined || isBusy) return;
    const checked = validate(commentValidator, { text, isConfidential: draft.isConfidential }, language);
    const fault = checked.valid ? undefined : checked.errors[0]?.message;
    if (fault !== undefined) return setFailure(fault);
    setBusy(true);
    const refused = await onPost({ text, isConfidential: draft.isConfidential });
    setBusy(false);
    setFailure(refused);
    if (refused === undefined) posted(draft.text);
  };
  const cancel = () => {
    discard();
    onCancel?.();
  };
  return (
    <div className={classes['box']}>
      <label htmlFor={id}>{label}</label>
      <MentionInput
        {...{ id, place, draft }}
        isFirst={isEdit}
        describedBy={hintId}
        onChange={(next) => {
          setFailure(undefined);
          change(next);
        }}
        onPost={() => void post()}
        onCancel={isEdit && !isDirty ? cancel : undefined}
      />
      <p id={hintId} className={classes['hint']}>
        {mentioned.length > 0 ? t('comments.tells', { names: mentioned.join(', ') }) : t('comments.hint')}
      </p>
      {keptAt !== undefined && (
        <p className={classes['hint']} role="status">
          {t('comments.kept', { when: shownDateTime(new Date(keptAt).toISOString(), language) })}{' '}
          <button type="button" className={classes['plain']} onClick={discard}>
            {t('comments.discard')}
          </button>
        </p>
      )}
      {failure !== undefined && (
        <p role="alert" className={classes['failure']}>
          {failure}
        </p>
      )}
      <div className={classes['acts']}>
        <HeaderButton
          onClick={() => void post()}
          disabledBy={nothing ?? (isBusy ? t('comments.posting') : undefined)}
        >
          {t(isEdit ? 'comments.save' : 'comments.post')}
        </HeaderButton>
        {isEdit ? (
          <HeaderButton onClick={cancel}>{t('comments.cancel')}</HeaderButton>
        ) : (
          <label className={classes['tick']}>
            <input
              type="checkbox"
              checked={draft.isConfidential}
              onChange={({ currentTarget }) => change({ isConfidential: currentTarget.checked })}
            />
            {t('comments.confidentialTick')}
          </label>
        )}
      </div>
    </div>
  );
}

import { useState } from 'react';
import { readableText } from 'shared-contracts/comments';
import { shownDateTime } from 'shared-contracts/shown-dates';
import { useSession, useTexts } from 'shared-ui';
import { ConfirmModal } from 'shared-ui/confirm';
import type { CommentLineFragment } from '../../generated/operations.ts';
import { CommentBox, type SentComment } from './comment-box.tsx';
import { CommentText } from './comment-text.tsx';
import classes from './comments.module.css';
import type { CommentsPlace } from './use-comments.ts';

interface CommentEntryProps {
  readonly place: CommentsPlace;
  readonly comment: CommentLineFragment;
  readonly onEdit: (comment: CommentLineFragment, sent: SentComment) => Promise<string | undefined>;
  readonly onDelete: (comment: CommentLineFragment) => Promise<void>;
}

/** A comment with its author and time, and the actions that its author has. */
export function CommentEntry({ place, comment, onEdit, onDelete }: CommentEntryProps) {
  const { t, language } = useTexts('projects');
  const { user } = useSession();
  const [isEditing, setEditing] = useState(false);
  const [isConfirming, setConfirming] = useState(false);
  const { id, author, owner, mentions, text, createdAt, editedAt, isConfidential } = comment;
  const people = mentions.map((person) => ({ id: person.id, label: person.fullName }));
  const nameOf = (personId: string) => mentions.find((person) => person.id === personId)?.fullName;
  const named = { name: author.fullName, when: shownDateTime(createdAt, language) };
  return (
    <li className={classes['entry']} data-me={mentions.some((person) => person.id === user?.id) || undefined}>
      <p className={classes['by']}>
        <strong>{author.fullName}</strong>
        <span>{owner.companyName}</span>
        <time dateTime={createdAt}>{named.when}</time>
        {editedAt && <span title={shownDateTime(editedAt, language)}>{t('comments.edited')}</span>}
        {isConfidential && (
          <span
            className={classes['confidential']}
            title={t('comments.confidentialAbout', { company: owner.companyName })}
          >
            {t('comments.confidential')}
          </span>
        )}
      </p>
      {isEditing ? (
        <CommentBox
          place={place}
          name={`comment/${id}`}
          label={t('comments.editOf', named)}
          initial={{ text: readableText(text, nameOf), people, isConfidential }}
          onCancel={() => setEditing(false)}
          onPost={async (sent) => {
            const failure = await onEdit(comment, sent);
            if (failure === undefined) setEditing(false);
            return failure;
          }}
        />
      ) : (
        <CommentText text={text} people={mentions} readerId={user?.id} />
      )}
      {!isEditing && (comment.canEdit || comment.canDelete) && (
        <p className={classes['own']}>
          {comment.canEdit && (
            <button
              type="button"
              className={classes['plain']}
              aria-label={t('comments.editOf', named)}
              onClick={() => setEditing(true)}
            >
              {t('comments.edit')}
            </button>
          )}
          {comment.canDelete && (
            <button
              type="button"
              className={classes['plain']}
              aria-label={t('comments.deleteOf', named)}
              onClick={() => setConfirming(true)}
            >
              {t('comments.delete')}
            </button>
          )}
        </p>
      )}
      <ConfirmModal
        opened={isConfirming}
        title={t('comments.deleteTitle')}
        confirmLabel={t('comments.delete')}
        onConfirm={async () => {
          setConfirming(false);
          await onDelete(comment);
        }}
        onClose={() => setConfirming(false)}
      >
        <p>{t('comments.deleteAsk')}</p>
      </ConfirmModal>
    </li>
  );
}

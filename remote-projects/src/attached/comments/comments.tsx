import { useRef } from 'react';
import { errorMessage } from 'shared-contracts/client';
import { DataErrorBar, Skeleton, showToast, useSession, useTexts } from 'shared-ui';
import { HeaderButton } from 'shared-ui/form';
import { useMutation } from 'urql';
import {
  type CommentLineFragment,
  DeleteCommentsDocument,
  UpdateCommentsDocument,
} from '../../generated/operations.ts';
import { CommentBox, type SentComment } from './comment-box.tsx';
import { CommentEntry } from './comment-entry.tsx';
import classes from './comments.module.css';
import { type CommentsPlace, useComments } from './use-comments.ts';

const blank = { text: '', people: [], isConfidential: false } as const;

/** The comments on a record, the newest first, and the box for another one. They are posted by themselves. */
export function Comments({ place }: { readonly place: CommentsPlace }) {
  const { t } = useTexts('projects');
  const { user } = useSession();
  const { comments, failure, hasMore, isBusy, readMore, readAgain } = useComments(place);
  const [, update] = useMutation(UpdateCommentsDocument);
  const [, remove] = useMutation(DeleteCommentsDocument);
  /** A post whose answer was lost is sent again as the same one. */
  const next = useRef({ id: crypto.randomUUID(), saveId: crypto.randomUUID() });
  const { source, parentId } = place;
  const send = async (
    input: SentComment & { readonly id: string; readonly saveId: string; readonly revision?: number },
  ) => {
    const { error } = await update({ input: [input], source, parentId });
    if (!error) return undefined;
    const refusal = error.graphQLErrors[0]?.extensions;
    if (refusal?.['code'] === 'CONFLICT') {
      readAgain();
      return t('comments.conflict');
    }
    const [field] = (refusal?.['fields'] ?? []) as readonly { readonly message: string }[];
    return field?.message ?? errorMessage(error) ?? t('comments.failed');
  };
  const post = async (sent: SentComment) => {
    const refused = await send({ ...sent, ...next.current });
    if (refused === undefined) next.current = { id: crypto.randomUUID(), saveId: crypto.randomUUID() };
    return refused;
  };
  const edit = ({ id, revision }: CommentLineFragment, { text, isConfidential }: SentComment) =>
    send({ id, revision, text, isConfidential, saveId: crypto.randomUUID() });
  const onDelete = async ({ id }: CommentLineFragment) => {
    const { error } = await remove({ ids: [id] });
    if (!error) return;
    showToast({ kind: 'error', message: errorMessage(error) ?? t('comments.failed') });
    // What is not there any more, whoever deleted it, leaves the list.
    if (error.graphQLErrors[0]?.extensions?.['code'] === 'NOT_FOUND') readAgain();
  };
  return (
    <section className={classes['comments']} aria-label={t('comments.title')}>
      {user?.isReadOnly ? (
        <p className={classes['hint']}>{t('readOnly.person')}</p>
      ) : (
        <CommentBox
          key={parentId}
          place={place}
          name={`comment/${source}/${parentId}`}
          label={t('comments.new')}
          initial={blank}
          onPost={post}
        />
      )}
      {failure !== undefined && (
        <DataErrorBar what={t('comments.title')} message={failure} onTryAgain={readAgain} />
      )}
      {!comments && failure === undefined && <Skeleton height={160} />}
      {comments?.length === 0 && <p className={classes['none']}>{t('comments.none')}</p>}
      {comments && comments.length > 0 && (
        <ol className={classes['list']} aria-label={t('comments.title')}>
          {comments.map((comment) => (
            <CommentEntry key={comment.id} {...{ place, comment, onDelete }} onEdit={edit} />
          ))}
        </ol>
      )}
      {hasMore && (
        <HeaderButton onClick={readMore} disabledBy={isBusy ? t('comments.reading') : undefined}>
          {t('comments.more')}
        </HeaderButton>
      )}
    </section>
  );
}

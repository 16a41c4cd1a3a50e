import { useState } from 'react';
import { countText } from 'shared-contracts';
import type { BringKind, Brought, Recipe } from 'shared-contracts/bring-in';
import { failureText } from 'shared-contracts/errors';
import { DataErrorBar, HeaderButton, Skeleton, showToast, type Translate, useTexts } from 'shared-ui';
import { ConfirmModal } from 'shared-ui/dialogs';
import { saveBlob } from 'shared-ui/grid';
import classes from './bring-in.module.css';
import type { BringInCalls } from './bring-in-calls.ts';
import { fieldTitle } from './field-title.ts';
import { FilesLeft } from './files-left.tsx';
import { RecordMends } from './record-mends.tsx';
import { RecordProgress, RecordsCancelled } from './record-progress.tsx';
import { useRecordReview } from './use-record-review.ts';
import type { TableFile } from './use-table.ts';

interface RecordReviewProps {
  readonly kind: BringKind;
  readonly calls: BringInCalls;
  readonly file: TableFile;
  readonly recipe: Recipe;
  readonly projectId: string | null;
  readonly onWritten: () => void;
  readonly onBack: () => void;
  readonly onOther: () => void;
}

/** The counts of a table's rows: '10 new, 2 changed, 3 unchanged, 1 stays out.' */
function countsText({ records }: Brought, t: Translate): string {
  return (['new', 'changed', 'unchanged', 'failed'] as const)
    .map((name) => t(`bringIn.records.${name}`, { count: records[name], n: countText(records[name]) }))
    .join(', ');
}

function alsoText({ alsoNew }: Brought, t: Translate): string | undefined {
  const parts = (['associates', 'parcels'] as const)
    .filter((name) => alsoNew[name] > 0)
    .map((name) => t(`bringIn.records.${name}`, { count: alsoNew[name], n: countText(alsoNew[name]) }));
  return parts.length === 0 ? undefined : t('bringIn.records.also', { what: parts.join(', ') });
}

/** The columns of a table that nothing reads, so that no column is left out in silence; undefined where all are read. */
function unreadText({ columns }: Recipe, t: Translate): string | undefined {
  const headers = columns.flatMap(({ field, header }) =>
    field === null && header.trim() !== '' ? [header.trim()] : [],
  );
  return headers.length === 0 ? undefined : t('bringIn.records.unread', { columns: headers.join(', ') });
}

/** Shows the effect of a table before it is written, lets people correct its cells, writes it, and undoes it. */
export function RecordReview({
  kind,
  calls,
  file,
  recipe,
  projectId,
  onWritten,
  onBack,
  onOther,
}: RecordReviewProps) {
  const texts = useTexts('projects');
  const { t } = texts;
  const review = useRecordReview({ calls, fileId: file.id, recipe, projectFileId: projectId, onWritten });
  const { brought, isBusy, isWritten, undone, failure, isCancelled } = review;
  const [isConfirming, setConfirming] = useState(false);
  const download = async () => {
    try {
      saveBlob(await review.left(), t('bringIn.records.leftFile', { name: file.name }));
    } catch (error) {
      showToast({ kind: 'error', message: failureText(error) ?? t('bringIn.failed') });
    }
  };
  const writes = brought ? brought.records.new + brought.records.changed : 0;
  return (
    <section className={classes['reading']} aria-label={t('bringIn.records.title')}>
      <h2 className={classes['heading']}>
        {t(isWritten ? 'bringIn.records.done' : 'bringIn.records.title')}
      </h2>
      {failure !== undefined && (
        <DataErrorBar
          what={file.name}
          message={failure || t('bringIn.failed')}
          onTryAgain={review.checkAgain}
        />
      )}
      {isBusy && <RecordProgress review={review} />}
      {!brought && isBusy && <Skeleton height={120} />}
      {isCancelled && <RecordsCancelled review={review} />}
      {brought && (
        <>
          <div role="status" className={classes['end']}>
            <p>
              {t('bringIn.records.counts', {
                count: brought.rows,
                rows: countText(brought.rows),
                what: countsText(brought, t),
              })}
            </p>
            {alsoText(brought, t) && <p>{alsoText(brought, t)}</p>}
            {unreadText(recipe, t) && <p>{unreadText(recipe, t)}</p>}
            {brought.sums.map(({ field, theirs, ours }) => (
              <p key={field}>
                {t('bringIn.records.sum', { field: fieldTitle(texts, kind, field), theirs, ours })}
              </p>
            ))}
            {undone && (
              <p>
                {t('bringIn.records.undone', {
                  deleted: countText(undone.deleted),
                  left: countText(undone.left),
                })}
              </p>
            )}
          </div>
          <FilesLeft brought={brought} />
          {brought.issues.length > 0 && <RecordMends kind={kind} issues={brought.issues} review={review} />}
          {brought.issueCount > brought.issues.length && (
            <p className={classes['hint']}>
              {t('bringIn.records.more', { n: countText(brought.issueCount - brought.issues.length) })}
            </p>
          )}
          <div className={classes['fixed']}>
            {!isWritten && (
              <HeaderButton
                onClick={() => void review.write()}
                disabledBy={
                  isBusy
                    ? t('bringIn.records.checking')
                    : isCancelled
                      ? t('bringIn.records.cancelled')
                      : writes === 0
                        ? t('bringIn.records.nothing')
                        : undefined
                }
              >
                {t('bringIn.records.write', { count: writes, n: countText(writes) })}
              </HeaderButton>
            )}
            {brought.records.failed > 0 && (
              <HeaderButton onClick={() => void download()}>{t('bringIn.records.download')}</HeaderButton>
            )}
            {isWritten && !undone && brought.runId !== null && (
              <HeaderButton onClick={() => setConfirming(true)}>{t('bringIn.records.undo')}</HeaderButton>
            )}
            <HeaderButton onClick={isWritten ? onOther : onBack}>
              {t(isWritten ? 'bringIn.other' : 'bringIn.records.back')}
            </HeaderButton>
          </div>
        </>
      )}
      <ConfirmModal
        opened={isConfirming}
        title={t('bringIn.records.undo')}
        confirmLabel={t('bringIn.records.undo')}
        isDangerous
        onConfirm={async () => {
          await review.undo();
          setConfirming(false);
        }}
        onClose={() => setConfirming(false)}
      >
        {t('bringIn.records.undoAsk')}
      </ConfirmModal>
    </section>
  );
}

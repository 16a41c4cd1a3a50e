import { countText } from 'shared-contracts';
import { HeaderButton, useTexts } from 'shared-ui';
import { ProgressBar } from 'shared-ui/dialogs';
import classes from './bring-in.module.css';
import type { RecordReview } from './use-record-review.ts';

interface ReviewProps {
  readonly review: Pick<RecordReview, 'progress' | 'cancel' | 'checkAgain' | 'isBusy'>;
}

/** How far a table is, with a button that ends the work and takes it back. */
export function RecordProgress({ review: { progress, cancel } }: ReviewProps) {
  const { t } = useTexts('projects');
  const percent = progress && progress.total > 0 ? (progress.done / progress.total) * 100 : undefined;
  // Each record is counted when it is read and when it is written.
  const all = progress ? progress.total / 2 : 0;
  const isReading = !progress || progress.done <= all;
  const done = isReading ? (progress?.done ?? 0) : (progress?.done ?? 0) - all;
  return (
    <div className={classes['work']}>
      <div role="status" className={classes['progress']}>
        <ProgressBar label={t('bringIn.records.checking')} percent={percent} width={240} />
        <span>
          {progress
            ? t(isReading ? 'bringIn.records.read' : 'bringIn.records.saved', {
                done: countText(done),
                all: countText(all),
              })
            : t('bringIn.records.checking')}
        </span>
      </div>
      <HeaderButton onClick={cancel}>{t('bringIn.records.cancel')}</HeaderButton>
    </div>
  );
}

/** The message after the work was cancelled. */
export function RecordsCancelled({ review: { checkAgain } }: ReviewProps) {
  const { t } = useTexts('projects');
  return (
    <div className={classes['work']}>
      <p role="status">{t('bringIn.records.cancelled')}</p>
      <HeaderButton onClick={checkAgain}>{t('bringIn.records.checkAgain')}</HeaderButton>
    </div>
  );
}

import type { DocumentProgress } from 'shared-contracts/reports';
import { ProgressBar } from '../feedback/progress-bar.tsx';
import { useReportTexts } from './report-ui-texts.ts';
import classes from './reports.module.css';

const percent = 100;

/** How far a document is; before anything is known of it, it waits. */
export function ReportProgress({ progress }: { readonly progress: DocumentProgress | undefined }) {
  const { t } = useReportTexts();
  const { state = 'Waiting', done = 0, total = 0 } = progress ?? {};
  const text =
    state === 'Writing'
      ? t('writing', { done, total })
      : state === 'Reading'
        ? t('reading', { rows: done })
        : t('waiting');
  return (
    <div className={classes['progress']}>
      <ProgressBar label={t('progress')} percent={total > 0 ? (done / total) * percent : undefined} />
      <span role="status">{text}</span>
    </div>
  );
}

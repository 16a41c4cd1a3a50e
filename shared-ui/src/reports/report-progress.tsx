import type { DocumentProgress } from 'shared-contracts/reports';
import { PlaceInLine } from '../feedback/place-in-line.tsx';
import { ProgressBar } from '../feedback/progress-bar.tsx';
import { useReportTexts } from './report-ui-texts.ts';
import classes from './reports.module.css';

const percent = 100;

/** The queues in which reports and documents from templates wait. */
const works = ['report', 'template', 'pdf', 'binder'] as const;

/** The progress of a document; it counts as waiting until more is known. */
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
      <PlaceInLine works={works} />
    </div>
  );
}

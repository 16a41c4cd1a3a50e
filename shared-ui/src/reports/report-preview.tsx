import { Skeleton } from '@mantine/core';
import { useFormState } from 'react-final-form';
import type { FormValues } from '../form/form-values.ts';
import { useReportTexts } from './report-ui-texts.ts';
import classes from './reports.module.css';
import { usePreview } from './use-preview.ts';

interface ReportPreviewProps {
  /** What would be run with such values; undefined while they are not valid. */
  readonly bodyOf: (values: FormValues) => object | undefined;
  /** CSS pixels. */
  readonly width: number;
}

/** The first page of a report beside its options, which it follows. */
export function ReportPreview({ bodyOf, width }: ReportPreviewProps) {
  const { t } = useReportTexts();
  const { values } = useFormState<FormValues>({ subscription: { values: true } });
  const body = bodyOf(values);
  const { canvas, state } = usePreview(body, width);
  return (
    <section className={classes['preview']} aria-label={t('preview')} style={{ width }}>
      <canvas
        ref={canvas}
        role="img"
        aria-label={t('firstPage')}
        className={classes['page']}
        hidden={state.kind !== 'drawn' || body === undefined}
      />
      {body === undefined && <p className={classes['hint']}>{t('previewNeeds')}</p>}
      {body !== undefined && state.kind === 'making' && (
        <>
          <Skeleton height={width / 2} />
          <span role="status" className={classes['hint']}>
            {t('previewing')}
          </span>
        </>
      )}
      {body !== undefined && state.kind === 'failed' && (
        <p role="alert" className={classes['failure']}>
          {t('error', { message: state.message || t('unknownError') })}
        </p>
      )}
    </section>
  );
}

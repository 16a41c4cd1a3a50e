import { Modal, Skeleton } from '@mantine/core';
import { useFormState } from 'react-final-form';
import type { FormValues } from '../form/form-values.ts';
import { HeaderButton } from '../form/page/header-button.tsx';
import { PageCanvas } from './page-canvas.tsx';
import { useReportTexts } from './report-ui-texts.ts';
import classes from './reports.module.css';
import { usePreview } from './use-preview.ts';

interface ReportPreviewProps {
  /** The request for given values; undefined while they are invalid. */
  readonly bodyOf: (values: FormValues) => object | undefined;
  /** CSS pixels. */
  readonly width: number;
  /** Whether the page is enlarged: Escape closes it before what it belongs to. */
  readonly isEnlarged: boolean;
  readonly onEnlarge: (isEnlarged: boolean) => void;
}

/** The largest width of an enlarged page, and the space left next to it, in CSS pixels. */
const enlarged = { most: 1100, margin: 96 } as const;

/** The first page of a report next to its options, updated with them; it can be enlarged until it is legible. */
export function ReportPreview({ bodyOf, width, isEnlarged, onEnlarge }: ReportPreviewProps) {
  const { t } = useReportTexts();
  const { values } = useFormState<FormValues>({ subscription: { values: true } });
  const body = bodyOf(values);
  const { state, onFail } = usePreview(body);
  return (
    <section className={classes['preview']} aria-label={t('preview')} style={{ width }}>
      {body !== undefined && state.kind === 'made' && (
        <>
          <PageCanvas bytes={state.bytes} width={width} onFail={onFail} />
          <HeaderButton onClick={() => onEnlarge(true)}>{t('enlarge')}</HeaderButton>
          <Modal
            opened={isEnlarged}
            onClose={() => onEnlarge(false)}
            title={t('firstPage')}
            size="auto"
            centered
          >
            <PageCanvas
              bytes={state.bytes}
              width={Math.min(enlarged.most, window.innerWidth - enlarged.margin)}
              onFail={onFail}
            />
          </Modal>
        </>
      )}
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

import { useEffect, useRef } from 'react';
import { drawFirstPage } from './draw-first-page.ts';
import { useReportTexts } from './report-ui-texts.ts';
import classes from './reports.module.css';

interface PageCanvasProps {
  /** A PDF. */
  readonly bytes: ArrayBuffer;
  /** CSS pixels. */
  readonly width: number;
  readonly onFail: (error: unknown) => void;
}

/** The first page of a PDF, drawn again when its width changes. */
export function PageCanvas({ bytes, width, onFail }: PageCanvasProps) {
  const { t } = useReportTexts();
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isGone = false;
    if (canvas.current)
      drawFirstPage(bytes, canvas.current, width).catch((error: unknown) => {
        if (!isGone) onFail(error);
      });
    return () => {
      isGone = true;
    };
  }, [bytes, width, onFail]);
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={t('firstPage')}
      className={classes['page']}
      style={{ width }}
    />
  );
}

import { Button, Modal } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { sizes } from 'shared-contracts/limits';
import type { DocumentProgress } from 'shared-contracts/reports';
import { useRest } from '../session/rest.tsx';
import { helpOnReports } from './help-on-reports.ts';
import { makeDocument } from './make-document.ts';
import { openDocument } from './open-document.ts';
import { ReportProgress } from './report-progress.tsx';
import { useReportTexts } from './report-ui-texts.ts';
import classes from './reports.module.css';

interface MakingDialogProps {
  readonly title: string;
  /** What is made. */
  readonly purpose: string;
  /** The call that begins it, and what it is told. */
  readonly path: string;
  readonly body: object;
  readonly onClose: () => void;
}

/** Makes a document that nothing is asked for, with its progress, and opens it; closed before, it is given up. */
export function MakingDialog({ title, purpose, path, body, onClose }: MakingDialogProps) {
  const { t } = useReportTexts();
  const rest = useRest();
  const [progress, setProgress] = useState<DocumentProgress>();
  const [failure, setFailure] = useState<string>();
  const asked = JSON.stringify(body);
  const done = useRef(onClose);
  done.current = onClose;
  useEffect(() => {
    const cancel = new AbortController();
    const { signal } = cancel;
    const make = async () => {
      openDocument(
        rest,
        await makeDocument(rest, { path, body: JSON.parse(asked), signal, told: setProgress }),
      );
      done.current();
    };
    make().catch((error: unknown) => {
      if (!signal.aborted)
        setFailure(t('error', { message: (error instanceof Error && error.message) || t('unknownError') }));
    });
    return () => cancel.abort();
  }, [rest, path, asked, t]);
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      size={sizes.confirmationModal}
      centered
      onKeyDown={helpOnReports}
    >
      <div className={classes['form']}>
        <p className={classes['hint']}>{purpose}</p>
        {failure === undefined ? (
          <ReportProgress progress={progress} />
        ) : (
          <p role="alert" className={classes['failure']}>
            {failure}
          </p>
        )}
        <div className={classes['buttons']}>
          <Button variant="default" onClick={onClose} data-autofocus>
            {failure === undefined ? t('cancel') : t('close')}
          </Button>
        </div>
      </div>
    </Modal>
  );
}

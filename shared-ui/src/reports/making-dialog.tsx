import { Button, Modal } from '@mantine/core';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { sizes } from 'shared-contracts/limits';
import type { DocumentProgress } from 'shared-contracts/reports';
import { useRest } from '../session/rest.tsx';
import { failureReason } from './failure-reason.ts';
import { helpOnReports } from './help-on-reports.ts';
import { makeDocument } from './make-document.ts';
import { openDocument } from './open-document.ts';
import { ReportProgress } from './report-progress.tsx';
import { useReportTexts } from './report-ui-texts.ts';
import classes from './reports.module.css';

interface MakingDialogProps {
  readonly title: string;
  /** The document being made. */
  readonly purpose: string;
  /** The call that begins it, and its body. */
  readonly path: string;
  readonly body: object;
  readonly onClose: () => void;
  /** Questions before it begins; without them, it begins immediately. */
  readonly children?: (isBusy: boolean) => ReactNode;
}

/** Makes a document with its progress, and opens it; closed before, it is given up. */
export function MakingDialog({ title, purpose, path, body, onClose, children }: MakingDialogProps) {
  const { t } = useReportTexts();
  const rest = useRest();
  const running = useRef<AbortController>(undefined);
  const [isBusy, setBusy] = useState(children === undefined);
  const [progress, setProgress] = useState<DocumentProgress>();
  const [failure, setFailure] = useState<string>();
  const latest = useRef({ path, body, onClose, t });
  latest.current = { path, body, onClose, t };
  const make = useCallback(async () => {
    const cancel = new AbortController();
    const { signal } = cancel;
    running.current = cancel;
    setBusy(true);
    setFailure(undefined);
    setProgress(undefined);
    try {
      const request = { path: latest.current.path, body: latest.current.body };
      openDocument(rest, await makeDocument(rest, { ...request, signal, onProgress: setProgress }));
      latest.current.onClose();
    } catch (error) {
      if (signal.aborted) return;
      const message = failureReason(error) ?? latest.current.t('unknownError');
      setFailure(latest.current.t('error', { message }));
    }
    setBusy(false);
  }, [rest]);
  const beginsAtOnce = children === undefined;
  useEffect(() => {
    if (beginsAtOnce) void make();
    // One that goes with its page gives up what it waits for.
    return () => running.current?.abort();
  }, [beginsAtOnce, make]);
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
        {children?.(isBusy)}
        {isBusy && <ReportProgress progress={progress} />}
        {failure !== undefined && (
          <p role="alert" className={classes['failure']}>
            {failure}
          </p>
        )}
        <div className={classes['buttons']}>
          <Button variant="default" onClick={onClose} data-autofocus={beginsAtOnce || undefined}>
            {beginsAtOnce && !isBusy ? t('close') : t('cancel')}
          </Button>
          {!beginsAtOnce && (
            <Button loading={isBusy} onClick={() => void make()} data-autofocus>
              {t('run')}
            </Button>
          )}
        </div>
      </div>
    </Modal>
  );
}

import { Button, Modal } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { zoneHere } from 'shared-contracts/grids';
import { sizes } from 'shared-contracts/limits';
import type { DocumentProgress } from 'shared-contracts/reports';
import { HeaderButton } from '../form/header-button.tsx';
import { useRest } from '../session/rest.tsx';
import { makeDocument } from './make-document.ts';
import { openDocument } from './open-document.ts';
import { ReportProgress } from './report-progress.tsx';
import { useReportTexts } from './report-ui-texts.ts';
import classes from './reports.module.css';

/** Makes the closing binder of a project: all of its documents with an index, as one archive. */
export function BinderButton({ projectId }: { readonly projectId: string }) {
  const { t } = useReportTexts();
  const rest = useRest();
  const running = useRef<AbortController>(undefined);
  const [isOpen, setOpen] = useState(false);
  const [progress, setProgress] = useState<DocumentProgress>();
  const [failure, setFailure] = useState<string>();
  // One that goes with its page gives up what it waits for.
  useEffect(() => () => running.current?.abort(), []);
  const close = () => {
    running.current?.abort();
    setOpen(false);
  };
  const bind = async () => {
    const cancel = new AbortController();
    running.current = cancel;
    setOpen(true);
    setFailure(undefined);
    setProgress(undefined);
    try {
      const body = { parentId: projectId, zone: zoneHere() };
      openDocument(
        rest,
        await makeDocument(rest, { path: 'reports/binder', body, signal: cancel.signal, told: setProgress }),
      );
      setOpen(false);
    } catch (error) {
      if (!cancel.signal.aborted)
        setFailure(t('error', { message: (error instanceof Error && error.message) || t('unknownError') }));
    }
  };
  return (
    <>
      <HeaderButton onClick={() => void bind()}>{t('binder.make')}</HeaderButton>
      {isOpen && (
        <Modal opened onClose={close} title={t('binder.title')} size={sizes.confirmationModal} centered>
          <div className={classes['form']}>
            <p className={classes['hint']}>{t('binder.purpose')}</p>
            {failure === undefined ? (
              <ReportProgress progress={progress} />
            ) : (
              <p role="alert" className={classes['failure']}>
                {failure}
              </p>
            )}
            <div className={classes['buttons']}>
              <Button variant="default" onClick={close} data-autofocus>
                {failure === undefined ? t('cancel') : t('close')}
              </Button>
            </div>
          </div>
        </Modal>
      )}
    </>
  );
}

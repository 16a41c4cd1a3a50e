import { Button, Modal, NativeSelect } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { zoneHere } from 'shared-contracts/grids';
import { sizes } from 'shared-contracts/limits';
import { type BinderForm, binderForms, type DocumentProgress } from 'shared-contracts/reports';
import { HeaderButton } from '../form/header-button.tsx';
import { useRest } from '../session/rest.tsx';
import { helpOnReports } from './help-on-reports.ts';
import { makeDocument } from './make-document.ts';
import { openDocument } from './open-document.ts';
import { ReportProgress } from './report-progress.tsx';
import { useReportTexts } from './report-ui-texts.ts';
import classes from './reports.module.css';

/** Makes the closing binder of a project: all of its documents with an index, as one PDF or as an archive. */
export function BinderButton({ projectId }: { readonly projectId: string }) {
  const { t } = useReportTexts();
  const rest = useRest();
  const running = useRef<AbortController>(undefined);
  const [isOpen, setOpen] = useState(false);
  const [form, setForm] = useState<BinderForm>(binderForms[0]);
  const [isBusy, setBusy] = useState(false);
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
    setBusy(true);
    setFailure(undefined);
    setProgress(undefined);
    try {
      const body = { parentId: projectId, zone: zoneHere(), form };
      openDocument(
        rest,
        await makeDocument(rest, { path: 'reports/binder', body, signal: cancel.signal, told: setProgress }),
      );
      setOpen(false);
    } catch (error) {
      if (!cancel.signal.aborted)
        setFailure(t('error', { message: (error instanceof Error && error.message) || t('unknownError') }));
    } finally {
      setBusy(false);
    }
  };
  const open = () => {
    setFailure(undefined);
    setOpen(true);
  };
  return (
    <>
      <HeaderButton onClick={open}>{t('binder.make')}</HeaderButton>
      {isOpen && (
        <Modal
          opened
          onClose={close}
          title={t('binder.title')}
          size={sizes.confirmationModal}
          centered
          onKeyDown={helpOnReports}
        >
          <div className={classes['form']}>
            <p className={classes['hint']}>{t('binder.purpose')}</p>
            <NativeSelect
              label={t('binder.form')}
              description={t(`binder.told.${form}`)}
              inputWrapperOrder={['label', 'input', 'description']}
              value={form}
              disabled={isBusy}
              data={binderForms.map((value) => ({ value, label: t(`binder.forms.${value}`) }))}
              onChange={({ currentTarget: { value } }) =>
                setForm(binderForms.find((one) => one === value) ?? binderForms[0])
              }
            />
            {isBusy && <ReportProgress progress={progress} />}
            {failure !== undefined && (
              <p role="alert" className={classes['failure']}>
                {failure}
              </p>
            )}
            <div className={classes['buttons']}>
              <Button variant="default" onClick={close}>
                {t('cancel')}
              </Button>
              <Button loading={isBusy} onClick={() => void bind()} data-autofocus>
                {t('run')}
              </Button>
            </div>
          </div>
        </Modal>
      )}
    </>
  );
}

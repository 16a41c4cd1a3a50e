import { Button, Modal } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { zoneHere } from 'shared-contracts/grids';
import {
  type DocumentProgress,
  outputFormats,
  type ReportDialogName,
  reportDialog,
  reportOptionsSchema,
  reportTextsIn,
} from 'shared-contracts/reports';
import { validate } from 'shared-contracts/validators';
import { ProgressBar } from '../feedback/progress-bar.tsx';
import type { FormValues } from '../form/form-values.ts';
import { InlineForm } from '../form/inline-form.tsx';
import { useIsPhone } from '../grid/use-is-phone.ts';
import { useRest } from '../session/rest.tsx';
import { useSession } from '../session/session.tsx';
import { keepOptions, keptOptions } from './kept-options.ts';
import { makeDocument } from './make-document.ts';
import { openDocument } from './open-document.ts';
import { ReportFields } from './report-fields.tsx';
import { useReportTexts } from './report-ui-texts.ts';
import classes from './reports.module.css';

/** What a report is asked of. */
export interface ReportSource {
  readonly parentId: string;
  /** The selected records; none stands for all. */
  readonly ids: readonly string[];
}

interface ReportDialogProps {
  readonly dialog: ReportDialogName;
  readonly reportId: string;
  readonly source: ReportSource;
  readonly onClose: () => void;
}

const percent = 100;

function Progress({ progress }: { readonly progress: DocumentProgress }) {
  const { t } = useReportTexts();
  const { state, done, total } = progress;
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

/** The form's values as the API takes them: a sort type is sent with its id. */
function asOptions({ sortType, ...values }: FormValues): FormValues {
  return typeof sortType === 'string' ? { ...values, sortType: { id: sortType } } : values;
}

/** Options of a report, its run with progress, and what went wrong; the document is opened or downloaded (002 §4). */
export function ReportDialog({ dialog, reportId, source, onClose }: ReportDialogProps) {
  const { t, language } = useReportTexts();
  const rest = useRest();
  const { user } = useSession();
  const userId = user?.id ?? '';
  const isPhone = useIsPhone();
  const { width } = reportDialog(dialog);
  const running = useRef<AbortController>(undefined);
  const [progress, setProgress] = useState<DocumentProgress>();
  // A dialog that goes with its page gives up what it waits for.
  useEffect(() => () => running.current?.abort(), []);
  const [start] = useState(() => ({ outputFormat: outputFormats[0], ...keptOptions(userId, dialog) }));
  const [schema] = useState(() => reportOptionsSchema(dialog));
  const close = () => {
    running.current?.abort();
    onClose();
  };
  const run = async (values: FormValues) => {
    const cancel = new AbortController();
    running.current = cancel;
    const options = asOptions(values);
    try {
      const body = { reportId, dataSource: source, options, zone: zoneHere() };
      const made = await makeDocument(rest, { body, signal: cancel.signal, told: setProgress });
      keepOptions(userId, dialog, values);
      openDocument(rest, made);
      onClose();
    } catch (error) {
      if (cancel.signal.aborted) return;
      const message = (error instanceof Error && error.message) || t('unknownError');
      throw new Error(t('error', { message }));
    } finally {
      setProgress(undefined);
    }
  };
  return (
    <Modal
      opened
      onClose={close}
      title={reportTextsIn(language).dialogs[dialog]}
      size={width}
      fullScreen={isPhone}
      centered
    >
      <InlineForm
        className={classes['form']}
        initialValues={start}
        allowsPristine
        validate={(values) => {
          const checked = validate(schema, asOptions(values), language);
          return checked.valid ? [] : checked.errors;
        }}
        onSubmit={run}
      >
        {({ isBusy, isValid, failure }) => (
          <>
            <p className={classes['hint']}>
              {source.ids.length > 0 ? t('selected', { count: source.ids.length }) : t('all')}
            </p>
            <ReportFields dialog={dialog} />
            {progress && <Progress progress={progress} />}
            {failure && (
              <p role="alert" className={classes['failure']}>
                {failure}
              </p>
            )}
            <div className={classes['buttons']}>
              <Button variant="default" onClick={close}>
                {t('cancel')}
              </Button>
              <Button type="submit" loading={isBusy} disabled={!isValid} data-autofocus>
                {t('run')}
              </Button>
            </div>
          </>
        )}
      </InlineForm>
    </Modal>
  );
}

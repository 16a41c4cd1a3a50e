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
import { ReadOnlyProvider } from '../form/form-mode.ts';
import type { FormValues } from '../form/form-values.ts';
import { InlineForm } from '../form/inline-form.tsx';
import { useIsPhone } from '../grid/use-is-phone.ts';
import { useRest } from '../session/rest.tsx';
import { useSession } from '../session/session.tsx';
import { keepOptions, keepsPreview, keptOptions, keptPreview } from './kept-options.ts';
import { makeDocument } from './make-document.ts';
import { openDocument } from './open-document.ts';
import { ReportFields } from './report-fields.tsx';
import { ReportPreview } from './report-preview.tsx';
import { useReportTexts } from './report-ui-texts.ts';
import classes from './reports.module.css';

/** What a report is asked of. */
export interface ReportSource {
  /** What the records stand in; null where they are the projects or weeks themselves. */
  readonly parentId: string | null;
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

/** CSS pixels of the preview at most, and what is left free beside it. */
const previewSizes = { most: 520, least: 240, gap: 24 } as const;

/** What the report is of, where it is not of rows of one project. */
const subjects: Readonly<Partial<Record<ReportDialogName, 'projects' | 'time'>>> = {
  projectSummary: 'projects',
  projectDetails: 'projects',
  projectCostSummary: 'projects',
  periodSummary: 'time',
  timesheetDetails: 'time',
  workInProgress: 'time',
  workInProgressAged: 'time',
};

/** Says which records the report is of. */
function useSubject(dialog: ReportDialogName, { ids, parentId }: ReportSource): string {
  const { t } = useReportTexts();
  if (ids.length > 0) return t('selected', { count: ids.length });
  const subject = subjects[dialog];
  if (subject === 'time') return t('allTime');
  if (subject === 'projects') return t(parentId === null ? 'allProjects' : 'thisProject');
  return t('all');
}

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
  const subject = useSubject(dialog, source);
  // A document of a template is looked at in its own way.
  const canPreview = !reportDialog(dialog).hasTemplate;
  const [hasPreview, setPreview] = useState(() => keptPreview(userId));
  const beside = Math.floor((window.innerWidth - width) / 2) - previewSizes.gap * 2;
  const room = isPhone ? window.innerWidth - previewSizes.gap * 2 : beside;
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
  const bodyOf = (values: FormValues) => ({
    reportId,
    dataSource: source,
    options: asOptions(values),
    zone: zoneHere(),
    language,
  });
  const check = (values: FormValues) => validate(schema, asOptions(values), language);
  const run = async (values: FormValues) => {
    const cancel = new AbortController();
    running.current = cancel;
    try {
      const body = bodyOf(values);
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
      {...(hasPreview && !isPhone ? { classNames: { content: classes['beside'] ?? '' } } : {})}
    >
      {/* Options are chosen by readers of a record too. */}
      <ReadOnlyProvider value={false}>
        <InlineForm
          className={classes['form']}
          initialValues={start}
          allowsPristine
          validate={(values) => {
            const checked = check(values);
            return checked.valid ? [] : checked.errors;
          }}
          onSubmit={run}
        >
          {({ isBusy, isValid, failure }) => (
            <>
              <p className={classes['hint']}>{subject}</p>
              <ReportFields dialog={dialog} />
              {progress && <Progress progress={progress} />}
              {failure && (
                <p role="alert" className={classes['failure']}>
                  {failure}
                </p>
              )}
              {canPreview && hasPreview && (
                <ReportPreview
                  bodyOf={(values) => (check(values).valid ? bodyOf(values) : undefined)}
                  width={Math.min(previewSizes.most, Math.max(previewSizes.least, room))}
                />
              )}
              <div className={classes['buttons']}>
                {canPreview && (
                  <Button
                    variant="subtle"
                    className={classes['first']}
                    aria-pressed={hasPreview}
                    onClick={() => {
                      keepsPreview(userId, !hasPreview);
                      setPreview(!hasPreview);
                    }}
                  >
                    {t('preview')}
                  </Button>
                )}
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
      </ReadOnlyProvider>
    </Modal>
  );
}

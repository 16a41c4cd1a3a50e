import { Button, Modal } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { reportTypes } from 'shared-contracts/forms';
import { zoneHere } from 'shared-contracts/grids';
import {
  type DocumentProgress,
  dialogOf,
  type LackingRecord,
  outputFormats,
  type ReportDialogName,
  type ReportName,
  reportDialog,
  reportOptionsSchema,
  reportTextsIn,
} from 'shared-contracts/reports';
import { validate } from 'shared-contracts/validators';
import type { FormValues } from '../form/form-values.ts';
import { beginInField } from '../form/page/begin-in-field.ts';
import { ReadOnlyProvider } from '../form/page/form-mode.ts';
import { InlineForm } from '../form/page/inline-form.tsx';
import { SubmitButton } from '../form/saving/submit-button.tsx';
import { useIsPhone } from '../layout/use-is-phone.ts';
import { useRest } from '../session/rest.tsx';
import { failureReason } from './failure-reason.ts';
import { helpOnReports } from './help-on-reports.ts';
import { keepOptions, keepsPreview, keptOptions, keptPreview } from './kept-options.ts';
import { LackingValues } from './lacking-values.tsx';
import { DocumentFailure, makeDocument } from './make-document.ts';
import { openDocument } from './open-document.ts';
import { ReportFields } from './report-fields.tsx';
import { ReportPreview } from './report-preview.tsx';
import { ReportProgress } from './report-progress.tsx';
import type { ReportSource } from './report-source.ts';
import { useReportTexts } from './report-ui-texts.ts';
import classes from './reports.module.css';
import { templateDefaults } from './template-defaults.ts';

interface ReportDialogProps {
  readonly report: ReportName;
  readonly source: ReportSource;
  readonly onClose: () => void;
}

const nothingLacks: readonly LackingRecord[] = [];

/** Width of the preview in CSS pixels, and the space left next to it. */
const previewSizes = { most: 520, least: 240, gap: 24 } as const;

/** The subject of the report, if it is not rows of one project. */
const subjects: Readonly<Partial<Record<ReportDialogName, 'projects' | 'time' | 'selected'>>> = {
  projectSummary: 'projects',
  projectDetails: 'projects',
  projectCostSummary: 'projects',
  periodSummary: 'time',
  timesheetDetails: 'time',
  workInProgress: 'time',
  workInProgressAged: 'time',
  invoice: 'selected',
  chequeRequisitions: 'selected',
  payeeStatements: 'selected',
};

/** Shows which records the report covers where none are selected. */
function useSubject(dialog: ReportDialogName, { parentId }: Pick<ReportSource, 'parentId'>): string {
  const { t } = useReportTexts();
  const subject = subjects[dialog];
  if (subject === 'time') return t('allTime');
  if (subject === 'projects') return t(parentId === null ? 'allProjects' : 'thisProject');
  return t('all');
}

/** The form's values as the API takes them: a sort type is sent with its id. */
function asOptions({ sortType, ...values }: FormValues): FormValues {
  return typeof sortType === 'string' ? { ...values, sortType: { id: sortType } } : values;
}

/** Options of a report, its run with progress, and what went wrong; the document is opened or downloaded (002 §4). */
export function ReportDialog({ report, source, onClose }: ReportDialogProps) {
  const dialog = dialogOf(report);
  const reportId = reportTypes[report].id;
  const { t, language } = useReportTexts();
  const rest = useRest();
  const isPhone = useIsPhone();
  const { width, formats = outputFormats, hasTemplate = false } = reportDialog(dialog);
  // Templates are of one kind of record.
  const keptAs = hasTemplate ? `${dialog}.${reportId}` : dialog;
  const subject = useSubject(dialog, source);
  /** A document of one record, such as an invoice, is never of all others: there is nothing to choose. */
  const isOfSelected =
    subjects[dialog] === 'selected' || (source.ids.length === 1 && source.ids[0] === source.parentId);
  /** A row may be selected only because somebody was in it: the report is of all then. */
  const [isOfAll, setOfAll] = useState(false);
  // A document of a template is looked at in its own way.
  const canPreview = !hasTemplate;
  const [hasPreview, setPreview] = useState(keptPreview);
  const [isEnlarged, setEnlarged] = useState(false);
  const beside = Math.floor((window.innerWidth - width) / 2) - previewSizes.gap * 2;
  const room = isPhone ? window.innerWidth - previewSizes.gap * 2 : beside;
  const running = useRef<AbortController>(undefined);
  const [progress, setProgress] = useState<DocumentProgress>();
  const [lacking, setLacking] = useState(nothingLacks);
  // A dialog that goes with its page gives up what it waits for.
  useEffect(() => () => running.current?.abort(), []);
  const [start] = useState(() => {
    const kept = keptOptions(keptAs);
    const outputFormat = formats.find((format) => format === kept['outputFormat']) ?? formats[0];
    const chosen = source.ids.length > 0 ? 'Custom' : 'All';
    return {
      ...(hasTemplate ? templateDefaults : {}),
      ...kept,
      outputFormat,
      // Missing values and enclosures are checked again each time.
      ...(hasTemplate ? { datasetType: chosen, allowsMissing: false, enclosures: [], mapSheet: null } : {}),
    };
  });
  const [schema] = useState(() => reportOptionsSchema(dialog));
  const fields = useRef<HTMLDivElement>(null);
  // Run has the keyboard, unless something has to be chosen before.
  const [lacks] = useState(() => !validate(schema, asOptions(start), language).valid);
  useEffect(() => (lacks ? beginInField(() => fields.current) : undefined), [lacks]);
  const close = () => {
    running.current?.abort();
    onClose();
  };
  const bodyOf = (values: FormValues) => ({
    reportId,
    dataSource: isOfAll && !hasTemplate ? { ...source, ids: [] } : source,
    options: asOptions(values),
    zone: zoneHere(),
    language,
  });
  const check = (values: FormValues) => validate(schema, asOptions(values), language);
  const run = async (values: FormValues) => {
    const cancel = new AbortController();
    running.current = cancel;
    setLacking(nothingLacks);
    try {
      const body = bodyOf(values);
      const made = await makeDocument(rest, { body, signal: cancel.signal, onProgress: setProgress });
      keepOptions(keptAs, values);
      openDocument(rest, made);
      onClose();
    } catch (error) {
      if (cancel.signal.aborted) return;
      if (error instanceof DocumentFailure) setLacking(error.missing);
      const message = failureReason(error) ?? t('unknownError');
      throw new Error(t('error', { message }));
    } finally {
      setProgress(undefined);
    }
  };
  return (
    <Modal
      opened
      onClose={close}
      closeOnEscape={!isEnlarged}
      title={reportTextsIn(language).dialogs[dialog]}
      size={width}
      fullScreen={isPhone}
      centered
      onKeyDown={helpOnReports}
      {...(canPreview && hasPreview && !isPhone ? { classNames: { content: classes['beside'] ?? '' } } : {})}
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
          {({ isBusy, disabledBy, failure }) => (
            <>
              {!hasTemplate && source.ids.length === 0 && !isOfSelected && (
                <p className={classes['hint']}>{subject}</p>
              )}
              {isOfSelected && source.ids.length > 1 && (
                <p className={classes['hint']}>{t('selected', { count: source.ids.length })}</p>
              )}
              {!hasTemplate && source.ids.length > 0 && !isOfSelected && (
                <fieldset className={classes['flags']}>
                  <legend>{t('of')}</legend>
                  {[false, true].map((all) => (
                    <label key={String(all)}>
                      <input
                        type="radio"
                        name="which-records"
                        checked={isOfAll === all}
                        onChange={() => setOfAll(all)}
                      />{' '}
                      {all ? subject : t('selected', { count: source.ids.length })}
                    </label>
                  ))}
                </fieldset>
              )}
              <div ref={fields} className={classes['fields']}>
                <ReportFields dialog={dialog} reportId={reportId} source={source} />
              </div>
              {progress && <ReportProgress progress={progress} />}
              {failure && (
                <p role="alert" className={classes['failure']}>
                  {failure}
                </p>
              )}
              {failure && <LackingValues records={lacking} onLeave={close} />}
              {canPreview && hasPreview && (
                <ReportPreview
                  bodyOf={(values) => (check(values).valid ? bodyOf(values) : undefined)}
                  width={Math.min(previewSizes.most, Math.max(previewSizes.least, room))}
                  isEnlarged={isEnlarged}
                  onEnlarge={setEnlarged}
                />
              )}
              {disabledBy !== undefined && <p className={classes['hint']}>{disabledBy}</p>}
              <div className={classes['buttons']}>
                {canPreview && (
                  <Button
                    variant="subtle"
                    className={classes['first']}
                    aria-pressed={hasPreview}
                    onClick={() => {
                      keepsPreview(!hasPreview);
                      setPreview(!hasPreview);
                    }}
                  >
                    {t('preview')}
                  </Button>
                )}
                <div className={classes['run']}>
                  <Button variant="default" onClick={close}>
                    {t('cancel')}
                  </Button>
                  <SubmitButton busy={isBusy} disabledBy={disabledBy} isFocused>
                    {t('run')}
                  </SubmitButton>
                </div>
              </div>
            </>
          )}
        </InlineForm>
      </ReadOnlyProvider>
    </Modal>
  );
}

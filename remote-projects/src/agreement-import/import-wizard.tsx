import { useCallback, useState } from 'react';
import type { PastImport } from 'shared-contracts/agreement-import';
import { useTexts } from 'shared-ui';
import { useWizard, Wizard, WizardError, WizardPage } from 'shared-ui/dialogs';
import { backToTable } from './back-to-table.ts';
import { ColumnsStep } from './columns-step.tsx';
import { useImportCalls } from './import-calls.ts';
import type { ImportFile, ImportOutcome, ImportStart } from './import-file.ts';
import { PastStep } from './past-step.tsx';
import { ReviewStep } from './review-step.tsx';
import { RunningStep } from './running-step.tsx';
import { StartStep } from './start-step.tsx';
import { SuccessStep } from './success-step.tsx';
import { UndoStep } from './undo-step.tsx';
import { UploadStep } from './upload-step.tsx';
import { useReview } from './use-review.ts';
import { ValidateStep } from './validate-step.tsx';
import type { ShownKind } from './verdict.ts';

interface ImportWizardProps {
  readonly projectId: string;
  /** Where it opens. */
  readonly start: ImportStart;
  readonly onClose: () => void;
  /** Called when agreements were written, or removed by an undo. */
  readonly onWritten: () => void;
}

/** The error page, reachable from every step; Back returns to the upload (002 §2). */
function FailedStep({ title, file }: { readonly title: string; readonly file: ImportFile | undefined }) {
  const { t } = useTexts('projects');
  const wizard = useWizard();
  return (
    <WizardError
      title={title}
      tryAgain={backToTable(wizard, file)}
      tryAgainLabel={t('agreementImport.back')}
    />
  );
}

/** The pages of the wizard. Only inside it. */
type Pages = Pick<ImportWizardProps, 'projectId' | 'start' | 'onWritten'>;

/** The shared state of all pages of an import: the file, the findings, and the outcome. */
function useImport({ projectId, start, onWritten }: Pages) {
  const calls = useImportCalls(projectId);
  const [file, setFile] = useState<ImportFile | undefined>(start.file);
  const [first, setFirst] = useState<ShownKind>(start.shown ?? 'all');
  const [title, setTitle] = useState('');
  const [outcome, setOutcome] = useState<ImportOutcome>();
  const [undoing, setUndoing] = useState<PastImport>();
  const review = useReview(calls, file);
  const finalized = useCallback(
    (done: ImportOutcome) => {
      setOutcome(done);
      onWritten();
    },
    [onWritten],
  );
  return {
    projectId,
    calls,
    file,
    setFile,
    first,
    setFirst,
    title,
    setTitle,
    outcome,
    finalized,
    undoing,
    setUndoing,
    review,
  };
}

type ImportParts = ReturnType<typeof useImport>;

/** How a step reports that something failed, and that the import is done. */
function useWays({ setTitle, finalized }: ImportParts) {
  const wizard = useWizard();
  const { fail, go } = wizard;
  const onFailed = useCallback(
    (title: string, message: string) => {
      setTitle(title);
      fail(message);
    },
    [setTitle, fail],
  );
  const onFinalized = useCallback(
    (outcome: ImportOutcome) => {
      finalized(outcome);
      go('replace', 'success');
    },
    [finalized, go],
  );
  return { wizard, onFailed, onFinalized };
}

function Step({
  name,
  parts,
  onWritten,
}: { readonly name: string; readonly parts: ImportParts } & Pick<Pages, 'onWritten'>) {
  const { calls, file, review, setFile, setFirst, setUndoing } = parts;
  const { wizard, onFailed, onFinalized } = useWays(parts);
  switch (name) {
    case 'upload':
      return <UploadStep onUploaded={setFile} onFailed={onFailed} />;
    case 'validate':
      return <ValidateStep calls={calls} file={file} review={review} onFailed={onFailed} />;
    case 'review':
      return (
        <ReviewStep
          projectId={parts.projectId}
          calls={calls}
          file={file}
          review={review}
          first={parts.first}
          onFinalized={onFinalized}
          onFailed={onFailed}
        />
      );
    case 'columns':
      return <ColumnsStep calls={calls} review={review} />;
    case 'running':
      return <RunningStep calls={calls} file={file} onFinalized={onFinalized} onFailed={onFailed} />;
    case 'past':
      return (
        <PastStep
          calls={calls}
          onGoOn={(next, page) => {
            setFile(next);
            wizard.go('forward', page);
          }}
          onUndo={(past) => {
            setUndoing(past);
            wizard.go('forward', 'undo');
          }}
          onRevised={() => {
            setFirst('Changed');
            wizard.go('forward', 'upload');
          }}
        />
      );
    case 'undo':
      return parts.undoing && <UndoStep calls={calls} past={parts.undoing} onUndone={onWritten} />;
    case 'success':
      return parts.outcome && <SuccessStep calls={calls} outcome={parts.outcome} />;
    case 'error':
      return <FailedStep title={parts.title} file={file} />;
    default:
      return <StartStep calls={calls} />;
  }
}

/** Every page, and which of them hold a grid. */
const pages: Readonly<Record<string, { readonly isWide?: boolean }>> = {
  start: {},
  upload: {},
  validate: {},
  review: { isWide: true },
  columns: {},
  running: {},
  past: {},
  undo: {},
  success: {},
  error: {},
};

/** Agreements out of a spreadsheet: start, upload, validate, review, success, and past imports (002 §2). */
export function ImportWizard({ projectId, start, onClose, onWritten }: ImportWizardProps) {
  const { t } = useTexts('projects');
  const parts = useImport({ projectId, start, onWritten });
  return (
    <Wizard opened onClose={onClose} title={t('agreementImport.title')} initialPage={start.page} width={760}>
      {Object.entries(pages).map(([name, page]) => (
        <WizardPage key={name} name={name} {...page}>
          <Step name={name} parts={parts} onWritten={onWritten} />
        </WizardPage>
      ))}
    </Wizard>
  );
}

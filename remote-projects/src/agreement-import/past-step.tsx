import type { PastImport } from 'shared-contracts/agreement-import';
import { DataErrorBar, HeaderButton, Skeleton, useSession, useTexts } from 'shared-ui';
import { ProgressBar, useWizard, WizardButton, WizardButtons } from 'shared-ui/dialogs';
import { PlainCell, PlainTable, shownDateTime } from 'shared-ui/form';
import classes from './agreement-import.module.css';
import type { ImportCalls } from './import-calls.ts';
import type { ImportFile } from './import-file.ts';
import { planText } from './plan-text.ts';
import { shareOf } from './share-of.ts';
import { isRunning, useImports } from './use-imports.ts';
import { useLeftRows } from './use-left-rows.ts';

interface PastStepProps {
  readonly calls: ImportCalls;
  /** Goes on with one that was begun. */
  readonly onGoOn: (file: ImportFile, page: 'validate' | 'running') => void;
  readonly onUndo: (past: PastImport) => void;
  /** Imports a revised sheet and shows only its changes. */
  readonly onRevised: () => void;
}

/** The state of an import, in words. */
function Standing({ past }: { readonly past: PastImport }) {
  const { t, language } = useTexts('projects');
  const { state, undone, message, result } = past;
  if (isRunning(past))
    return (
      <span className={classes['standing']}>
        {t(`agreementImport.state.${state}`)}{' '}
        <ProgressBar label={t(`agreementImport.state.${state}`)} percent={shareOf(past)} width={90} />
      </span>
    );
  return (
    <>
      {t(`agreementImport.state.${state}`)}
      {result && `: ${planText(result, t)}`}
      {message && `: ${message}`}
      {undone &&
        ` · ${t('agreementImport.past.undone', {
          by: undone.by,
          on: shownDateTime(undone.at, language),
          reverted: undone.reverted,
          left: undone.left,
        })}`}
    </>
  );
}

/** The imports into the project: author, time, file, outcome, and possible actions. */
export function PastStep({ calls, onGoOn, onUndo, onRevised }: PastStepProps) {
  const { t, language } = useTexts('projects');
  const wizard = useWizard();
  const { user } = useSession();
  const { imports, failure, readAgain } = useImports(calls, true);
  const downloadLeft = useLeftRows(calls);
  const ways = (past: PastImport) => {
    const { fileId, fileName, state } = past;
    const file = { id: fileId, name: fileName, isBegun: true };
    const isOwn = past.by.id === user?.id;
    if (isRunning(past))
      return (
        <HeaderButton
          label={t('agreementImport.past.showOf', { name: fileName })}
          onClick={() => onGoOn(file, 'running')}
        >
          {t('agreementImport.past.show')}
        </HeaderButton>
      );
    if (state === 'Review' && isOwn)
      return (
        <HeaderButton
          label={t('agreementImport.past.goOnOf', { name: fileName })}
          onClick={() => onGoOn(file, 'validate')}
        >
          {t('agreementImport.past.goOn')}
        </HeaderButton>
      );
    if (!past.canUndo) return null;
    return (
      <>
        {(past.result?.rowsLeftOut ?? 0) > 0 && (
          <HeaderButton
            label={t('agreementImport.past.leftOf', { name: fileName })}
            onClick={() => void downloadLeft(file)}
          >
            {t('agreementImport.success.left')}
          </HeaderButton>
        )}
        <HeaderButton
          label={t('agreementImport.past.undoOf', { name: fileName })}
          onClick={() => onUndo(past)}
        >
          {t('agreementImport.past.undo')}
        </HeaderButton>
      </>
    );
  };
  return (
    <>
      <div className={classes['heading']}>
        <h3 className={classes['title']}>{t('agreementImport.past.heading')}</h3>
      </div>
      {failure !== undefined && (
        <DataErrorBar
          what={t('agreementImport.past.heading')}
          message={failure || t('agreementImport.past.failed')}
          onTryAgain={readAgain}
        />
      )}
      {!imports && failure === undefined && <Skeleton height={120} />}
      {imports?.length === 0 && <p>{t('agreementImport.past.none')}</p>}
      {imports && imports.length > 0 && (
        <div className={classes['past']}>
          <PlainTable
            label={t('agreementImport.past.heading')}
            columns={[
              { label: t('agreementImport.past.file') },
              { label: t('agreementImport.past.by'), kind: 'roomy' },
              { label: t('agreementImport.past.on') },
              { label: t('agreementImport.past.standing') },
            ]}
            hasActions
          >
            {imports.map((past) => (
              <tr key={past.fileId}>
                <th scope="row">{past.fileName}</th>
                <PlainCell kind="roomy">{past.by.fullName}</PlainCell>
                <PlainCell>{shownDateTime(past.startedAt, language)}</PlainCell>
                <PlainCell kind="long">
                  <Standing past={past} />
                </PlainCell>
                <PlainCell kind="action">{ways(past)}</PlainCell>
              </tr>
            ))}
          </PlainTable>
        </div>
      )}
      <WizardButtons>
        <WizardButton label={t('agreementImport.close')} onClick={wizard.close} />
        <WizardButton
          label={t(`agreementImport.past.${imports?.length === 0 ? 'begin' : 'revised'}`)}
          isPrimary
          onClick={onRevised}
        />
      </WizardButtons>
    </>
  );
}

import { useEffect, useState } from 'react';
import { importColumnName, importColumns } from 'shared-contracts/agreement-import';
import { failureText } from 'shared-contracts/errors';
import { HeaderButton, showToast, useTexts } from 'shared-ui';
import { useWizard, WizardButton, WizardButtons } from 'shared-ui/dialogs';
import { PlainCell, PlainSelect, PlainTable } from 'shared-ui/form';
import classes from './agreement-import.module.css';
import { withMapping } from './fixes.ts';
import type { ImportCalls, RememberedMapping } from './import-calls.ts';
import type { ImportSheet } from './sheet-columns.ts';
import { StepHeading } from './step-heading.tsx';
import type { Review } from './use-review.ts';

interface ColumnsStepProps {
  readonly calls: ImportCalls;
  readonly review: Review;
}

/**
 * Columns of a sheet that match none of ours, or as somebody decided once; those found by their name are listed as
 * well.
 */
function SheetColumns({ sheet, review }: { readonly sheet: ImportSheet; readonly review: Review }) {
  const { t, language } = useTexts('projects');
  const { kind } = sheet;
  if (kind === null) return null;
  const taken = new Set(sheet.columns.map(({ column }) => column));
  return (
    <section>
      <h4 className={classes['sheetName']}>{sheet.name}</h4>
      <PlainTable
        label={t('agreementImport.columns.of', { sheet: sheet.name })}
        columns={[
          { label: t('agreementImport.columns.header') },
          { label: t('agreementImport.columns.readAs') },
          { label: t('agreementImport.columns.why'), kind: 'roomy' },
        ]}
      >
        {sheet.columns.map(({ place, header, column, by }) => (
          <tr key={place}>
            <th scope="row">{header || t('agreementImport.columns.noHeader')}</th>
            <PlainCell>
              <PlainSelect
                className={classes['select']}
                aria-label={t('agreementImport.columns.choose', { header })}
                value={column ?? ''}
                onChange={({ currentTarget }) =>
                  review.change(
                    (mends) => withMapping(mends, sheet.name, header, currentTarget.value || null),
                    'All',
                  )
                }
              >
                <option value="">{t('agreementImport.columns.none')}</option>
                {importColumns[kind]
                  .filter(({ name }) => name === column || !taken.has(name))
                  .map(({ name }) => (
                    <option key={name} value={name}>
                      {importColumnName(kind, name, language)}
                    </option>
                  ))}
              </PlainSelect>
            </PlainCell>
            <PlainCell kind="roomy">{t(`agreementImport.columns.by.${by ?? 'nobody'}`)}</PlainCell>
          </tr>
        ))}
      </PlainTable>
    </section>
  );
}

/** How each column of the workbook is read; choices are remembered for the company, and can be forgotten here. */
export function ColumnsStep({ calls, review }: ColumnsStepProps) {
  const { t } = useTexts('projects');
  const wizard = useWizard();
  const [remembered, setRemembered] = useState<readonly RememberedMapping[]>([]);
  const { progress, isChecking, failure } = review;
  useEffect(() => {
    void progress;
    let isHere = true;
    calls.remembered().then(
      (all) => isHere && setRemembered(all),
      // Remembered choices can be forgotten later; the columns themselves are loaded.
      () => {},
    );
    return () => {
      isHere = false;
    };
  }, [calls, progress]);
  const forget = async () => {
    try {
      await calls.forget(remembered);
      setRemembered([]);
      showToast({ kind: 'success', message: t('agreementImport.columns.forgotten') });
    } catch (error) {
      showToast({ kind: 'error', message: failureText(error) ?? t('agreementImport.failed.unknown') });
    }
  };
  return (
    <>
      <StepHeading step={4} title={t('agreementImport.columns.heading')}>
        <HeaderButton
          onClick={() => void forget()}
          disabledBy={remembered.length === 0 ? t('agreementImport.columns.nothingKept') : undefined}
        >
          {t('agreementImport.columns.forget', { count: remembered.length })}
        </HeaderButton>
      </StepHeading>
      <p className={classes['hint']}>{t('agreementImport.columns.hint')}</p>
      {progress?.notices.map((notice) => (
        <p key={notice} role="note" className={classes['notice']}>
          {notice}
        </p>
      ))}
      {failure !== undefined && <p role="alert">{failure || t('agreementImport.review.checkFailed')}</p>}
      <div className={classes['columns']}>
        {progress?.sheets.map((sheet) => (
          <SheetColumns key={sheet.name} sheet={sheet} review={review} />
        ))}
      </div>
      <WizardButtons>
        <WizardButton
          label={t('agreementImport.columns.done')}
          isPrimary
          isBusy={isChecking}
          onClick={() => wizard.go('back', 'review')}
        />
      </WizardButtons>
    </>
  );
}

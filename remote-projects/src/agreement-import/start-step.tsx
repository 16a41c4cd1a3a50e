import { useId, useState } from 'react';
import { importTemplateName, importTypes } from 'shared-contracts/agreement-import';
import { useTexts } from 'shared-ui';
import { useWizard, WizardButton, WizardButtons } from 'shared-ui/dialogs';
import { Link } from 'shared-ui/router';
import classes from './agreement-import.module.css';
import type { ImportCalls } from './import-calls.ts';
import { StepHeading } from './step-heading.tsx';

/** The template that the sheet follows, and its starter workbook (002 §2). */
export function StartStep({ calls }: { readonly calls: ImportCalls }) {
  const { t } = useTexts('projects');
  const wizard = useWizard();
  const group = useId();
  const [template, setTemplate] = useState<(typeof importTypes)[number]>('Agreement');
  return (
    <>
      <StepHeading step={1} title={t('agreementImport.start.heading')} />
      <fieldset className={classes['templates']} aria-label={t('agreementImport.start.label')}>
        {importTypes.map((type) => (
          <label key={type} className={classes['template']}>
            <input type="radio" name={group} checked={type === template} onChange={() => setTemplate(type)} />
            <span>
              <strong>{t(`agreementImport.start.type.${type}`)}</strong>
              <span className={classes['hint']}>{t(`agreementImport.start.hint.${type}`)}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <div>
        <a className={classes['starter']} href={calls.starter} download={importTemplateName}>
          {t('agreementImport.start.starter')}
        </a>
        <p className={classes['hint']}>{t('agreementImport.start.starterHint')}</p>
        <p className={classes['hint']}>
          <Link className={classes['starter']} to={`/bring-in?project=${calls.projectId}`}>
            {t('bringIn.fromImport')}
          </Link>
        </p>
      </div>
      <WizardButtons>
        <WizardButton
          label={t('agreementImport.start.past')}
          isAside
          onClick={() => wizard.go('forward', 'past')}
        />
        <WizardButton label={t('agreementImport.cancel')} onClick={wizard.close} />
        <WizardButton
          label={t('agreementImport.next')}
          isPrimary
          onClick={() => wizard.go('forward', 'upload')}
        />
      </WizardButtons>
    </>
  );
}

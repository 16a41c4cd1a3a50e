import { useRest, useTexts } from 'shared-ui';
import { PlainDialog } from 'shared-ui/dialogs';
import { type CheckedFile, isSound } from './check-templates.ts';
import classes from './template-dialogs.module.css';

/** CSS pixels. */
const wide = 560;

interface TemplateChecksProps {
  readonly files: readonly CheckedFile[];
  readonly onClose: () => void;
}

function FileFound({ name, checked, failure }: CheckedFile) {
  const { t } = useTexts('admin');
  const { address } = useRest();
  const faults = failure === undefined ? (checked?.faults ?? []) : [failure];
  return (
    <section className={classes['file']}>
      <h3>{name}</h3>
      {faults.length > 0 && (
        <>
          <p role="alert" className={classes['fault']}>
            {t('template.checks.notTaken')}
          </p>
          <ul>
            {faults.map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
        </>
      )}
      {faults.length === 0 && checked && (
        <>
          <p role="status">
            {t('template.checks.sound', { count: checked.tags })}
            {checked.isLetter ? ` ${t('template.checks.letter')}` : ''}
          </p>
          {checked.missing.length > 0 && (
            <p>
              {t('template.checks.missing', {
                name: checked.sampleOf ?? '',
                missing: checked.missing.join(', '),
              })}
            </p>
          )}
          {checked.sampleId && (
            <a href={`${address}documents/${checked.sampleId}?download=true`}>
              {t('template.checks.sample', { name: checked.sampleOf ?? '' })}
            </a>
          )}
        </>
      )}
    </section>
  );
}

/** The results of checking template files: their faults, or a sample from a real record. */
export function TemplateChecks({ files, onClose }: TemplateChecksProps) {
  const { t } = useTexts('admin');
  const title = files.every(isSound) ? t('template.checks.title') : t('template.checks.faulty');
  return (
    <PlainDialog title={title} width={wide} onClose={onClose}>
      {files.map((file) => (
        <FileFound key={file.id} {...file} />
      ))}
    </PlainDialog>
  );
}

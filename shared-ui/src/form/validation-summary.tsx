import { useTexts } from '../i18n/i18n-provider.tsx';
import classes from './validation-summary.module.css';

interface ValidationSummaryProps {
  readonly errors: number;
  readonly warnings: number;
  readonly valid: number;
}

/** 'n ERROR(S)', 'n WARNING(S)', 'n VALID' (000 §2). */
export function ValidationSummary({ errors, warnings, valid }: ValidationSummaryProps) {
  const { t } = useTexts('ui');
  return (
    <p className={classes.summary} role="status">
      <span className={errors > 0 ? classes.errors : undefined}>
        {t('form.summary.errors', { n: errors })}
      </span>
      <span className={warnings > 0 ? classes.warnings : undefined}>
        {t('form.summary.warnings', { n: warnings })}
      </span>
      <span className={classes.valid}>{t('form.summary.valid', { n: valid })}</span>
    </p>
  );
}

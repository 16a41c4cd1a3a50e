import { useTexts } from '../../i18n/i18n-provider.tsx';
import { useFormTexts } from '../form-texts.ts';
import classes from './validation-summary.module.css';

interface ValidationSummaryProps {
  readonly errors: number;
  readonly warnings: number;
  readonly valid: number;
  /** Fields that have to be filled in and were not touched yet. */
  readonly open?: number;
  /** Nothing is wrong and nothing has changed: the line is there and not seen. */
  readonly isQuiet?: boolean;
}

/** 'n ERROR(S)', 'n WARNING(S)', 'n VALID' (000 §2), and less prominently the fields still to be filled in. */
export function ValidationSummary({ errors, warnings, valid, open = 0, isQuiet }: ValidationSummaryProps) {
  const { t } = useTexts('ui');
  const { t: form } = useFormTexts();
  return (
    <p
      className={classes.summary}
      data-quiet={isQuiet || undefined}
      data-clear={errors + warnings + open === 0 || undefined}
      role="status"
    >
      <span className={errors > 0 ? classes.errors : undefined}>
        {t('form.summary.errors', { n: errors })}
      </span>
      <span className={warnings > 0 ? classes.warnings : undefined}>
        {t('form.summary.warnings', { n: warnings })}
      </span>
      <span>{t('form.summary.valid', { n: valid })}</span>
      {open > 0 && <span>{form('summary.open', { count: open })}</span>}
    </p>
  );
}

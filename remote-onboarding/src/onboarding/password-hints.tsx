import { isHintSatisfied, passwordHints } from 'shared-contracts/accounts';
import { password } from 'shared-contracts/limits';
import { useTexts, VisuallyHidden } from 'shared-ui';
import { useFieldValue } from 'shared-ui/form';
import classes from './onboarding.module.css';

/** The requirements of a password; each is ticked as soon as the typed password meets it. */
export function PasswordHints({ field }: { field: string }) {
  const { t } = useTexts('onboarding');
  const text = String(useFieldValue(field) ?? '');
  return (
    <div className={classes['hints']}>
      {t('password.hints')}
      <ul>
        {passwordHints.map((hint) => {
          const isSatisfied = isHintSatisfied(hint, text);
          return (
            <li key={hint} className={classes['hint']} data-satisfied={isSatisfied || undefined}>
              <span>
                {t(`password.hint.${hint}`, password)}
                <VisuallyHidden> {t(isSatisfied ? 'password.satisfied' : 'password.missing')}</VisuallyHidden>
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

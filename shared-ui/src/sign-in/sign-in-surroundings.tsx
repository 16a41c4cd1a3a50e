import { languageName, languageOf, languages } from 'shared-contracts';
import { useDialogTexts } from '../i18n/dialog-texts.ts';
import { chooseLanguage } from '../i18n/i18n.ts';
import { Mark } from '../layout/mark.tsx';
import { useSession } from '../session/session.tsx';
import classes from './sign-in-dialog.module.css';

/** Above the login form: whose it is, and what for. */
export function SignInHead() {
  const { t } = useDialogTexts();
  return (
    <div className={classes['head']}>
      <Mark size={40} />
      <p className={classes['line']}>{t('signIn.line')}</p>
    </div>
  );
}

/** Below the login form: the languages, each by its own name, and the version, for support. */
export function SignInFoot() {
  const { t, language, i18n } = useDialogTexts();
  const { version } = useSession();
  return (
    <div className={classes['foot']}>
      <fieldset className={classes['languages']} aria-label={t('user.language')}>
        {languages.map((name) => (
          <button
            key={name}
            type="button"
            lang={name}
            className={classes['language']}
            aria-pressed={name === languageOf(language)}
            onClick={() => chooseLanguage(i18n, name)}
          >
            {languageName(name)}
          </button>
        ))}
      </fieldset>
      <span>{t('user.version', { version })}</span>
    </div>
  );
}

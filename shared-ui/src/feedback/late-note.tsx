import { useTexts } from '../i18n/i18n-provider.tsx';
import classes from './late-note.module.css';
import { useLongWait } from './use-long-wait.ts';

/** Says that the server is slow, once something has waited for it for ten seconds. */
export function LateNote({ isWaiting = true }: { readonly isWaiting?: boolean }) {
  const { t } = useTexts('ui');
  const isLate = useLongWait(isWaiting);
  return isLate ? (
    <p role="status" className={classes.late}>
      {t('late')}
    </p>
  ) : null;
}

import { showToast, useTexts } from 'shared-ui';
import classes from './contact-card.module.css';

/** Copies a telephone number and confirms it; not shown if the browser does not allow pages to use the clipboard. */
export function CopyNumber({ number }: { readonly number: string }) {
  const { t } = useTexts('projects');
  if (!navigator.clipboard) return null;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(number);
      showToast({ kind: 'success', message: t('contactCard.copied', { number }) });
    } catch {
      showToast({ kind: 'error', message: t('contactCard.notCopied', { number }) });
    }
  };
  return (
    <button
      type="button"
      className={classes['copy']}
      aria-label={t('contactCard.copyNumber', { number })}
      onClick={() => void copy()}
    >
      {t('contactCard.copy')}
    </button>
  );
}

import { Button, CloseButton } from '@mantine/core';
import { useTexts } from '../../i18n/i18n-provider.tsx';
import { useFormTexts } from '../form-texts.ts';
import type { TakenOver } from '../saving/merged-parts.ts';
import classes from './form-notices.module.css';

/** Labels as a sentence lists them. */
const listed = (labels: readonly string[], language: string): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(labels);

interface FormNoticesProps {
  /** Why the last save did not go through. */
  readonly failure: string | undefined;
  readonly taken: readonly TakenOver[];
  readonly onDismissTaken: () => void;
  /** Brings back what was undone; undefined where nothing was. */
  readonly onRestore: (() => void) | undefined;
}

/** What is said of the last save, right below the header: why it failed, and what came in from others. */
export function FormNotices({ failure, taken, onDismissTaken, onRestore }: FormNoticesProps) {
  const { t } = useTexts('ui');
  const { t: form, language } = useFormTexts();
  return (
    <>
      {failure && (
        <p className={classes['failure']} role="alert">
          {failure}
        </p>
      )}
      {onRestore && (
        <div className={classes['taken']} role="status">
          <p>{form('undo.done')}</p>
          <Button variant="default" size="compact-sm" onClick={onRestore}>
            {form('undo.restore')}
          </Button>
        </div>
      )}
      {taken.length > 0 && (
        <div className={classes['taken']} role="status">
          <div>
            {taken.map(({ by, labels }) => (
              <p key={by}>{form('taken.fields', { name: by, fields: listed(labels, language) })}</p>
            ))}
          </div>
          <CloseButton size="sm" aria-label={t('close')} onClick={onDismissTaken} />
        </div>
      )}
    </>
  );
}

import { Button, CloseButton } from '@mantine/core';
import { useLongWait } from '../../feedback/use-long-wait.ts';
import { useTexts } from '../../i18n/i18n-provider.tsx';
import { useFormTexts } from '../form-texts.ts';
import type { Merged } from '../saving/follow-merged.ts';
import type { TakenOver } from '../saving/merged-parts.ts';
import classes from './form-notices.module.css';

/** Labels as a sentence lists them. */
const listed = (labels: readonly string[], language: string): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(labels);

interface FormNoticesProps {
  /** Whether a save is being sent. */
  readonly isBusy: boolean;
  /** Why the last save did not go through. */
  readonly failure: string | undefined;
  /** Records that the form names and that were merged into others meanwhile. */
  readonly merged: readonly Merged[];
  /** Names those that stayed instead, and saves. */
  readonly onFollow: (merged: readonly Merged[]) => void;
  readonly taken: readonly TakenOver[];
  readonly onDismissTaken: () => void;
  /** Restores the undone changes; undefined if there are none. */
  readonly onRestore: (() => void) | undefined;
}

/** The messages about the last save, directly below the header: why it failed, and the merged changes of others. */
export function FormNotices(props: FormNoticesProps) {
  const { isBusy, failure, merged, onFollow, taken, onDismissTaken, onRestore } = props;
  const { t } = useTexts('ui');
  const { t: form, language } = useFormTexts();
  const isLate = useLongWait(isBusy);
  return (
    <>
      {isLate && (
        <div className={classes['taken']} role="status">
          <p>{t('form.late')}</p>
        </div>
      )}
      {failure && (
        <p className={classes['failure']} role="alert">
          {failure}
        </p>
      )}
      {merged.length > 0 && (
        <div className={classes['taken']} role="alert">
          <p>
            {form('merged.text', {
              names: listed(
                merged.map(({ name }) => name),
                language,
              ),
            })}
          </p>
          <Button variant="default" size="compact-sm" onClick={() => onFollow(merged)}>
            {form('merged.follow', {
              names: listed(
                merged.map(({ name }) => name),
                language,
              ),
            })}
          </Button>
        </div>
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
            {taken.map(({ by, isOwn, labels }) => (
              <p key={`${by} ${isOwn}`}>
                {form(isOwn ? 'taken.ownFields' : 'taken.fields', {
                  name: by,
                  fields: listed(labels, language),
                })}
              </p>
            ))}
          </div>
          <CloseButton size="sm" aria-label={t('close')} onClick={onDismissTaken} />
        </div>
      )}
    </>
  );
}

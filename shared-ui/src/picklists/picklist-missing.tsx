import { InputBase } from '@mantine/core';
import { useTexts } from '../i18n/i18n-provider.tsx';
import classes from './pick-menu.module.css';
import { usePickTexts } from './pick-texts.ts';
import { type PicklistLoad, retryPicklist } from './picklist-registry.ts';

interface PicklistMissingProps {
  /** Of the picklist. */
  readonly name: string;
  readonly label: string;
  readonly load: Exclude<PicklistLoad, { readonly status: 'ready' }>;
}

/** Its role for screen readers: the picker that it becomes. */
const closedPicker = { role: 'combobox', 'aria-haspopup': 'listbox', 'aria-expanded': false } as const;

/** Shown in place of a picker until its picklist has come, and where it does not. */
export function PicklistMissing({ name, label, load }: PicklistMissingProps) {
  const { t } = useTexts('ui');
  const pick = usePickTexts();
  if (load.status === 'coming')
    return <InputBase {...closedPicker} label={label} placeholder={t('loading')} disabled aria-busy />;
  const message = load.status === 'unknown' ? pick.t('unknown', { label }) : pick.t('notThere', { label });
  return (
    <InputBase
      {...closedPicker}
      label={label}
      disabled
      error={
        <>
          {message}{' '}
          {load.status === 'failed' && (
            <button type="button" className={classes['again']} onClick={() => retryPicklist(name)}>
              {t('tryAgain')}
            </button>
          )}
        </>
      }
    />
  );
}

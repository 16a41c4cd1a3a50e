import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useFormTexts } from '../form/form-texts.ts';
import { useTexts } from '../i18n/i18n-provider.tsx';
import classes from './record-absence.module.css';

/** Why a record is not shown. */
export type Absence = 'missing' | 'denied' | 'failed';

interface RecordAbsenceProps {
  readonly kind: Absence;
  /** The server's own sentence, where it has one. */
  readonly message?: string | undefined;
  /** The address of the list that such records stand in. */
  readonly list?: string | undefined;
  /** Only where trying again may help. */
  readonly onTryAgain?: (() => void) | undefined;
}

/** In place of a record that is not there, may not be seen, or could not be read: what happened and the ways on. */
export function RecordAbsence({ kind, message, list, onTryAgain }: RecordAbsenceProps): ReactNode {
  const { t: form } = useFormTexts();
  const { t } = useTexts('ui');
  const isDenied = kind === 'denied';
  const title = kind === 'missing' ? form('record.missingTitle') : t('loadFailed');
  const text = isDenied ? t('accessDenied') : message || form(`record.${kind}`);
  return (
    <section className={classes['absence']} role="alert">
      <h1>{title}</h1>
      <p>{text}</p>
      {isDenied && message && message !== text && <p className={classes['detail']}>{message}</p>}
      <div className={classes['ways']}>
        {onTryAgain && <Button onClick={onTryAgain}>{t('tryAgain')}</Button>}
        {list && (
          <Button variant="default" component={Link} to={list}>
            {form('record.toList')}
          </Button>
        )}
        <Button variant="default" component={Link} to="/home">
          {isDenied ? t('close') : t('breadcrumb.home')}
        </Button>
      </div>
    </section>
  );
}

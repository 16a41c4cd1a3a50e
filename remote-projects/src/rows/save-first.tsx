import { useTexts } from 'shared-ui';
import classes from './lines.module.css';

/** Shown where something needs a record that is stored already. */
export function SaveFirst() {
  const { t } = useTexts('projects');
  return <p className={classes['hint']}>{t('rows.saveFirst')}</p>;
}

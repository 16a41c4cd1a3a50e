import { useTexts } from 'shared-ui';
import classes from '../agreements.module.css';

/** Said where something needs an agreement that is stored already. */
export function SaveFirst() {
  const { t } = useTexts('projects');
  return <p className={classes['hint']}>{t('agreements.saveFirst')}</p>;
}

import { IconTools } from '@tabler/icons-react';
import { useTexts } from '../i18n/i18n-provider.tsx';
import classes from './planned-screen.module.css';

/** Shows which form will be at an address that already has a link. */
export function PlannedScreen({ form }: { form: string }) {
  const { t } = useTexts('ui');
  return (
    <section className={classes.planned}>
      <IconTools size={32} stroke={1.25} aria-hidden />
      <h1 className={classes.title}>{t('planned.title', { form })}</h1>
      <p className={classes.text}>{t('planned.text')}</p>
    </section>
  );
}

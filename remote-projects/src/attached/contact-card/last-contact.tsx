import { shownDate } from 'shared-contracts/shown-dates';
import { useTexts } from 'shared-ui';
import type { LastContactFactsFragment } from '../../generated/operations.ts';
import classes from './contact-card.module.css';

interface LastContactProps {
  readonly last: LastContactFactsFragment | null | undefined;
  /** Attempts that reached nobody since somebody was reached. */
  readonly tried: number;
}

/** When somebody was last contacted, how and with what result, and how often that was tried since. */
export function LastContact({ last, tried }: LastContactProps) {
  const { t, language } = useTexts('projects');
  if (!last) return <p className={classes['quiet']}>{t('contactCard.never')}</p>;
  const { date, isSuccessful, outcome, method } = last;
  const result = t(`rows.log.outcomes.${isSuccessful ? 'Reached' : (outcome ?? 'NotReached')}`);
  return (
    <p className={classes['quiet']}>
      {[result, method].filter(Boolean).join(' · ')} ·{' '}
      <span className={classes['day']}>{shownDate(date, language)}</span>
      {tried > 1 && ` · ${t('contactCard.tried', { count: tried })}`}
    </p>
  );
}

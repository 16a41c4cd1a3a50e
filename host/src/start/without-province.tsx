import type { StartToday } from 'shared-contracts/grids';
import { addressOf } from 'shared-contracts/routes';
import { useTexts } from 'shared-ui';
import { Link } from 'shared-ui/router';
import classes from './day-screen.module.css';

/** Agreements without a province, in red: their rules are unknown, so nobody is reminded of their deadlines. */
export function WithoutProvince({ records }: { readonly records: StartToday['withoutProvince'] }) {
  const { t } = useTexts('host');
  return (
    <p className={classes['unknown']} role="alert">
      {t('day.withoutProvince')}{' '}
      {records.map(({ id, title, opens }, place) => (
        <span key={id}>
          {place > 0 && ', '}
          {opens ? <Link to={addressOf(opens)}>{title}</Link> : title}
        </span>
      ))}
    </p>
  );
}

import { recordAddress } from 'shared-contracts/routes';
import { useTexts } from 'shared-ui';
import { Link } from 'shared-ui/router';
import classes from './same-number.module.css';

interface SameNumberProps {
  readonly parcels: readonly { readonly id: string; readonly formattedLegalDescription: string }[];
}

/** Warns about other parcels with the same registry number, with a link to each. */
export function SameNumber({ parcels }: SameNumberProps) {
  const { t } = useTexts('land');
  if (parcels.length === 0) return null;
  return (
    <p className={classes['warning']} role="status">
      {t('land.sameNumber')}{' '}
      {parcels.map(({ id, formattedLegalDescription }, place) => (
        <span key={id}>
          {place > 0 && ', '}
          <Link to={recordAddress({ route: 'parcel', id }, 'details')}>{formattedLegalDescription}</Link>
        </span>
      ))}
    </p>
  );
}

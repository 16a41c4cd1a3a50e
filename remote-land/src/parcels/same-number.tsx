import { recordAddress } from 'shared-contracts/routes';
import { useTexts } from 'shared-ui';
import { Link } from 'shared-ui/router';
import type { ParcelRecord } from './parcel-record.ts';
import classes from './parcels.module.css';

/** Warns of other parcels with the same number of their land registry, each with its page; nothing where there is none. */
export function SameNumber({ parcels }: { readonly parcels: ParcelRecord['sameRegistryNumber'] }) {
  const { t } = useTexts('land');
  if (parcels.length === 0) return null;
  return (
    <p className={classes['unknown']} role="status">
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

import { addressOf } from 'shared-contracts/routes';
import { useTexts } from 'shared-ui';
import { Link } from 'shared-ui/router';
import classes from './begin-links.module.css';
import { starterProvinces } from './starter-provinces.ts';

/** The way from an empty list to the entries that each province begins it with. */
export function BeginLinks({ list }: { readonly list: string }) {
  const { t } = useTexts('admin');
  return (
    <p className={classes['begin']}>
      {t('first.begin')}{' '}
      {starterProvinces.map((province) => (
        <Link key={province} to={addressOf(`admin/first-entries?province=${province}&list=${list}`)}>
          {t(`paste.province.${province}`)}
        </Link>
      ))}
    </p>
  );
}

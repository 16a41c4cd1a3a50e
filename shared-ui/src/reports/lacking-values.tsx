import type { LackingRecord } from 'shared-contracts/reports';
import { addressOf } from 'shared-contracts/routes';
import { Link } from '../router/links.ts';
import { useReportTexts } from './report-ui-texts.ts';
import classes from './reports.module.css';

interface LackingValuesProps {
  readonly records: readonly LackingRecord[];
  /** Called as one of the links is followed. */
  readonly onLeave: () => void;
}

/** The missing values of records for a document, by record; each links to the field where it is entered. */
export function LackingValues({ records, onLeave }: LackingValuesProps) {
  const { t } = useReportTexts();
  if (records.length === 0) return null;
  return (
    <ul className={classes['lacking']} aria-label={t('lacking')}>
      {records.map(({ name, values }) => (
        <li key={name}>
          <strong>{name}</strong>
          <ul>
            {values.map(({ label, path }) => (
              <li key={label}>
                {path === null ? (
                  label
                ) : (
                  <Link to={addressOf(path)} onClick={onLeave}>
                    {label}
                  </Link>
                )}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

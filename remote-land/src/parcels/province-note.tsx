import { nameIn } from 'shared-contracts/forms';
import { provinceNames, provincesOfLand, provinceWarning } from 'shared-contracts/land';
import { type LegalDescription, parseLegalDescription } from 'shared-contracts/land-survey';
import { useTexts } from 'shared-ui';
import { FieldRow, type FormRow, useFieldValue } from 'shared-ui/form';
import { rowsIn } from '../titles/title-record.ts';
import classes from './parcels.module.css';

const landIn = (rows: readonly FormRow[]): readonly LegalDescription[] =>
  rows.flatMap(({ legalDescription, isInWords }) =>
    isInWords === true || typeof legalDescription !== 'string'
      ? []
      : (parseLegalDescription(legalDescription) ?? []),
  );

/** Shows that the province follows from the land, and warns where another one was entered. */
export function ProvinceNote() {
  const { t, language } = useTexts('land');
  const lands = landIn(rowsIn(useFieldValue('parts')));
  const code = nameIn(useFieldValue('stateOrProvince'), 'code');
  const warning = provinceWarning(code || undefined, lands, language);
  const provinces = provincesOfLand(lands);
  if (warning)
    return (
      <FieldRow>
        <p className={classes['warning']} role="status">
          {warning}
        </p>
      </FieldRow>
    );
  if (code || provinces.length === 0) return null;
  return (
    <FieldRow>
      <p className={classes['note']}>
        {t('land.hint.province', { name: provinceNames(provinces, language) })}
      </p>
    </FieldRow>
  );
}

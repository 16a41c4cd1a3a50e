import { Checkbox } from '@mantine/core';
import { useEffect, useState } from 'react';
import {
  enclosuresSchema,
  mostEnclosures,
  type OfferedEnclosure,
  reportTextsIn,
} from 'shared-contracts/reports';
import { ChoiceField } from '../form/fields/choice-field.tsx';
import { useFieldValue } from '../form/fields/use-field-value.ts';
import { useSetField } from '../form/fields/use-set-field.ts';
import { useRest } from '../session/rest.tsx';
import type { ReportSource } from './report-source.ts';
import { useReportTexts } from './report-ui-texts.ts';
import classes from './reports.module.css';

interface EnclosureFieldsProps {
  readonly reportId: string;
  readonly source: ReportSource;
}

/** The documents that may go along; none until they are known, and where they cannot be had. */
function useOffered({ reportId, source }: EnclosureFieldsProps): readonly OfferedEnclosure[] {
  const rest = useRest();
  const [offered, setOffered] = useState<readonly OfferedEnclosure[]>([]);
  const isAll = useFieldValue('datasetType') === 'All';
  const requestJson = JSON.stringify({ reportId, dataSource: isAll ? { ...source, ids: [] } : source });
  useEffect(() => {
    const gone = new AbortController();
    rest
      .post('document-templates/enclosures', JSON.parse(requestJson), enclosuresSchema, gone.signal)
      .then(setOffered, () => setOffered([]));
    return () => gone.abort();
  }, [rest, requestJson]);
  return offered;
}

const isChosen = (value: unknown): value is { readonly id: string } =>
  typeof value === 'object' && value !== null && 'id' in value;

const called = ({ name, record }: OfferedEnclosure): string => (record ? `${name} – ${record}` : name);

/**
 * The enclosures of letters: documents of the project or of one record, and the map sheet if a template contains one.
 */
export function EnclosureFields(props: EnclosureFieldsProps) {
  const { t, language } = useReportTexts();
  const { fields } = reportTextsIn(language);
  const set = useSetField();
  const offered = useOffered(props);
  const value = useFieldValue('enclosures');
  const chosen = Array.isArray(value) ? value.filter(isChosen).map(({ id }) => id) : [];
  if (offered.length === 0) return null;
  const pictures = offered.filter(({ isPicture }) => isPicture);
  return (
    <>
      <fieldset className={classes['flags']}>
        <legend>{fields.enclosures}</legend>
        <p className={classes['hint']}>{t('enclosures.told', { most: mostEnclosures })}</p>
        <div className={classes['enclosures']}>
          {offered.map((one) => (
            <Checkbox
              key={one.id}
              size="sm"
              label={called(one)}
              checked={chosen.includes(one.id)}
              disabled={!chosen.includes(one.id) && chosen.length >= mostEnclosures}
              onChange={({ currentTarget: { checked } }) => {
                const ids = checked ? [...chosen, one.id] : chosen.filter((id) => id !== one.id);
                set(
                  'enclosures',
                  ids.map((id) => ({ id })),
                );
              }}
            />
          ))}
        </div>
      </fieldset>
      {pictures.length > 0 && (
        <ChoiceField
          name="mapSheet"
          label={fields.mapSheet}
          hint={t('enclosures.mapSheet')}
          none={t('enclosures.noMapSheet')}
          choices={[
            { value: 'Newest', label: t('enclosures.newest') },
            ...pictures.map((one) => ({ value: one.id, label: called(one) })),
          ]}
        />
      )}
    </>
  );
}

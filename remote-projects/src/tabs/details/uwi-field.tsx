import { formatLegalDescription, parseLegalDescription } from 'shared-contracts/land-survey';
import { usualUwi } from 'shared-contracts/projects';
import { useTexts } from 'shared-ui';
import { type FieldProps, TextField, useFieldValue } from 'shared-ui/form';

/** The place in a well identifier: its section or unit, in the notation of land descriptions. */
function placeOf(typed: unknown): string | undefined {
  const usual = typeof typed === 'string' ? usualUwi(typed) : undefined;
  const inside = usual?.replace(/^[12]\d\d\//, '').replace(/\/\d\d$/, '');
  const place = inside === undefined ? undefined : parseLegalDescription(inside);
  return place && formatLegalDescription(place);
}

/** A well identifier in any usual writing, with the place that it names below it. */
export function UwiField(props: FieldProps) {
  const { t } = useTexts('projects');
  const place = placeOf(useFieldValue(props.name));
  return (
    <TextField
      {...props}
      hint={props.hint ?? (place ? t('details.uwiPlace', { place }) : t('details.uwiHint'))}
    />
  );
}

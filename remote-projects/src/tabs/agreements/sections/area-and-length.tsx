import { useRef, useState } from 'react';
import { nameIn } from 'shared-contracts/forms';
import { useTexts } from 'shared-ui';
import {
  FieldGrid,
  FieldRow,
  HeaderButton,
  NumberField,
  PickerField,
  useFieldValue,
  useIsReadOnly,
  useSetField,
} from 'shared-ui/form';
import classes from '../../../rows/lines.module.css';
import { changesOfUnit } from '../area-changes.ts';
import { converted, otherUnits } from '../units.ts';

/** Names of fields that share a unit. */
type Figures = readonly [string, string?, string?];

interface MeasuresProps {
  readonly unit: string;
  readonly picklist: string;
  readonly fields: Figures;
  /** What else is converted with the figures: field and value. */
  readonly also?: (from: string, to: string) => readonly (readonly [name: string, value: string])[];
}

/** Figures in one unit, with their values in the other units, and an offer to convert them when the unit changes. */
function Measures({ unit: unitName, picklist, fields: names, also }: MeasuresProps) {
  const { t } = useTexts('projects');
  const set = useSetField();
  const isReadOnly = useIsReadOnly();
  const unit = nameIn(useFieldValue(unitName), 'code');
  const before = useRef(unit);
  const [from, setFrom] = useState<string>();
  const values = useFigures(names);
  const fields = [...values.keys()];
  const known = fields.filter((name) => converted(values.get(name), from ?? '', unit) !== undefined);
  return (
    <FieldGrid>
      <PickerField
        name={unitName}
        label={t(`agreements.${unitName}`)}
        picklist={picklist}
        onPick={([picked]) => {
          const next = nameIn(picked, 'code');
          setFrom(before.current && next && before.current !== next ? before.current : undefined);
          before.current = next;
        }}
      />
      {fields.map((name) => (
        <NumberField
          key={name}
          name={name}
          label={t(`agreements.${name}`)}
          hint={otherUnits(values.get(name), unit) || undefined}
        />
      ))}
      {from !== undefined && known.length > 0 && !isReadOnly && (
        <FieldRow>
          <div className={classes['buttons']}>
            <HeaderButton
              onClick={() => {
                for (const name of known) set(name, converted(values.get(name), from, unit));
                for (const [name, value] of also?.(from, unit) ?? []) set(name, value);
                setFrom(undefined);
              }}
            >
              {t('agreements.convert', { from, to: unit })}
            </HeaderButton>
          </div>
        </FieldRow>
      )}
    </FieldGrid>
  );
}

/** The form's values of some figures; reading a field without a name would return the whole form. */
function useFigures([first, second = first, third = first]: Figures): ReadonlyMap<string, unknown> {
  const values = [useFieldValue(first), useFieldValue(second), useFieldValue(third)];
  return new Map([first, second, third].map((name, place) => [name, values[place]]));
}

/** How much land it takes: areas, widths and the length, each group with a labelled unit. */
export function AreaAndLength() {
  const compensations = useFieldValue('compensations');
  const lifeSteps = useFieldValue('lifeSteps');
  return (
    <div className={classes['tab']}>
      <Measures
        unit="areaUnit"
        picklist="areaUnits"
        fields={['grossArea', 'buildableArea', 'clearedArea']}
        also={(from, to) => changesOfUnit({ compensations, lifeSteps }, from, to)}
      />
      <Measures unit="widthUnit" picklist="lengthUnits" fields={['leftWidth', 'rightWidth']} />
      <Measures unit="lengthUnit" picklist="lengthUnits" fields={['length']} />
    </div>
  );
}

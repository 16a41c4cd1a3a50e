import { roadAllowanceSides } from 'shared-contracts/land';
import { useTexts } from 'shared-ui';
import { ChoiceField, NumberField, RowsField, TextField, TickField } from 'shared-ui/form';
import { makeRoadAllowance } from './parcel-record.ts';

/** The road allowances next to a parcel and through it. */
export function RoadAllowances() {
  const { t } = useTexts('land');
  const column = (name: string, required = false) => ({ name, label: t(`land.road.${name}`), required });
  return (
    <RowsField
      name="roadAllowances"
      label={t('land.road.title')}
      columns={[
        column('side', true),
        column('planNumber'),
        column('area'),
        column('isClosed'),
        column('notes'),
      ]}
      newRow={makeRoadAllowance}
      cell={(name, path) => {
        const label = t(`land.road.${name}`);
        if (name === 'isClosed') return <TickField name={path} label={label} />;
        if (name === 'area') return <NumberField name={path} label={label} />;
        if (name !== 'side') return <TextField name={path} label={label} />;
        return (
          <ChoiceField
            name={path}
            label={label}
            none=""
            choices={roadAllowanceSides.map((value) => ({ value, label: t(`land.road.sides.${value}`) }))}
          />
        );
      }}
    />
  );
}

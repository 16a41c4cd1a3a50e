import { NativeSelect } from '@mantine/core';
import { termUnits } from 'shared-contracts/limits';
import { hasTermNumber } from 'shared-contracts/validators';
import { useTexts } from '../../i18n/i18n-provider.tsx';
import { type FieldProps, lockedChoice, useFieldMode } from './field-props.ts';
import classes from './term-field.module.css';
import { isTermUnit } from './text-kinds.ts';
import { WholeNumberField } from './typed-field.tsx';
import { useFormField } from './use-form-field.ts';

interface TermFieldProps extends FieldProps {
  /** Path of the unit in the form. */
  readonly unitName: string;
}

/** A number of days, months or years. No unit disables the number, 'N/A' clears it too (000 §4). */
export function TermField({ unitName, ...props }: TermFieldProps) {
  const { t } = useTexts('ui');
  const term = useFormField(props.name);
  const unit = useFormField(unitName);
  const { readOnly, variant } = useFieldMode(props);
  const chosen = isTermUnit(unit.value) ? unit.value : null;
  return (
    <div className={classes['term']}>
      <WholeNumberField {...props} isDisabled={!hasTermNumber(chosen)} />
      <NativeSelect
        name={unitName}
        aria-label={t('form.unitOf', { label: props.label })}
        data={[
          { value: '', label: t('form.noUnit') },
          ...termUnits.map((name) => ({
            value: name,
            label: t(`form.unit.${name === 'N/A' ? 'none' : name}`),
          })),
        ]}
        value={chosen ?? ''}
        error={unit.error}
        variant={variant}
        disabled={readOnly}
        styles={readOnly ? lockedChoice : {}}
        onFocus={unit.focus}
        onBlur={unit.blur}
        onChange={({ currentTarget: { value } }) => {
          const next = isTermUnit(value) ? value : null;
          unit.change(next);
          if (next === 'N/A') term.change(null);
        }}
      />
    </div>
  );
}

import { useState } from 'react';
import { bringFields, type LookedTable } from 'shared-contracts/bring-in';
import { HeaderButton, useTexts } from 'shared-ui';
import { PlainInput, PlainSelect } from 'shared-ui/form';
import classes from './bring-in.module.css';
import { fieldTitle } from './field-title.ts';
import type { Table } from './use-table.ts';

interface FixedValuesProps {
  readonly looked: LookedTable;
  readonly choose: Table['choose'];
}

/** Values that no column has because they are the same in every row, such as the type of all agreements. */
export function FixedValues({ looked, choose }: FixedValuesProps) {
  const texts = useTexts('projects');
  const { t } = texts;
  const { kind, fixed, columns } = looked.recipe;
  const [field, setField] = useState('');
  const [value, setValue] = useState('');
  const taken = new Set([...fixed, ...columns].map((one) => one.field));
  const free = bringFields(kind).filter(({ name, reads }) => reads !== 'part' && !taken.has(name));
  const add = () => {
    choose({ fixed: [...fixed, { field, value: value.trim() }] });
    setField('');
    setValue('');
  };
  return (
    <div className={classes['fixed']}>
      {fixed.map((one) => (
        <span key={one.field} className={classes['fixedValue']}>
          {fieldTitle(texts, kind, one.field)}: <strong>{one.value}</strong>
          <HeaderButton
            label={t('bringIn.fixedRemove', { field: fieldTitle(texts, kind, one.field) })}
            onClick={() => choose({ fixed: fixed.filter(({ field: other }) => other !== one.field) })}
          >
            ×
          </HeaderButton>
        </span>
      ))}
      <label className={classes['chosen']}>
        <span>{t('bringIn.fixedField')}</span>
        <PlainSelect value={field} onChange={({ currentTarget }) => setField(currentTarget.value)}>
          <option value="" />
          {free.map(({ name }) => (
            <option key={name} value={name}>
              {fieldTitle(texts, kind, name)}
            </option>
          ))}
        </PlainSelect>
      </label>
      <label className={classes['chosen']}>
        <span>{t('bringIn.fixedValue')}</span>
        <PlainInput value={value} onChange={({ currentTarget }) => setValue(currentTarget.value)} />
      </label>
      <HeaderButton
        onClick={add}
        disabledBy={field === '' || value.trim() === '' ? t('bringIn.fixedNeeded') : undefined}
      >
        {t('bringIn.fixedAdd')}
      </HeaderButton>
    </div>
  );
}

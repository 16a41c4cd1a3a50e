import { Checkbox, TextInput } from '@mantine/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { readDecimal } from 'shared-contracts/decimal';
import type { GridFilter, GridValue } from 'shared-contracts/grids';
import { limits } from 'shared-contracts/limits';
import { Skeleton } from '../../feedback/skeleton.tsx';
import { useTexts } from '../../i18n/i18n-provider.tsx';
import { cellText } from '../cells/cell-text.ts';
import type { ShownColumn } from '../views/grid-view.ts';
import classes from './column-menu.module.css';
import { DateRangeFilter } from './date-range-filter.tsx';
import { plainText } from './plain-text.ts';
import '../grid-styles.ts';

/** Values of a filter's list that are shown; the box above finds the others. */
const shownValues = 200;

const isGridValue = (value: unknown): value is GridValue =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value);

function useValues(column: string, distinctValues: ColumnFilterProps['distinctValues']) {
  const [values, setValues] = useState<readonly GridValue[] | Error>();
  useEffect(() => {
    let isCurrent = true;
    distinctValues(column).then(
      (found) => isCurrent && setValues(found.filter(isGridValue)),
      (error: unknown) => isCurrent && setValues(error instanceof Error ? error : new Error('')),
    );
    return () => {
      isCurrent = false;
    };
  }, [column, distinctValues]);
  return values;
}

interface ColumnFilterProps {
  readonly column: ShownColumn;
  readonly distinctValues: (column: string) => Promise<readonly unknown[]>;
  readonly filter: GridFilter | undefined;
  readonly onFilter: (change: Partial<GridFilter>) => void;
}

function ValueFilter({ column, filter, onFilter, distinctValues }: ColumnFilterProps) {
  const { t, language } = useTexts('ui');
  const values = useValues(column.id, distinctValues);
  const [part, setPart] = useState('');
  const chosen = filter?.values;
  const label = (value: GridValue) =>
    value === null && !column.empty ? t('grid.blank') : cellText(value, column, language);
  if (values instanceof Error) {
    return <p className={classes['failure']}>{values.message || t('unknownError')}</p>;
  }
  if (!values) return <Skeleton height={120} />;
  const all: readonly GridValue[] = [...values, null];
  const wanted = plainText(part.trim());
  const found = all.filter((value) => plainText(label(value)).includes(wanted));
  const toggle = (value: GridValue) => {
    const before = chosen ?? [];
    const next = before.includes(value) ? before.filter((other) => other !== value) : [...before, value];
    onFilter({ values: next.length > 0 ? next : undefined });
  };
  return (
    <fieldset className={classes['values']}>
      <legend className={classes['legend']}>{t('grid.values')}</legend>
      {all.length > 8 && (
        <TextInput
          size="xs"
          type="search"
          aria-label={t('grid.findValue')}
          placeholder={t('grid.findValue')}
          value={part}
          onChange={(event) => setPart(event.currentTarget.value)}
        />
      )}
      <div className={classes['valueList']}>
        {found.slice(0, shownValues).map((value) => (
          <Checkbox
            key={JSON.stringify(value)}
            size="xs"
            label={label(value)}
            checked={chosen?.includes(value) ?? false}
            onChange={() => toggle(value)}
          />
        ))}
        {found.length === 0 && <p className={classes['hint']}>{t('grid.noValue')}</p>}
        {found.length > shownValues && (
          <p className={classes['hint']}>{t('grid.more', { n: found.length - shownValues })}</p>
        )}
      </div>
    </fieldset>
  );
}

type RangeEnd = 'from' | 'to';

function NumberRangeFilter({ filter, onFilter }: ColumnFilterProps) {
  const { t } = useTexts('ui');
  const [unread, setUnread] = useState<readonly RangeEnd[]>([]);
  const take = (end: RangeEnd, text: string) => {
    const isEmpty = text.trim() === '';
    const bound = isEmpty ? undefined : readDecimal(text);
    setUnread((before) => [
      ...before.filter((other) => other !== end),
      ...(isEmpty || bound !== undefined ? [] : [end]),
    ]);
    onFilter({ [end]: bound });
  };
  const input = (end: RangeEnd) => (
    <TextInput
      size="xs"
      type="text"
      inputMode="decimal"
      label={t(`grid.${end}`)}
      error={unread.includes(end) && t('grid.notNumber')}
      defaultValue={filter?.[end] ?? ''}
      onBlur={(event) => take(end, event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') take(end, event.currentTarget.value);
      }}
    />
  );
  return (
    <div className={classes['range']}>
      {input('from')}
      {input('to')}
    </div>
  );
}

function ContainsFilter({ filter, onFilter }: ColumnFilterProps) {
  const { t } = useTexts('ui');
  const [text, setText] = useState(filter?.contains ?? '');
  const given = filter?.contains ?? '';
  const commit = useEffectEvent(() => {
    if (text.trim() !== given) onFilter({ contains: text.trim() || undefined });
  });
  useEffect(() => {
    if (text.trim() === given) return;
    const timer = setTimeout(commit, limits.textDebounce);
    return () => clearTimeout(timer);
  }, [text, given]);
  // Closing the menu right after the last key applies the text as well.
  useEffect(() => () => commit(), []);
  return (
    <TextInput
      size="xs"
      type="search"
      data-autofocus
      label={t('grid.contains')}
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
    />
  );
}

/** The filter of a column: a part of the text and values, or a range. */
export function ColumnFilter(props: ColumnFilterProps) {
  const { type } = props.column;
  if (type === 'number') return <NumberRangeFilter {...props} />;
  if (type === 'date') return <DateRangeFilter {...props} />;
  if (type === 'bool') return <ValueFilter {...props} />;
  return (
    <>
      <ContainsFilter {...props} />
      <ValueFilter {...props} />
    </>
  );
}

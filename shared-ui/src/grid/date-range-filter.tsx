import { ActionIcon, TextInput } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { Suspense, useRef, useState } from 'react';
import { datedFilter, type GridColumn, type GridFilter } from 'shared-contracts/grids';
import { dateFormats } from 'shared-contracts/limits';
import { isDateIn, message } from 'shared-contracts/validators';
import { Skeleton } from '../feedback/skeleton.tsx';
import { useTexts } from '../i18n/i18n-provider.tsx';
import { lazyPart } from '../loading/lazy-part.tsx';
import classes from './column-menu.module.css';
import { DatePresets } from './date-presets.tsx';
import { today } from './today.ts';

const CalendarPanel = lazyPart(async () => (await import('../form/calendar-panel.tsx')).CalendarPanel);

type Bound = 'from' | 'to';

interface DateRangeFilterProps {
  readonly column: GridColumn;
  readonly filter: GridFilter | undefined;
  readonly onFilter: (change: Partial<GridFilter>) => void;
}

/** The bounds as days, those of a preset too. */
function boundsOf(filter: GridFilter | undefined): Readonly<Record<Bound, string>> {
  const dated = filter && datedFilter(filter, today());
  return { from: String(dated?.from ?? ''), to: String(dated?.to ?? '') };
}

/** The days between which a column's dates lie, typed as in every date field or chosen from a calendar below. */
export function DateRangeFilter({ column, filter, onFilter }: DateRangeFilterProps) {
  const { t, language } = useTexts('ui');
  const [typed, setTyped] = useState<Partial<Record<Bound, string>>>({});
  const [open, setOpen] = useState<Bound>();
  const inputs = useRef<Partial<Record<Bound, HTMLInputElement | null>>>({});
  const bounds = boundsOf(filter);
  const textOf = (bound: Bound) => typed[bound] ?? bounds[bound];
  const isWrong = (bound: Bound) => {
    const text = textOf(bound).trim();
    return text !== '' && !isDateIn(dateFormats.input, text);
  };
  const put = (bound: Bound, day: string) => {
    setTyped(({ [bound]: _, ...others }) => others);
    if (day === bounds[bound]) return;
    const { from, to } = bound === 'from' ? { ...bounds, from: day } : { ...bounds, to: day };
    onFilter({ from: from || undefined, to: to || undefined, within: undefined });
  };
  const commit = (bound: Bound) => {
    if (typed[bound] !== undefined && !isWrong(bound)) put(bound, textOf(bound).trim());
  };
  const field = (bound: Bound) => {
    const label = t(`grid.${bound}`);
    return (
      <TextInput
        ref={(input) => {
          inputs.current[bound] = input;
        }}
        size="xs"
        label={label}
        placeholder={t('form.dateFormat')}
        autoComplete="off"
        value={textOf(bound)}
        error={isWrong(bound) && message('notDate')({ lang: language })}
        onChange={({ currentTarget: { value } }) => setTyped((now) => ({ ...now, [bound]: value }))}
        onBlur={() => commit(bound)}
        onKeyDown={({ key }) => {
          if (key === 'Enter') commit(bound);
        }}
        rightSection={
          <ActionIcon
            variant="subtle"
            color="gray"
            size={24}
            aria-label={t('form.chooseDate', { label })}
            title={t('form.chooseDate', { label })}
            aria-expanded={open === bound}
            onClick={() => setOpen(open === bound ? undefined : bound)}
          >
            <IconCalendar size={15} />
          </ActionIcon>
        }
      />
    );
  };
  return (
    <>
      <DatePresets
        column={column}
        filter={filter}
        onFilter={(change) => {
          setTyped({});
          setOpen(undefined);
          onFilter(change);
        }}
      />
      <div className={classes['range']}>
        {field('from')}
        {field('to')}
      </div>
      {open && (
        <section
          className={classes['calendar']}
          aria-label={t('form.chooseDate', { label: t(`grid.${open}`) })}
        >
          <Suspense fallback={<Skeleton height={230} />}>
            <CalendarPanel
              key={open}
              day={isWrong(open) ? undefined : textOf(open).trim() || undefined}
              onChoose={(day) => {
                put(open, day ?? '');
                setOpen(undefined);
                // The day that was pressed goes with its calendar; the keyboard stays in the menu.
                inputs.current[open]?.focus();
              }}
            />
          </Suspense>
        </section>
      )}
    </>
  );
}

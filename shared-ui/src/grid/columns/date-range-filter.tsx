import { TextInput } from '@mantine/core';
import { Suspense, useRef, useState } from 'react';
import { today } from 'shared-contracts/days';
import { datedFilter, type GridColumn, type GridFilter } from 'shared-contracts/grids';
import { Skeleton } from '../../feedback/skeleton.tsx';
import { CalendarButton } from '../../form/fields/calendar-button.tsx';
import { useTypedDay } from '../../form/fields/use-typed-day.ts';
import { useTexts } from '../../i18n/i18n-provider.tsx';
import { lazyPart } from '../../loading/lazy-part.tsx';
import classes from './column-menu.module.css';
import { DatePresets } from './date-presets.tsx';

const CalendarPanel = lazyPart(
  async () => (await import('../../form/fields/calendar-panel.tsx')).CalendarPanel,
);

type Bound = 'from' | 'to';

interface DateRangeFilterProps {
  readonly column: GridColumn;
  readonly filter: GridFilter | undefined;
  readonly onFilter: (change: Partial<GridFilter>) => void;
}

/** The bounds as days; those of a preset are calculated. */
function boundsOf(filter: GridFilter | undefined): Readonly<Record<Bound, string>> {
  const dated = filter && datedFilter(filter, today());
  return { from: String(dated?.from ?? ''), to: String(dated?.to ?? '') };
}

/** The days between which a column's dates lie, typed as in every date field or chosen from a calendar below. */
export function DateRangeFilter({ column, filter, onFilter }: DateRangeFilterProps) {
  const { t } = useTexts('ui');
  const [open, setOpen] = useState<Bound>();
  const inputs = useRef<Partial<Record<Bound, HTMLInputElement | null>>>({});
  const bounds = boundsOf(filter);
  const take = (change: Partial<typeof bounds>) => {
    const { from, to } = { ...bounds, ...change };
    onFilter({ from: from || undefined, to: to || undefined, within: undefined });
  };
  const days = {
    from: useTypedDay(bounds.from, (from) => take({ from })),
    to: useTypedDay(bounds.to, (to) => take({ to })),
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
        {...days[bound].input}
        rightSection={
          <CalendarButton
            label={label}
            isOpen={open === bound}
            onClick={() => setOpen(open === bound ? undefined : bound)}
          />
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
          days.from.forget();
          days.to.forget();
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
              day={days[open].day}
              onChoose={(day) => {
                days[open].put(day ?? '');
                setOpen(undefined);
                // The pressed day disappears with its calendar: the focus must stay in the menu.
                inputs.current[open]?.focus();
              }}
            />
          </Suspense>
        </section>
      )}
    </>
  );
}

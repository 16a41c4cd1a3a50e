import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { OnDemand } from '../../layout/on-demand.tsx';
import { lazyPart } from '../../loading/lazy-part.tsx';
import { CalendarButton } from './calendar-button.tsx';
import { useTypedDay } from './use-typed-day.ts';

const DateCalendar = lazyPart(async () => (await import('./date-calendar.tsx')).DateCalendar);

interface DayInputProps {
  /** The purpose of the date. Not shown, because the text next to the box contains it. */
  readonly label: string;
  /** The date as yyyy-MM-dd; '' for none. */
  readonly day: string;
  readonly onDay: (day: string) => void;
}

/** A date input, yyyy-MM-dd, that is not part of a form: typed, or chosen from a calendar. */
export function DayInput({ label, day, onDay }: DayInputProps) {
  const typed = useTypedDay(day, onDay);
  const [isOpen, setOpen] = useState(false);
  const button = (
    <CalendarButton label={label} isOpen={isOpen} aria-haspopup="dialog" onClick={() => setOpen(!isOpen)} />
  );
  return (
    <TextInput
      size="xs"
      w={140}
      aria-label={label}
      {...typed.input}
      rightSection={
        <OnDemand target={button} isOpen={isOpen}>
          <DateCalendar
            target={button}
            label={label}
            day={typed.day}
            onChoose={(next) => {
              typed.put(next ?? '');
              setOpen(false);
            }}
            onClose={() => setOpen(false)}
          />
        </OnDemand>
      }
    />
  );
}

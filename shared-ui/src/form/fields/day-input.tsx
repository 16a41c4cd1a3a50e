import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { OnDemand } from '../../layout/on-demand.tsx';
import { lazyPart } from '../../loading/lazy-part.tsx';
import { CalendarButton } from './calendar-button.tsx';
import { useTypedDay } from './use-typed-day.ts';

const DateCalendar = lazyPart(async () => (await import('./date-calendar.tsx')).DateCalendar);

interface DayInputProps {
  /** What the day is for. Not shown, as the text beside the box says it. */
  readonly label: string;
  /** The day as yyyy-MM-dd; '' for none. */
  readonly day: string;
  readonly onDay: (day: string) => void;
}

/** A day as yyyy-MM-dd that asks a question and belongs to no form: typed, or chosen from a calendar. */
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

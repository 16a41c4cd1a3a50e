import type { KeyboardEvent, SyntheticEvent } from 'react';
import { useState } from 'react';
import { dateFormats } from 'shared-contracts/limits';
import { isDateIn, message } from 'shared-contracts/validators';
import { useTexts } from '../../i18n/i18n-provider.tsx';
import { useDayReader } from './use-day-reader.ts';

interface TypedDay {
  /** The text in the box. */
  readonly text: string;
  /** The day in the box as yyyy-MM-dd; undefined where it holds none, or none that is right. */
  readonly day: string | undefined;
  /** Takes a day that was chosen elsewhere; '' for none. */
  readonly put: (day: string) => void;
  /** Discards the typed text. */
  readonly forget: () => void;
  /** The attributes of the box. */
  readonly input: {
    readonly value: string;
    readonly placeholder: string;
    readonly error: string | false;
    readonly autoComplete: 'off';
    readonly onChange: (event: SyntheticEvent<HTMLInputElement>) => void;
    readonly onBlur: () => void;
    readonly onKeyDown: (event: KeyboardEvent) => void;
  };
}

/**
 * A day typed in a box outside of a form: accepted once it is complete as yyyy-MM-dd; in another usual notation, or
 * empty, with Enter or on leaving. Text that is not a date stays visible with its error.
 */
export function useTypedDay(value: string, onDay: (day: string) => void): TypedDay {
  const { t, language } = useTexts('ui');
  const readDay = useDayReader();
  const [typed, setTyped] = useState<string>();
  const [isLeft, setLeft] = useState(false);
  const text = typed ?? value;
  const trimmed = text.trim();
  const isWrong = trimmed !== '' && !isDateIn(dateFormats.input, trimmed);
  const put = (day: string) => {
    setTyped(undefined);
    if (day !== value) onDay(day);
  };
  const commit = () => {
    if (typed === undefined) return;
    const day = trimmed === '' ? '' : readDay(trimmed);
    if (day === undefined) setLeft(true);
    else put(day);
  };
  return {
    text,
    day: isWrong || trimmed === '' ? undefined : trimmed,
    put,
    forget: () => setTyped(undefined),
    input: {
      value: text,
      placeholder: t('form.dateFormat'),
      error: isWrong && isLeft && message('notDate')({ lang: language }),
      autoComplete: 'off',
      onChange: ({ currentTarget }) => {
        const next = currentTarget.value;
        setLeft(false);
        if (isDateIn(dateFormats.input, next)) put(next);
        else setTyped(next);
      },
      onBlur: commit,
      onKeyDown: ({ key }) => {
        if (key === 'Enter') commit();
      },
    },
  };
}

import type { Language } from 'shared-contracts';
import { shownDate, shownDateTime, shownTimeOfDay, withShownDay } from 'shared-contracts/shown-dates';
import { setsByField, setsByKind } from 'shared-contracts/value-sets';
import { texts } from '../../generated/texts/values.ts';
import { registerTexts } from '../../i18n/i18n.ts';
import { useTexts } from '../../i18n/i18n-provider.tsx';

registerTexts('values', texts);

/** The field of a value, in a history with the kind of record. */
export interface FieldOfHistory {
  readonly kind?: string | undefined;
  readonly field: string;
}

/** The label of a value of a fixed set, if the form of its kind knows it. */
export type WordOf = (field: string, value: string) => string | undefined;

/** Between the values of a row in a line, and between the lines. */
const between = /(\n|, )/;

const day = /^\d{4}-\d\d-\d\d$/;
const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/;

/** The one field that keeps the time on a clock. */
const clock = 'timeOfDay';

function shownPart(part: string, field: string, language: Language): string {
  if (day.test(part)) return shownDate(part, language);
  if (moment.test(part)) return shownDateTime(part, language);
  return field === clock ? shownTimeOfDay(part, language) : part;
}

/**
 * Formats stored values, such as those of a history, as people write them: yes and no, days, moments and times, and
 * values of fixed sets in words, also in the lines of rows.
 */
export function useShownValue(wordOf?: WordOf) {
  const { t: word } = useTexts('values');
  const { t, language } = useTexts('ui');
  return (value: string, { kind, field }: FieldOfHistory): string => {
    if (value === 'true' || value === 'false') return t(value === 'true' ? 'form.yes' : 'form.no');
    const sets = (kind === undefined ? setsByField : setsByKind[kind])?.[field] ?? [];
    const wordIn = (part: string) => {
      const own = wordOf?.(field, part);
      if (own !== undefined) return own;
      // A text of the person's own may have any sign that divides a key.
      const keys = /^\w+$/.test(part) ? sets.map((set) => `${set}.${part}`) : [];
      return keys.map((key) => [key, word(key)] as const).find(([key, text]) => text !== key)?.[1];
    };
    const parts = value.split(between).map((part) => wordIn(part) ?? shownPart(part, field, language));
    return withShownDay(parts.join(''), language);
  };
}

import { texts } from '../generated/texts/agreement-clocks.ts';
import type { FallbackLanguage, Language } from '../i18n/language.ts';
import { shownDate, shownDateTime } from '../i18n/shown-dates.ts';
import { inLanguage } from '../i18n/texts.ts';

/** What stands in the gaps of a clock's sentence. */
interface Gaps {
  readonly name?: string;
  /** Days, yyyy-MM-dd. */
  readonly day?: string;
  readonly from?: string;
  readonly given?: string;
  /** A moment, ISO 8601. */
  readonly moment?: string;
  /** Dollars. */
  readonly amount?: string;
}

type Key = keyof (typeof texts)[FallbackLanguage];

/** What a clock says, to be put into a language. */
export interface ClockText {
  readonly key: Key;
  readonly gaps: Gaps;
}

/** A sentence about a clock, as its key and what stands in its gaps. */
export const clockText = (key: Key, gaps: Gaps): ClockText => ({ key, gaps });

/** Dollars, in the one writing that grids have too. */
const money = new Intl.NumberFormat('en-CA', {
  style: 'currency',
  currency: 'CAD',
  currencyDisplay: 'narrowSymbol',
});

const days: readonly (keyof Gaps)[] = ['day', 'from', 'given'];

/** A moment as the clocks of a zone show it, yyyy-MM-ddTHH:mm: Sweden writes days as ISO 8601 does. */
const wallTime = (moment: string, zone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: zone })
    .format(new Date(moment))
    .replace(' ', 'T');

function shownGap(name: keyof Gaps, value: string, language: Language, zone: string): string {
  if (days.includes(name)) return shownDate(value, language);
  if (name === 'name' && value.trim() === '') return inLanguage(texts, language).unnamed;
  if (name === 'amount') return money.format(Number(value));
  if (name !== 'moment') return value;
  return shownDateTime(wallTime(value, zone), language);
}

/** The sentence of a clock in a language; moments in the zone's time. */
export const clockSentence = ({ key, gaps }: ClockText, language: Language, zone: string): string =>
  inLanguage(texts, language)[key].replace(/\{(name|day|from|given|moment|amount)\}/g, (_, gap: keyof Gaps) =>
    shownGap(gap, gaps[gap] ?? '', language, zone),
  );

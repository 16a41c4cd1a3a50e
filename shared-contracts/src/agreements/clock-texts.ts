import { wallTimeIn } from '../days/index.ts';
import { texts } from '../generated/texts/agreement-clocks.ts';
import type { FallbackLanguage, Language } from '../i18n/language.ts';
import { shownDate, shownDateTime } from '../i18n/shown-dates.ts';
import { inLanguage } from '../i18n/texts.ts';
import { landText } from '../land/land-texts.ts';
import { surveyedProvinces } from '../land-survey/index.ts';

/** The values inserted into a clock's sentence. */
interface Gaps {
  readonly name?: string;
  /** Days, yyyy-MM-dd. */
  readonly day?: string;
  readonly from?: string;
  readonly given?: string;
  /** Several days, yyyy-MM-dd, separated by spaces. */
  readonly days?: string;
  /** A moment, ISO 8601. */
  readonly moment?: string;
  /** Sources of rules. */
  readonly rules?: string;
  /** Code of a province. */
  readonly place?: string;
  /** The subjects of rules, separated by spaces. */
  readonly activities?: string;
  /** Dollars. */
  readonly amount?: string;
}

type Key = keyof (typeof texts)[FallbackLanguage];

/** The text of a deadline, before it is translated. */
export interface ClockText {
  readonly key: Key;
  readonly gaps: Gaps;
}

/** A sentence about a clock, as its key and the values inserted into it. */
export const clockText = (key: Key, gaps: Gaps): ClockText => ({ key, gaps });

/** Dollars in the format of grids. */
const money = new Intl.NumberFormat('en-CA', {
  style: 'currency',
  currency: 'CAD',
  currencyDisplay: 'narrowSymbol',
});

/** The activities for which the rules of a province are looked up for an agreement. */
const activitiesWithRules = [
  'CopyOfAgreement',
  'DowerConsent',
  'ReviewNotice',
  'RightOfEntry',
  'UnpaidCompensation',
] as const;

/** Cache of formatted days and moments, because a page of agreements has the same ones repeatedly. */
const inWords = new Map<string, string>();

/** Most cached texts, for all languages together. */
const mostInWords = 1000;

/** Formats a day, or a moment without a zone, in a language, and caches the result. */
function kept(show: typeof shownDate, value: string, language: Language): string {
  const key = `${language} ${value}`;
  const known = inWords.get(key);
  if (known !== undefined) return known;
  const text = show(value, language);
  if (inWords.size === mostInWords) inWords.clear();
  inWords.set(key, text);
  return text;
}

const singleDays: readonly (keyof Gaps)[] = ['day', 'from', 'given'];

const provinceName = (code: string, language: Language): string => {
  const known = surveyedProvinces.find((one) => one === code);
  return known ? landText(language, known) : code;
};

const activityText = (activity: string, language: Language): string => {
  const messages = inLanguage(texts, language);
  const key = activitiesWithRules.find((one) => one === activity);
  return key ? messages[`about${key}`] : activity;
};

/** A moment in the person's time zone, and also in the zone of the land if that shows another time. */
function shownMoment(moment: string, language: Language, { zone, landZone = zone }: ShownZones): string {
  const [here, there] = [zone, landZone].map((one) =>
    kept(shownDateTime, wallTimeIn(new Date(moment), one), language),
  );
  return here === there
    ? `${here}`
    : `${here} (${inLanguage(texts, language).there.replace('{moment}', `${there}`)})`;
}

/** The time zones in which moments are shown, by IANA names. */
export interface ShownZones {
  /** The person's. */
  readonly zone: string;
  /** The zone of the land; the person's if no province is known. */
  readonly landZone?: string | undefined;
}

function shownGap(name: keyof Gaps, value: string, language: Language, zones: ShownZones): string {
  if (singleDays.includes(name)) return kept(shownDate, value, language);
  if (name === 'days')
    return value
      .split(' ')
      .map((day) => kept(shownDate, day, language))
      .join(', ');
  if (name === 'name' && value.trim() === '') return inLanguage(texts, language).unnamed;
  if (name === 'place') return provinceName(value, language);
  if (name === 'activities')
    return value
      .split(' ')
      .map((activity) => activityText(activity, language))
      .join(', ');
  if (name === 'amount') return money.format(Number(value));
  if (name !== 'moment') return value;
  return shownMoment(value, language, zones);
}

/**
 * The sentence of a deadline in a language; moments are in the person's time, followed by the time where the land is.
 */
export const clockSentence = ({ key, gaps }: ClockText, language: Language, zones: ShownZones): string =>
  inLanguage(texts, language)[key].replace(
    /\{(name|day|days|from|given|moment|amount|rules|place|activities)\}/g,
    (_, gap: keyof Gaps) => shownGap(gap, gaps[gap] ?? '', language, zones),
  );

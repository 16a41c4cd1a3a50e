import * as v from 'valibot';
import type { FieldError } from '../errors/index.ts';
import type { Language } from '../i18n/language.ts';
import { type LegalDescription, provincesOf, type SurveyedProvince } from '../land-survey/index.ts';
import { optional } from '../validators/rules.ts';
import { landMessage, landText } from './land-texts.ts';
import { provinceNames } from './outline-place.ts';

/** The numbers by which the land registries identify a parcel. */
type RegistryKind = 'LINC' | 'PID' | 'SURFACE_PARCEL';

interface RegistryNumber {
  readonly kind: RegistryKind;
  /** The number as its registry prints it. */
  readonly text: string;
}

const provinceOf: Readonly<Record<RegistryKind, SurveyedProvince>> = {
  LINC: 'AB',
  PID: 'BC',
  SURFACE_PARCEL: 'SK',
};

/** A longer text is not such a number, whatever its prefix. */
const longest = 60;

const label = /^(?:linc|l\.i\.n\.c\.|pid|p\.i\.d\.|surface parcel|parcel)?(?: (?:number|no))?[ .:#]{0,4}/i;

/**
 * What people add in spreadsheets so that leading zeros are kept: an apostrophe before the number, or a formula around
 * it.
 */
const kept = /^(?:="(.{1,40})"|['’`](.{1,40}))$/;
const lincDigits = 10;
const shortDigits = 9;

/**
 * Reads a number of a land registry: Alberta's LINC of 10 digits, `0012 345 678`; British Columbia's PID of 9 digits,
 * which begins with 0, `012-345-678`; Saskatchewan's surface parcel number of 9 digits,
 * `201234567`. None of the three registries publishes a check digit.
 */
export function readRegistryNumber(typed: string): RegistryNumber | undefined {
  if (typed.length > longest) return undefined;
  const [, quoted, marked] = kept.exec(typed.trim()) ?? [];
  const text = (quoted ?? marked ?? typed)
    .trim()
    .replace(label, '')
    .replace(/[.,;]$/, '');
  const digits = text.replace(/[\s‐‑‒–—-]/g, '');
  if (!/^\d{9,10}$/.test(digits)) return undefined;
  if (digits.length === lincDigits)
    return { kind: 'LINC', text: `${digits.slice(0, 4)} ${digits.slice(4, 7)} ${digits.slice(7)}` };
  // British Columbia has given out numbers up to 03…; no parcel of Saskatchewan begins with 0.
  const isPid = digits.startsWith('0') || /^p\.?i\.?d/i.test(typed.trim());
  if (digits.length !== shortDigits || !isPid) return { kind: 'SURFACE_PARCEL', text: digits };
  return { kind: 'PID', text: `${digits.slice(0, 3)}-${digits.slice(3, 6)}-${digits.slice(6)}` };
}

/** The rule for a registry number, which is stored as its registry prints it. */
export const registryNumber = optional(
  v.pipe(
    v.string(landMessage('registryNumber')),
    v.check((text) => readRegistryNumber(text) !== undefined, landMessage('registryNumber')),
    v.transform((text) => readRegistryNumber(text)?.text ?? text),
  ),
);

/** An error for a number of another province's registry than the one where the land lies. */
export function registryErrors(
  number: string | null,
  lands: readonly LegalDescription[],
  language: Language,
): readonly FieldError[] {
  const read = number === null ? undefined : readRegistryNumber(number);
  const provinces = [...new Set(lands.flatMap(provincesOf))];
  if (!read || provinces.length === 0 || provinces.includes(provinceOf[read.kind])) return [];
  return [
    {
      path: 'registryNumber',
      message: landText(language, 'registryElsewhere', {
        kind: landText(language, `registry${read.kind}`),
        home: landText(language, provinceOf[read.kind]),
        name: provinceNames(provinces, language),
      }),
    },
  ];
}

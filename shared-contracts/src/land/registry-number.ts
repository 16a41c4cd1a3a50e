import * as v from 'valibot';
import type { FieldError } from '../errors/index.ts';
import type { Language } from '../i18n/language.ts';
import { type LegalDescription, provincesOf, type SurveyedProvince } from '../land-survey/index.ts';
import { optional } from '../validators/rules.ts';
import { landMessage, landText } from './land-texts.ts';
import { provinceNames } from './outline-place.ts';

/** Numbers by which the land registries know a parcel. */
type RegistryKind = 'LINC' | 'PID' | 'SURFACE_PARCEL';

interface RegistryNumber {
  readonly kind: RegistryKind;
  /** As its registry prints it. */
  readonly text: string;
}

const provinceOf: Readonly<Record<RegistryKind, SurveyedProvince>> = {
  LINC: 'AB',
  PID: 'BC',
  SURFACE_PARCEL: 'SK',
};

/** A longer text is not such a number, whatever precedes it. */
const longest = 60;

const label = /^(?:linc|pid|surface parcel|parcel)(?: (?:number|no))?[ .:#]{0,4}/i;
const lincDigits = 10;
const shortDigits = 9;

/**
 * Reads a number of a land registry: Alberta's LINC of 10 digits, `0012 345 678`; British Columbia's PID of 9, which
 * begin with 0 or are typed with hyphens, `012-345-678`; Saskatchewan's surface parcel number of 9, `201234567`. None of
 * the three registries publishes a check digit.
 */
export function readRegistryNumber(typed: string): RegistryNumber | undefined {
  if (typed.length > longest) return undefined;
  const text = typed.trim().replace(label, '');
  const digits = text.replace(/[ \u00a0-]/g, '');
  if (!/^\d{9,10}$/.test(digits)) return undefined;
  if (digits.length === lincDigits)
    return { kind: 'LINC', text: `${digits.slice(0, 4)} ${digits.slice(4, 7)} ${digits.slice(7)}` };
  const isPid = digits.startsWith('0') || text.includes('-') || /^pid/i.test(typed.trim());
  if (digits.length !== shortDigits || !isPid) return { kind: 'SURFACE_PARCEL', text: digits };
  return { kind: 'PID', text: `${digits.slice(0, 3)}-${digits.slice(3, 6)}-${digits.slice(6)}` };
}

/** The rule of a registry's number, which is kept as its registry prints it. */
export const registryNumber = optional(
  v.pipe(
    v.string(landMessage('registryNumber')),
    v.check((text) => readRegistryNumber(text) !== undefined, landMessage('registryNumber')),
    v.transform((text) => readRegistryNumber(text)?.text ?? text),
  ),
);

/** A number of another province's registry than the land lies in. */
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

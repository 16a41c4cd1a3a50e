import type { Language } from './language.ts';

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
] as const;

/** A duration in words, in the largest unit of which it is a whole number: '7 days', '10 minutos'. */
export function durationText(milliseconds: number, language: Language): string {
  const [unit, length] = units.find(([, one]) => milliseconds >= one && milliseconds % one === 0) ?? [
    'second',
    1000,
  ];
  const format = new Intl.NumberFormat(language, {
    style: 'unit',
    unit,
    unitDisplay: 'long',
    maximumFractionDigits: 0,
  });
  return format.format(milliseconds / length);
}

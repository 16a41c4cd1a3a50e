import type { Language } from 'shared-contracts';
import type { useTexts } from 'shared-ui';
import type { Run } from './use-rental-steps.ts';

/** The month of a run in words: March 2031. */
export const monthText = (month: string, language: Language): string =>
  new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}T00:00:00Z`),
  );

/** The first day of the month a number of months after a day, yyyy-MM-dd. */
export function monthFrom(day: string, months: number): string {
  const count = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months;
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}-01`;
}

/** Whose rents a run covers: those of an operator, of a project, or all. */
export const runScope = ({ operator, project }: Run, t: ReturnType<typeof useTexts>['t']): string =>
  [operator && t('rentals.ofOperator', { name: operator.companyName }), project?.description]
    .filter(Boolean)
    .join(' · ') || t('rentals.allProjects');

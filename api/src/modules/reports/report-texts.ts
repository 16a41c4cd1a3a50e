import { inLanguage, type Language } from 'shared-contracts';
import { texts as projectTexts } from '../../generated/texts/project-reports.ts';
import { texts } from '../../generated/texts/reports.ts';
import { texts as timeTexts } from '../../generated/texts/time-reports.ts';
import type { LocalizedMessage } from '../../platform/errors/localized-message.ts';

type Gaps = Readonly<Record<string, string | number>>;

/** The texts of reports, in a language. */
export const reportTexts = (language: Language) => inLanguage(texts, language);

export type ReportTexts = ReturnType<typeof reportTexts>;

/** The texts of the project reports, in a language. */
export const projectReportTexts = (language: Language) => inLanguage(projectTexts, language);

export type ProjectReportTexts = ReturnType<typeof projectReportTexts>;

/** The texts of the time reports, in a language. */
export const timeReportTexts = (language: Language) => inLanguage(timeTexts, language);

export type TimeReportTexts = ReturnType<typeof timeReportTexts>;

/** A sentence with its gaps filled. */
export const filledIn = (sentence: string, gaps: Gaps): string =>
  sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(gaps[name] ?? whole));

/** A refusal of a report that is translated into the person's language when it is sent. */
export const reportRefusal =
  (pick: (refusals: ReportTexts['refused']) => string, gaps: Gaps = {}): LocalizedMessage =>
  (language) =>
    filledIn(pick(reportTexts(language).refused), gaps);

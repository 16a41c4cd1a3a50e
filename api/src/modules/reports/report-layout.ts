import type { Language } from 'shared-contracts';
import type { CurrentUser } from 'shared-contracts/rights';
import { shownDateTime } from 'shared-contracts/shown-dates';
import type { ReportLayout } from '../../platform/reports/report-shapes.ts';
import type { DeclaredReport } from './report-declaration.ts';
import { filledIn, reportTexts } from './report-texts.ts';

/** A moment in a time zone as '2026-11-22 16:15', which is the format of Sweden's locale. */
const inZone = (moment: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(moment);

/** The day of a moment in a zone, yyyy-MM-dd. */
export const dayInZone = (moment: Date, timeZone: string): string => inZone(moment, timeZone).slice(0, 10);

interface Made {
  readonly user: Pick<CurrentUser, 'companyName' | 'fullName'>;
  readonly moment: Date;
  readonly zone: string;
  readonly language: Language;
  readonly isPreview: boolean;
}

/** The layout of a declared report, including the header and footer of its pages. */
export function layoutOf(
  report: DeclaredReport,
  { user, moment, zone, language, isPreview }: Made,
): ReportLayout {
  const wording = reportTexts(language);
  const { title, subtitle, filters, sections } = report;
  return {
    language,
    title,
    subtitle,
    filters: [...filters],
    madeBy: filledIn(wording.madeBy, {
      moment: shownDateTime(inZone(moment, zone), language),
      name: user.fullName,
    }),
    company: user.companyName,
    lacking: wording.lacking,
    pageOf: isPreview ? wording.preview : wording.pageOf,
    sections: sections.map((section) => ({
      title: section.title,
      shape: section.shape,
      empty: section.empty,
      ...(section.hasPages ? { hasPages: true } : {}),
      columns: section.columns.map(({ title: heading, width, kind }) => ({ title: heading, width, kind })),
    })),
  };
}

/** A layout with the logo of the company in its header, if it has one. */
export const withPicture = (layout: ReportLayout, logo: string | undefined): ReportLayout =>
  logo === undefined ? layout : { ...layout, logo };

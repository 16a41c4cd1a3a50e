import PDFDocument from 'pdfkit';
import { languageTag } from 'shared-contracts';
import type { ReportLayout } from './report-shapes.ts';

/** A tagged PDF without a page yet, called as the report says. */
export const newPdf = ({ title, subtitle, company, language }: NewPdf): InstanceType<typeof PDFDocument> =>
  new PDFDocument({
    autoFirstPage: false,
    // Each page's foot names the number of all.
    bufferPages: true,
    tagged: true,
    pdfVersion: '1.7',
    displayTitle: true,
    lang: languageTag(language),
    info: { Title: `${title} · ${subtitle}`, Author: company, Creator: 'Rightway' },
  });

type NewPdf = Pick<ReportLayout, 'title' | 'subtitle' | 'company' | 'language'>;

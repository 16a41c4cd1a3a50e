import PDFDocument from 'pdfkit';
import { languageTag } from 'shared-contracts';
import type { ReportLayout } from './report-shapes.ts';

/** A tagged PDF without any page yet, titled like the report. */
export const newPdf = ({ title, subtitle, company, language }: NewPdf): InstanceType<typeof PDFDocument> =>
  new PDFDocument({
    autoFirstPage: false,
    // The footer of each page contains the total number of pages.
    bufferPages: true,
    tagged: true,
    pdfVersion: '1.7',
    displayTitle: true,
    lang: languageTag(language),
    info: { Title: `${title} · ${subtitle}`, Author: company, Creator: 'Rightway' },
  });

type NewPdf = Pick<ReportLayout, 'title' | 'subtitle' | 'company' | 'language'>;

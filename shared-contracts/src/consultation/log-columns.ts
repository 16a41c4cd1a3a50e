import { texts } from '../generated/texts/consultation-log.ts';
import type { Language } from '../i18n/language.ts';
import { inLanguage } from '../i18n/texts.ts';

/** The texts of the log of a consultation: its title, its columns and its values. */
export const logTextsIn = (language: Language) => inLanguage(texts, language);

type LogColumnName = keyof (typeof texts)['en']['columns'];

interface LogColumn {
  readonly name: LogColumnName;
  readonly kind: 'number' | 'date' | 'text';
  /** CSS pixels in a grid and a workbook; on paper, shares of the page. */
  readonly width: number;
}

/** The columns of the log as regulators request it: date, party, means, outcome and evidence. */
export const logColumns: readonly LogColumn[] = [
  { name: 'number', kind: 'number', width: 50 },
  { name: 'date', kind: 'date', width: 120 },
  { name: 'time', kind: 'text', width: 70 },
  { name: 'recipient', kind: 'text', width: 220 },
  { name: 'kind', kind: 'text', width: 160 },
  { name: 'land', kind: 'text', width: 200 },
  { name: 'step', kind: 'text', width: 150 },
  { name: 'method', kind: 'text', width: 110 },
  { name: 'outcome', kind: 'text', width: 110 },
  { name: 'contactedBy', kind: 'text', width: 150 },
  { name: 'spokenWith', kind: 'text', width: 180 },
  { name: 'comments', kind: 'text', width: 400 },
  { name: 'delivered', kind: 'date', width: 120 },
  { name: 'evidence', kind: 'text', width: 240 },
];

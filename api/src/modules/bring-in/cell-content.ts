import { readLand } from 'shared-contracts/land-survey';
import { readDay } from '../../platform/tables/read-day.ts';

/** Longer cells are remarks. */
const longest = 300;

/** What can be recognized in a cell, whatever its column is called. */
export const contents = ['land', 'day', 'phone', 'email', 'share', 'people'] as const;

export type Content = (typeof contents)[number];

const phone = /^[\d\s().+-]{10,20}(?:\s?(?:x|ext|poste)\.?\s?\d{1,6})?$/i;
const email = /^[^\s@]{1,64}@[^\s@]{1,200}\.[a-z]{2,20}$/i;
const share = /^(?:\d{1,4}\s?\/\s?\d{1,5}|\d{1,3}(?:[.,]\d{1,6})?\s?%)$/;
const separated = /[-/. ]/;
const commaName = /^\p{Lu}[\p{L}'’-]{1,30}, ?\p{Lu}/u;
const twoNames = /^\p{Lu}[\p{L}'’. -]{1,40} (?:&|and|et|y) \p{Lu}/u;

const companyWords =
  /\b(?:ltd|limited|lt[eé]e|limit[eé]e|inc|corp|corporation|company|co|llc|llp|lp|gmbh|s\.?a|partnership|holdings|resources|energy|farms?|ranch(?:es|ing)?|bank|trust|estate|church|society|county|municipal(?:ity)?|district|city|town|village|crown|ministry|province|majesty|majeste|nation|railway|colony|hutterian|brethren|university|school|association|cooperative|coop|enterprises?|ventures|developments?|properties|investments?|group|sons|bros|brothers|fils|hijos|cattle|dairy|livestock|feeders|feedlot|land titles|firm|office|services?|construction|contracting|trucking|canada|environment|transportation|agriculture|forestry|infrastructure|minist(?:er|re|ro)|department|government|agency|authority|commission|council|board|club|legion|foundation|institute|hospital|cemetery|hutterites?|m[eé]tis|cree|utilit(?:y|ies)|pipelines?|telephone|communications|hydro)\b/i;

/** Whether a name is that of an organization; such a name is never split. */
export const isOrganization = (name: string): boolean => companyWords.test(name);

const tests: Readonly<Record<Content, (text: string) => boolean>> = {
  land: (text) => readLand(text).parts.length > 0,
  day: (text) => separated.test(text) && !('fault' in readDay(text, 'day', false) && !mayBeDay(text)),
  phone: (text) => phone.test(text) && text.replace(/\D/g, '').length >= 10,
  email: (text) => email.test(text),
  share: (text) => share.test(text),
  people: (text) => commaName.test(text) || twoNames.test(text) || isOrganization(text),
};

function mayBeDay(text: string): boolean {
  const found = readDay(text, undefined, false);
  return !('fault' in found && found.fault === 'notDate');
}

/** The share of cells that look like a kind of content, from 0 to 1; 0 without cells. */
export function shareOf(content: Content, cells: readonly string[]): number {
  if (cells.length === 0) return 0;
  const test = tests[content];
  return cells.filter((cell) => cell.length <= longest && test(cell)).length / cells.length;
}

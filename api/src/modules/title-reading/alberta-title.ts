import { bounded } from 'shared-contracts/limits';
import type { TitleContent } from 'shared-contracts/title-reading';
import { albertaInstruments, isEntry } from './alberta-instruments.ts';
import { albertaOwners } from './alberta-owners.ts';
import { nothingFound, proposalOf } from './proposal.ts';
import type { TitleText } from './title-lines.ts';
import { landIn, missingIn, type TitleLand } from './title-parts.ts';
import { hectaresIn, readDay } from './title-values.ts';

/** Parts of a certificate, each introduced by its heading. */
type Section = 'head' | 'numbers' | 'legal' | 'facts' | 'registration' | 'owners' | 'instruments' | 'end';

const headings: readonly (readonly [RegExp, Section])[] = [
  [/^LINC\b.*\bTITLE NUMBER$/, 'numbers'],
  [/^LEGAL DESCRIPTION$/, 'legal'],
  [/^REGISTERED OWNER\(?S?\)?$/, 'registration'],
  [/^OWNERS$/, 'owners'],
  [/^ENCUMBRANCES, LIENS & INTERESTS$/, 'instruments'],
];

/** Lines on every page that are not about the title. */
const noise = [
  /^[-_=*]{4,}$/,
  /^S$/,
  /^LAND TITLE CERTIFICATE$/,
  /^PAGE\s+\d+$/,
  /^\(\s*CONTINUED\s*\)$/,
  /^#\s*\d{3} \d{3} \d{3}/,
  /^REGISTRATION(?:\s+#.*)?$/,
  /^REGISTRATION\s+DATE\s*\(DMY\).*$/,
  /^NUMBER\s+DATE\s*\(D\/M\/Y\)\s+PARTICULARS$/,
  /^\*\s*END OF CERTIFICATE\s*\*?$/,
];

const fact = /^(ESTATE|MUNICIPALITY|REFERENCE NUMBER|ATS REFERENCE)\s*:\s*(\S.*)?$/;
/** Bounded, because the spaces can match in many ways; no line of a certificate is half as long. */
const numbers = bounded(
  300,
  /^(\d{4} ?\d{3} ?\d{3})\s+(?:(\S.*?)\s+)?(\d{3} ?\d{3} ?\d{3}(?:\s?\+\d+|\s?[A-Z]\d*)?|\d{1,5}[A-Z]{1,3}\d*)$/,
);
const registered = /^(\d{3} ?\d{3} ?\d{3}|\d{1,5}[A-Z]{1,3}\d*)\s+(\d{2}\/\d{2}\/\d{4})\s+(\S.*)$/;
const certified = bounded(300, /\bTHIS\s+(\d{1,2})\s+DAY\s+OF\s+([A-Z]{3,9})(?:\s*,)?\s+(\d{4})\b/i);

/** Whether a text has the layout of Alberta's certificates. */
export const isAlberta = ({ lines }: Pick<TitleText, 'lines'>): boolean =>
  lines.some(({ text }) => /^LINC\b.*\bTITLE NUMBER$/.test(text.trim())) ||
  lines.filter(({ text }) => headings.some(([heading]) => heading.test(text.trim()))).length >= 3;

/** Reads a title in Alberta's layout; accepts any text, and returns whatever it understands. */
export function readAlberta(text: TitleText): TitleContent {
  const found = nothingFound();
  const legal: number[] = [];
  const owners: { line: number; text: string }[] = [];
  const instruments: { line: number; text: string }[] = [];
  const certificate: number[] = [];
  let short: TitleLand | undefined;
  let words: TitleLand | undefined;
  let section: Section = 'head';
  const single = (value: string, line: number) => (value === '' ? null : { value, lines: [line] });

  for (const [line, { text: raw }] of text.lines.entries()) {
    const trimmed = raw.trim();
    const heading = headings.find(([pattern]) => pattern.test(trimmed));
    if (heading) {
      section = heading[1];
      found.noise.add(line);
      continue;
    }
    if (noise.some((pattern) => pattern.test(trimmed))) {
      found.noise.add(line);
      continue;
    }
    const [, total] = /^\*?\s*TOTAL INSTRUMENTS\s*:\s*(\d{1,4})/.exec(trimmed) ?? [];
    if (total) {
      found.instrumentsTold = Number(total);
      found.noise.add(line);
      section = 'end';
      continue;
    }
    if (/^THE REGISTRAR OF TITLES CERTIFIES/.test(trimmed)) section = 'end';
    const [, name, value = ''] = fact.exec(trimmed) ?? [];
    if (name && section !== 'owners' && section !== 'instruments' && section !== 'end') {
      section = 'facts';
      if (name === 'ESTATE') found.estate = single(value, line);
      else if (name === 'MUNICIPALITY') found.municipality = single(value, line);
      else if (name === 'REFERENCE NUMBER') found.previousNumber = single(value, line);
      else {
        short = landIn(text.lines, [line], () => value);
        found.noise.add(line);
      }
      continue;
    }
    if (section === 'numbers') {
      const [, linc = '', shortLegal = '', number = ''] = numbers.exec(trimmed) ?? [];
      if (number === '') continue;
      found.landNumber = single(linc, line);
      found.number = single(number.replaceAll(/\s+/g, ' '), line);
      if (shortLegal !== '') short = landIn(text.lines, [line], () => shortLegal);
      section = 'facts';
    } else if (section === 'legal') legal.push(line);
    else if (section === 'registration') {
      const [, , date = ''] = registered.exec(trimmed) ?? [];
      const day = readDay(date);
      if (day) found.registeredDate = { value: day, lines: [line] };
    } else if (section === 'owners') owners.push({ line, text: trimmed });
    else if (section === 'instruments') instruments.push({ line, text: trimmed });
    else if (section === 'end') certificate.push(line);
  }

  if (legal.length > 0) {
    const legalWords = legal.map((line) => text.lines[line]?.text.trim() ?? '');
    found.legalDescription = { value: legalWords.join('\n'), lines: legal };
    words = landIn(text.lines, legal);
    const area = hectaresIn(legalWords.join(' '));
    if (area) found.grossArea = { value: area, lines: legal };
  }
  // The description in words is more detailed than the short notation, for example that it is a portion.
  const land = words && words.parts.length > 0 ? words : (short ?? words);
  found.parts = [...(land?.parts ?? [])];
  found.landUnread = [...(words?.unread ?? []), ...(short && land !== short ? missingIn(land, short) : [])];
  found.owners = [...albertaOwners(owners)];
  // Lines before the first entry do not belong to one.
  const first = instruments.findIndex(({ text: entry }) => isEntry(entry));
  found.instruments = first < 0 ? [] : [...albertaInstruments(instruments.slice(first))];
  const [, day, month, year] =
    certified.exec(certificate.map((line) => text.lines[line]?.text.trim()).join(' ')) ?? [];
  const searched = day && readDay(`${day} ${month} ${year}`);
  if (searched) found.searchedDate = { value: searched, lines: certificate };
  return proposalOf('ALBERTA', text, found);
}

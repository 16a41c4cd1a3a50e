import { freeGroupKey } from 'shared-contracts/land';
import { bounded, withoutEnd } from 'shared-contracts/limits';
import { type TitleContent, titleReadingLimits } from 'shared-contracts/title-reading';
import { lesserEstate } from './lesser-estate.ts';
import { type Found, type Instrument, nothingFound, type Owner, proposalOf } from './proposal.ts';
import type { TitleText } from './title-lines.ts';
import { landIn } from './title-parts.ts';
import { hectaresIn, readAmount, readDay, readShare } from './title-values.ts';

/** Fields of a plain layout by the labels before their colon, in lower case. */
const labels = {
  number: [
    'title',
    'title no',
    'title number',
    'certificate of title',
    'certificate of title number',
    'certificate',
  ],
  landNumber: ['linc', 'pid', 'parcel identifier', 'land number', 'surface parcel'],
  legalDescription: ['legal', 'legal description', 'legal land description', 'land', 'description'],
  estate: ['estate', 'interest'],
  municipality: ['municipality', 'county', 'rural municipality', 'district'],
  grossArea: ['area', 'gross area', 'containing'],
  previousNumber: [
    'previous title',
    'previous title number',
    'from title',
    'from title number',
    'reference number',
  ],
  registeredDate: ['registered', 'date registered', 'registration date', 'registered date', 'title date'],
  searchedDate: ['searched', 'search date', 'date of search', 'as of', 'printed'],
  owners: ['owner', 'owners', 'registered owner', 'registered owners', 'registered owner(s)'],
  instruments: [
    'instruments',
    'encumbrances',
    'charges',
    'interests',
    'charges liens and interests',
    'registered interests',
    'encumbrances, liens & interests',
    'encumbrances liens and interests',
    'charges, liens and interests',
  ],
} as const;

type Label = keyof typeof labels;

const byWords = new Map<string, Label>();
for (const [label, words] of Object.entries(labels))
  for (const word of words) byWords.set(word, label as Label);

/** The field of a line and the text after the colon; a heading may have no text. */
function labelled(text: string): { readonly label: Label; readonly value: string } | undefined {
  const colon = text.indexOf(':');
  const words = (colon < 0 ? text : text.slice(0, colon)).trim().toLowerCase().replaceAll(/[.#]/g, '').trim();
  const label = byWords.get(words.replaceAll(/\s+/g, ' '));
  const isHeading = label === 'owners' || label === 'instruments' || label === 'legalDescription';
  if (!label || (colon < 0 && !isHeading)) return undefined;
  return { label, value: colon < 0 ? '' : text.slice(colon + 1).trim() };
}

/** An owner in one line: name, address and share, separated by commas or semicolons. */
function ownerOf(text: string, line: number): Owner {
  const pieces = text.split(text.includes(';') ? ';' : ',').map((piece) => piece.trim());
  const isJoint = /\bjoint\b/i.test(text);
  const share = pieces.map(readShare).find(Boolean);
  const rest = pieces.filter(
    (piece) =>
      piece !== '' && !readShare(piece) && !lesserEstate(piece) && !/\b(?:joint|tenants?)\b/i.test(piece),
  );
  const [name = text, ...address] = rest;
  return {
    name: name.replace(/^(?:\d+[.)]|-)\s+/, ''),
    address: address.join(', ') || null,
    tenancy: isJoint ? 'JOINT' : 'COMMON',
    numerator: isJoint ? null : (share?.[0] ?? null),
    denominator: isJoint ? null : (share?.[1] ?? null),
    group: null,
    groupShare: isJoint && share ? share.join('/') : null,
    estate: pieces.map(lesserEstate).find((estate) => estate !== null) ?? null,
    lines: [line],
  };
}

/**
 * Divides joint tenants into groups: those on consecutive lines with the same share. If these are more people than the
 * groups that make up the whole, for example four with a half each, they are divided evenly in their order.
 */
function inGroups(owners: readonly Owner[]): Owner[] {
  const keys: string[] = [];
  const runs: Owner[][] = [];
  for (const owner of owners) {
    const run = runs.at(-1);
    const isSame = run?.[0]?.groupShare === owner.groupShare && owner.groupShare !== null;
    if (run && isSame) run.push(owner);
    else runs.push([owner]);
  }
  return runs.flatMap((run) => {
    const [above = 0, below = 1] = (run[0]?.groupShare ?? '').split('/').map(Number);
    if (above === 0) return run;
    const most = Math.floor(below / above);
    const count = runs.length === 1 && run.length >= 2 * most && run.length % most === 0 ? most : 1;
    const size = run.length / count;
    return run.map((owner, place) => {
      if (place % size === 0) keys.push(freeGroupKey(keys));
      return { ...owner, group: keys.at(-1) ?? null };
    });
  });
}

const days = String.raw`(\d{4}-\d{2}-\d{2}|\d{1,2}\/\d{1,2}\/\d{4}|[A-Z][a-z]{2}[- ]\d{1,2}[-, ] ?\d{4})`;
const row = bounded(
  1000,
  new RegExp(String.raw`^(?:\d{1,3}[.)]\s+)?(\S+(?: \d{3}){0,2})[\s,;]+${days}[\s,;]+(\S.*)$`),
);
const ended = bounded(1000, new RegExp(String.raw`\b(?:discharged|cancelled)\b[^\d]{0,12}${days}`, 'i'));
/** Spaces and list separators. */
const blanks = ' \t\u00a0,;';
const amountIn = /\$\s?([\d,]+(?:\.\d{2})?)/;

/** An instrument in one line: number, date, kind, and after a dash the party it is for. */
function instrumentOf(text: string, line: number): Instrument | undefined {
  const [, registrationNumber, date = '', rest = ''] = row.exec(text) ?? [];
  const registeredDate = readDay(date);
  if (!registrationNumber || !registeredDate) return undefined;
  const dischargedDate = readDay(ended.exec(rest)?.[1] ?? '') ?? null;
  const amount = readAmount(amountIn.exec(rest)?.[1] ?? '') ?? null;
  const registration = ended
    .replace(rest, '')
    .replace(amountIn, '')
    .replaceAll(/\(\s*\)/g, '');
  const [kind = '', name = ''] = registration
    .split(/\s[-–]\s|,|\bto\b|\bin favour of\b/i)
    .map((piece) => withoutEnd(piece, blanks).trim());
  return {
    registrationNumber,
    registeredDate,
    kind,
    amount,
    dischargedDate,
    dischargeNumber: null,
    notes: null,
    parties: name ? [{ partyType: 'GRANTEE', name }] : [],
    lines: [line],
  };
}

const singles = ['number', 'landNumber', 'estate', 'municipality', 'previousNumber'] as const;

function take(found: Found, label: Label, value: string, line: number): boolean {
  const single = singles.find((name) => name === label);
  const [isDay, isArea] = [label === 'registeredDate' || label === 'searchedDate', label === 'grossArea'];
  const text = isDay ? readDay(value) : isArea ? hectaresIn(value) : value;
  if (!text || !(single || isDay || isArea)) return false;
  const name = label as Exclude<Label, 'owners' | 'instruments' | 'legalDescription'>;
  found[name] ??= { value: text, lines: [line] };
  return true;
}

/** Reads a title of `label: value` lines, with owners and instruments one per line below their headings. */
export function readPlain(text: TitleText): TitleContent {
  const found = nothingFound();
  const legal: number[] = [];
  let section: Label | undefined;
  for (const [line, { text: raw }] of text.lines.entries()) {
    const trimmed = raw.trim();
    const known = labelled(trimmed);
    if (known) section = known.label;
    const value = known ? known.value : trimmed;
    if (known && value === '') {
      found.noise.add(line);
      continue;
    }
    if (section === 'legalDescription') legal.push(line);
    else if (section === 'owners' && found.owners.length < titleReadingLimits.rows)
      found.owners.push(ownerOf(value, line));
    else if (section === 'instruments' && found.instruments.length < titleReadingLimits.rows) {
      const instrument = instrumentOf(value, line);
      if (instrument) found.instruments.push(instrument);
    } else if (known) take(found, known.label, value, line);
  }
  if (legal.length > 0) {
    const words = legal.map((line) => {
      const trimmed = text.lines[line]?.text.trim() ?? '';
      return labelled(trimmed)?.value ?? trimmed;
    });
    found.legalDescription = { value: words.join('\n'), lines: legal };
    const land = landIn(text.lines, legal, (line) => words[legal.indexOf(line)] ?? '');
    found.parts = [...land.parts];
    found.landUnread = [...land.unread];
  }
  found.owners = inGroups(found.owners);
  const [only, ...others] = found.owners;
  if (only && others.length === 0 && only.numerator === null && only.tenancy === 'COMMON' && !only.estate)
    found.owners = [{ ...only, numerator: 1, denominator: 1 }];
  return proposalOf('PLAIN', text, found);
}

import { type TitleContent, titleReadingLimits } from 'shared-contracts/title-reading';
import { albertaOwners } from './alberta-owners.ts';
import { type Instrument, nothingFound, type Owner, proposalOf } from './proposal.ts';
import type { TitleText } from './title-lines.ts';
import { landIn } from './title-parts.ts';
import { readAmount, readDay } from './title-values.ts';

/** The sentence between the owners and the land; it may end on one of the next lines. */
const statement =
  /^(?:IS|ARE) (?:THE )?REGISTERED OWNERS?(?:,? (AS (?:JOINT TENANTS|TENANTS IN COMMON)),?)? SUBJECT TO\b/i;
const statementEnd = /\bDESCRIBED LAND:?$/i;
const heading = /^\d{1,2}\.\s+([A-Z][A-Z ,/&]{3,80})$/;
/** What follows the description of the land. */
const reservations = /^(?:THE LAND IN THIS TITLE IS|ACTIVE (?:TITLE|INSTRUMENTS?))\b/i;
const postal = /\b[A-Z]\d[A-Z]\s?\d[A-Z]\d\b/i;
const mostAddressLines = 6;
const mostLandLines = 100;

interface Numbered {
  readonly line: number;
  readonly text: string;
}

/** Whether a text has the layout of Manitoba's statuses of title. */
export const isManitoba = ({ lines }: Pick<TitleText, 'lines'>): boolean =>
  lines.some(({ text }) => statement.test(text.trim()));

/** The sections of a title by their headings; the lines before the first one are below ''. */
function sectionsOf(lines: readonly Numbered[]): ReadonlyMap<string, readonly Numbered[]> {
  const sections = new Map<string, Numbered[]>();
  let name = '';
  for (const one of lines) {
    const [, found] = heading.exec(one.text) ?? [];
    if (found) name = found;
    else if (sections.get(name)?.push(one) === undefined) sections.set(name, [one]);
  }
  return sections;
}

const startOf = (text: string, word: string): string | undefined =>
  text.toUpperCase().startsWith(`${word} `) ? text.slice(word.length + 1).trim() : undefined;

/** A line of owners in the lines of which Alberta's titles consist: each name, `AND`, and how it is held. */
function ownerLines({ line, text }: Numbered): readonly Numbered[] {
  const of = (one: string): Numbered => ({ line, text: one });
  const behindAnd = startOf(text, 'AND');
  if (behindAnd !== undefined) return [of('AND'), ...ownerLines(of(behindAnd))];
  if (/\sAND$/i.test(text)) return [...ownerLines(of(text.slice(0, -'AND'.length).trim())), of('AND')];
  const held = text.search(/\sAS (?:JOINT TENANTS|TENANTS IN COMMON|TO)\b/i);
  if (held > 0) return [...ownerLines(of(text.slice(0, held))), of(text.slice(held + 1))];
  // 'ROE AND SONS LTD.' is one owner; two people have two words or more each.
  const arePeople = (some: readonly string[]) =>
    some.every((name) => /\S\s\S/.test(name)) && !/\b(?:LTD|INC|CORP|LIMITED)\b/i.test(text);
  // `JOHN DOE, MARY DOE AND PETER DOE`, but not `JOHN DOE, FARMER AND MARY DOE`.
  const all = text.split(/,?\sAND\s|,\s/i).map((name) => name.trim());
  const names = /\sAND\s/i.test(text) && arePeople(all) ? all : text.split(/\sAND\s/i);
  return arePeople(names)
    ? names.flatMap((name, place) => (place === 0 ? [of(name)] : [of('AND'), of(name)]))
    : [of(text)];
}

/** The address for service of an owner. */
function addressOf(name: string, lines: readonly Numbered[]): string | null {
  const at = lines.findIndex(({ text }) => text.toUpperCase() === name.toUpperCase());
  if (at < 0) return null;
  const behind = lines.slice(at + 1, at + 1 + mostAddressLines).map(({ text }) => text);
  const end = behind.findIndex((text) => postal.test(text));
  return end < 0 ? null : behind.slice(0, end + 1).join(', ');
}

const labelledBy = (block: readonly Numbered[], label: string): string =>
  block.map(({ text }) => startOf(text, label)).find((value) => value !== undefined && value !== '') ?? '';

/** The instruments of a section, each of which begins with its type. */
function instrumentsIn(lines: readonly Numbered[]): readonly Instrument[] {
  const blocks: Numbered[][] = [];
  for (const one of lines)
    if (startOf(one.text, 'INSTRUMENT TYPE:') !== undefined) blocks.push([one]);
    else blocks.at(-1)?.push(one);
  return blocks.flatMap((block): Instrument[] => {
    const registrationNumber = labelledBy(block, 'REGISTRATION NUMBER:');
    if (registrationNumber === '') return [];
    const [from, to] = [labelledBy(block, 'FROM/BY:'), labelledBy(block, 'TO:')];
    return [
      {
        registrationNumber,
        registeredDate: readDay(labelledBy(block, 'REGISTRATION DATE:')) ?? null,
        kind: labelledBy(block, 'INSTRUMENT TYPE:').toUpperCase(),
        amount: readAmount(labelledBy(block, 'AMOUNT:')) ?? null,
        ...{ dischargedDate: null, dischargeNumber: null },
        notes: labelledBy(block, 'DESCRIPTION:') || null,
        // Without somebody to whom it is given, it is for whoever registered it, as a caveat is.
        parties: to
          ? [
              { partyType: 'GRANTEE', name: to },
              ...(from ? [{ partyType: 'GRANTOR' as const, name: from }] : []),
            ]
          : from
            ? [{ partyType: 'GRANTEE', name: from }]
            : [],
        lines: block.map(({ line }) => line),
      },
    ];
  });
}

/** Reads a title in Manitoba's layout; accepts any text, and returns whatever it understands. */
export function readManitoba(text: TitleText): TitleContent {
  const found = nothingFound();
  const all = text.lines.map(({ text: written }, line) => ({ line, text: written.trim() }));
  const single = (value: string | undefined, line: number | undefined) =>
    value && line !== undefined ? { value, lines: [line] } : null;
  const at = all.findIndex((one) => statement.test(one.text));
  const end = all.findIndex(({ text: written }, line) => line >= at && statementEnd.test(written));
  const first = all.findLastIndex(
    ({ text: written }, line) => line < at && (heading.test(written) || /:$/.test(written)),
  );
  const named = all.slice(first + 1, Math.max(at, 0)).flatMap(ownerLines);
  const [, held] = statement.exec(all[at]?.text ?? '') ?? [];
  const owners: readonly Owner[] = albertaOwners(held ? [...named, { line: at, text: held }] : named);
  const behind = at < 0 ? [] : all.slice(Math.max(end, at) + 1).slice(0, mostLandLines);
  const last = behind.findIndex(({ text: written }) => heading.test(written) || reservations.test(written));
  const legal = (last < 0 ? behind : behind.slice(0, last)).map(({ line }) => line);
  if (legal.length > 0) {
    found.legalDescription = {
      value: legal.map((line) => all[line]?.text ?? '').join('\n'),
      lines: legal,
    };
    const land = landIn(text.lines, legal);
    found.parts = [...land.parts];
    found.landUnread = [...land.unread];
  }
  const sections = sectionsOf(all);
  const service = sections.get('ADDRESSES FOR SERVICE') ?? [];
  found.owners = owners.map((owner) => ({
    ...owner,
    address: owner.address ?? addressOf(owner.name, service),
  }));
  found.instruments = instrumentsIn(sections.get('ACTIVE INSTRUMENTS') ?? []).slice(
    0,
    titleReadingLimits.rows,
  );
  const number = /^TITLE (?:NUMBER|NO)\.?:?\s+(\d{1,9}\/\d{1,3})$/i;
  const numbered = all.find((one) => number.test(one.text));
  found.number = single(numbered && number.exec(numbered.text)?.[1], numbered?.line);
  const [from] = sections.get('FROM TITLE NUMBERS') ?? [];
  found.previousNumber = single(from && /^\d{1,9}\/\d{1,3}/.exec(from.text)?.[0], from?.line);
  const [origin] = instrumentsIn(sections.get('ORIGINATING INSTRUMENTS') ?? []);
  found.registeredDate = single(origin?.registeredDate ?? undefined, origin?.lines[0]);
  for (const { line, text: written } of all)
    if (heading.test(written) || statement.test(written) || reservations.test(written)) found.noise.add(line);
  return proposalOf('PLAIN', text, found);
}

import { type TitleContent, titleReadingLimits } from 'shared-contracts/title-reading';
import type { Numbered } from './owner-holdings.ts';
import { type Instrument, nothingFound, proposalOf } from './proposal.ts';
import { saskatchewanOwners, toldOwners } from './saskatchewan-owners.ts';
import type { TitleText } from './title-lines.ts';
import { landOnLines } from './title-parts.ts';
import { readAmount, readDay } from './title-values.ts';

const land = /^REFERENCE LAND DESCRIPTION:\s*/i;
const landEnd = /^(?:THIS TITLE IS SUBJECT|REGISTERED INTERESTS)\b/i;
/** Lines that say nothing that is kept of a title. */
const quiet =
  /^(?:PROVINCE OF|LAND TITLES REGISTRY$|TITLE$|TITLE STATUS:|PARCEL (?:TYPE|VALUE|CLASS CODE):|CONVERTED TITLE:|INTERESTS MENTIONED IN|NONE$|ADDRESSES FOR SERVICE|NAME\s+ADDRESS$|OWNER:$|CLIENT #:|NOTES:$)/i;
const mostSentenceLines = 20;
/** Whether a text has the layout of Saskatchewan's titles. */
export const isSaskatchewan = ({ lines }: Pick<TitleText, 'lines'>): boolean =>
  lines.some(({ text }) => land.test(text.trim()));

const day = /\b(\d{1,2} [A-Za-z]{3,9} \d{4})\b/;

/** The text behind a label within a line, where columns stand beside each other: `Value: N/A   Reg'd: …`. */
function behind(text: string, label: string): string | undefined {
  const at = text.toLowerCase().indexOf(label.toLowerCase());
  return at < 0 ? undefined : text.slice(at + label.length).trim();
}

/** An interest, whose number stands beside its label or on the next line. */
function interestOf(block: readonly Numbered[]): Instrument | undefined {
  const texts = block.map(({ text }) => text);
  const [head = '', ...rest] = texts;
  const beside = behind(head, 'Interest #:') ?? '';
  const number = /^\d{6,12}/.exec(beside || (rest[0] ?? ''))?.[0];
  if (!number) return undefined;
  const lines = beside === '' ? rest.slice(1) : rest;
  const textOf = (label: string) =>
    lines.map((text) => behind(text, label)).find((value) => value !== undefined);
  const holder = lines.findIndex((text) => /^Holder:/i.test(text));
  const beyond = beside.slice(number.length).trim();
  const kind = (beyond || (lines[0] ?? '')).split(/\s{2,}|\bValue:/i)[0]?.trim() ?? '';
  const name = holder < 0 ? undefined : behind(lines[holder] ?? '', 'Holder:') || lines[holder + 1];
  const converted = textOf('Converted Instrument #:');
  return {
    registrationNumber: number,
    registeredDate: readDay(day.exec(textOf("Reg'd:") ?? '')?.[1] ?? '') ?? null,
    kind: kind.toUpperCase(),
    amount: readAmount((textOf('Value:') ?? '').split(/\s{2,}/)[0] ?? '') ?? null,
    ...{ dischargedDate: null, dischargeNumber: null },
    notes: converted ? `Converted Instrument #: ${converted}` : null,
    parties: name ? [{ partyType: 'GRANTEE', name: name.trim() }] : [],
    lines: block.map(({ line }) => line),
  };
}

/** Reads a title of Saskatchewan; accepts any text, and returns whatever it understands. */
export function readSaskatchewan(text: TitleText): TitleContent {
  const found = nothingFound();
  const all = text.lines.map(({ text: written }, line) => ({ line, text: written.trim() }));
  const fieldOf = (label: string, pick: (value: string) => string | undefined) => {
    const one = all.find(({ text: written }) => behind(written, label) !== undefined);
    const value = one && pick(behind(one.text, label) ?? '');
    return one && value ? { value, lines: [one.line] } : null;
  };
  const number = (value: string) => /^[A-Z\d]{6,12}\b/i.exec(value)?.[0];
  found.number = fieldOf('Title #:', number);
  found.previousNumber = fieldOf('Abstract #:', number);
  found.searchedDate = fieldOf('As of:', (value) => readDay(day.exec(value)?.[1] ?? ''));
  found.municipality = fieldOf('Municipality:', (value) => value);

  const at = all.findIndex((one) => land.test(one.text));
  const before = all.slice(Math.max(0, at - mostSentenceLines), Math.max(0, at));
  const label = before.findLastIndex((one) => /:(?:\s|$)/.test(one.text));
  const lines = before.slice(label + 1);
  const told = toldOwners(lines.map((one) => one.text).join(' '));
  if (told) {
    const places = lines.map(({ line }) => line);
    const service = all.slice(all.findIndex((one) => /^ADDRESSES FOR SERVICE/i.test(one.text)) + 1);
    found.owners = [...saskatchewanOwners(told, service, places)];
    found.landNumber = { value: told.parcel, lines: places };
  }

  const rest = at < 0 ? [] : all.slice(at);
  const end = rest.findIndex((one) => landEnd.test(one.text));
  const legal = end < 0 ? rest.slice(0, 2) : rest.slice(0, end);
  if (legal.length > 0) {
    const words = legal.map((one) => one.text.replace(land, '')).join(' ');
    const places = legal.map(({ line }) => line);
    found.legalDescription = { value: words, lines: places };
    const read = landOnLines(words, places);
    found.parts = [...read.parts];
    found.landUnread = [...read.unread];
  }
  const blocks: Numbered[][] = [];
  for (const one of rest.slice(Math.max(end, 0)))
    if (/^ADDRESSES FOR SERVICE/i.test(one.text)) break;
    else if (/^Interest #:/i.test(one.text)) blocks.push([one]);
    else blocks.at(-1)?.push(one);
  found.instruments = blocks.slice(0, titleReadingLimits.rows).flatMap((block) => interestOf(block) ?? []);
  const served = found.owners.map(({ name }) => name.toUpperCase());
  for (const { line, text: written } of all) {
    const isService = served.some((name) => written.toUpperCase().startsWith(name));
    if (isService || landEnd.test(written) || quiet.test(written)) found.noise.add(line);
  }
  return proposalOf('PLAIN', text, found);
}

import { bounded } from 'shared-contracts/limits';
import { titleReadingLimits } from 'shared-contracts/title-reading';
import type { Instrument } from './proposal.ts';
import { bareNumber, readAmount, readDay } from './title-values.ts';

interface Numbered {
  readonly line: number;
  readonly text: string;
}

/** A registration at the beginning of its entry: `222 035 285 12/02/2022 CAVEAT`. */
const entry = /^(\d{3} ?\d{3} ?\d{3}|\d{1,5}[A-Z]{1,3})\s+(?:\.\s+)?(\d{2}\/\d{2}\/\d{4})\s+(\S.*)$/;

/** Whether a line begins an entry of the register. */
export const isEntry = (text: string): boolean => entry.test(text.trim());

const roles: readonly (readonly [RegExp, Instrument['parties'][number]['partyType']])[] = [
  [/^(?:GRANTOR|LESSOR|MORTGAGOR|DEBTOR|VENDOR|TRANSFEROR)$/, 'GRANTOR'],
  [/^(?:GRANTEE|LESSEE|MORTGAGEE|CAVEATOR|CREDITOR|PURCHASER|TRANSFEREE)$/, 'GRANTEE'],
  [/^(?:AGENT|ATTORNEY|AFFECTED PARTY|BY|TRUSTEE|LIENOR|CLAIMANT)$/, 'OTHER_PARTIES'],
];

const party = bounded(300, /^([A-Z][A-Z ]{1,20}?)\s*[-:]\s+(\S.*)$/i);

const partyTypeOf = (label: string) => roles.find(([names]) => names.test(label.trim().toUpperCase()))?.[1];

/** Number of lines that a long name may span. */
const longestName = 3;

/**
 * A name that begins in a line and continues up to the next line that ends with a full stop, within `longestName`
 * lines; otherwise it is only its own line.
 */
function nameFrom(first: string, rest: readonly string[]): { readonly name: string; readonly used: number } {
  const parts = [first];
  for (const [place, text] of ['', ...rest].slice(0, longestName).entries()) {
    if (place > 0) {
      if (party.test(text) || /^(?:\d|P\.?\s?O\.?\s+BOX|BOX|C\/O|RE\s*:|ORIGINAL)/i.test(text)) break;
      parts.push(text);
    }
    if (parts.at(-1)?.endsWith('.')) return { name: clean(parts.join(' ')), used: parts.length - 1 };
  }
  return { name: clean(first), used: 0 };
}

const clean = (name: string): string => name.replace(/\.$/, '').replace(/\.\.$/, '.').trim();

/** The lines below the first line of an entry: parties, an amount, and the rest as notes. */
function detailsOf(below: readonly string[]) {
  const parties: Instrument['parties'] = [];
  const notes: string[] = [];
  let amount: string | null = null;
  for (let place = 0; place < below.length; place += 1) {
    const text = below[place] ?? '';
    const [, label = '', name = ''] = party.exec(text) ?? [];
    const partyType = partyTypeOf(label);
    const [, amountText] = /^ORIGINAL PRINCIPAL AMOUNT\s*(?::\s*)?(\$?[\d,]+(?:\.\d{2})?)/i.exec(text) ?? [];
    if (partyType) {
      const whole = nameFrom(name, below.slice(place + 1));
      parties.push({ partyType, name: whole.name });
      place += whole.used;
    } else if (amountText) amount = readAmount(amountText) ?? null;
    else notes.push(text);
  }
  return { parties, amount, notes: notes.join('\n') || null };
}

const discharge = /^(PARTIAL )?DISCHARGE\b/i;

/**
 * Marks the instruments that a discharge names as discharged; undefined if it names none that are listed here, or only
 * a part of one.
 */
function discharged(one: Instrument, all: readonly Instrument[]): readonly Instrument[] | undefined {
  const text = `${one.kind} ${one.notes ?? ''}`;
  if (!discharge.test(one.kind) || /\bPARTIAL\b/i.test(text)) return undefined;
  const numbers = [...text.matchAll(/\b(?:\d{3} ?\d{3} ?\d{3}|\d{1,5}[A-Z]{1,3})\b/g)].map(([number]) =>
    bareNumber(number),
  );
  const isNamed = (other: Instrument) => numbers.includes(bareNumber(other.registrationNumber));
  if (!all.some(isNamed)) return undefined;
  return all.map((other) =>
    isNamed(other)
      ? {
          ...other,
          dischargedDate: one.registeredDate,
          dischargeNumber: one.registrationNumber,
          lines: [...other.lines, ...one.lines],
        }
      : other,
  );
}

/** Reads the register in Alberta's layout. An instrument that was discharged is listed together with its discharge. */
export function albertaInstruments(lines: readonly Numbered[]): readonly Instrument[] {
  const entries: { head: RegExpExecArray; lines: number[]; below: string[] }[] = [];
  for (const { line, text } of lines) {
    const head = entry.exec(text.trim());
    if (head) {
      if (entries.length >= titleReadingLimits.rows) break;
      entries.push({ head, lines: [line], below: [] });
    } else {
      entries.at(-1)?.below.push(text.trim());
      entries.at(-1)?.lines.push(line);
    }
  }
  let all: readonly Instrument[] = entries.map(
    ({ head: [, number = '', date = '', kind = ''], lines: at, below }) => ({
      registrationNumber: number,
      registeredDate: readDay(date) ?? null,
      kind: kind.replaceAll(/\s+/g, ' ').trim(),
      dischargedDate: null,
      dischargeNumber: null,
      lines: at,
      ...detailsOf(below),
    }),
  );
  for (const one of all) {
    const next = discharged(one, all);
    if (next) all = next.filter(({ registrationNumber }) => registrationNumber !== one.registrationNumber);
  }
  return all;
}

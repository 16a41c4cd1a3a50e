import { withoutEnd } from 'shared-contracts/limits';
import { writtenEmails } from '../../platform/tables/written-emails.ts';
import { writtenPhone } from '../../platform/tables/written-phone.ts';
import { isOrganization } from './cell-content.ts';

/** Owners of a cell with the address, the number and the mail that stand below or behind their names; '' without one. */
export interface AddressedOwners {
  /** The part of the cell that names them, with its own separators. */
  readonly names: string;
  readonly address: string;
  readonly phone: string;
  readonly email: string;
}

/** Longer cells are remarks. */
const longest = 1000;

/** Pieces of a cell, each with the separator before it. */
const pieces = /(?:^|\r?\n|[;,|])[^\r\n;,|]*/g;

/** Words with which only addresses begin. */
const begins =
  /^(?:#\s?\d|(?:p\.? ?o\.? ?)?box (?:no\.? ?)?\d|p\.? ?o\.? box|r\.? ?r\.? ?#?\d|site \S{0,2}\d|comp\.? ?\d|suite #?\d|unit #?\d|apt\.? ?#?\d|general delivery|gen\.? del)/i;

/** A house number with the name of a street: `101 - 5 Street`, `4512 50 Ave`, `12 Main St.` */
const street =
  /^\d{1,6}[a-z]?\b.{0,60}\b(?:street|st|avenue|ave|road|rd|drive|dr|crescent|cres|highway|hwy|way|lane|close|court|crt|boulevard|blvd|trail|place|range|rue|chemin)\b/i;

/** A range road or a township road, which farms have as their address: `RR 233`, `52115 Range Road 213`, `Twp Rd 510`. */
const rural = /^(?:\d{3,6} )?(?:range|rge|twp|township) (?:road|rd)\b/i;

const postal = /\b[ABCEGHJ-NPRSTVXY]\d[A-Z][ -]?\d[A-Z]\d$/i;
/** A province at the end; without a postal code only one that is no word of a name, such as `on` or `man`. */
const province =
  /(?:^|[ ,])(?:AB|BC|SK|MB|(?:[Aa]lberta|ALBERTA|[Aa]lta\.?|ALTA\.?|B\.C\.|[Bb]ritish [Cc]olumbia|[Ss]askatchewan|[Ss]ask\.?|[Mm]anitoba))$/;
const onlyPostal = /^[ABCEGHJ-NPRSTVXY]\d[A-Z][ -]?\d[A-Z]\d$/i;
const share = /\d\s?\/\s?\d|\d\s?%/;

const isAddress = (piece: string): boolean =>
  (begins.test(piece) || street.test(piece) || rural.test(piece)) && !isOrganization(piece);

/** A piece that is a number or a mail address and nothing else; an emergency number is none of an address. */
const isPhone = (piece: string): boolean => writtenPhone(piece)?.more === '';
const isEmail = (piece: string): boolean => /^\S{1,64}@\S{1,190}$/.test(writtenEmails(piece));

const joined = (texts: readonly string[]): string => texts.join(', ');

/**
 * Parts a cell into the owners that it names and their addresses: `JOHN DOE`, `BOX 12`, `EDSON, AB T7E 1A1` on lines or
 * behind commas. A name behind a postal code begins the next owners. What is no address stays with the names.
 */
export function addressedOwners(cell: string): readonly AddressedOwners[] {
  const whole = [{ names: cell, address: '', phone: '', email: '' }];
  if (cell.length > longest) return whole;
  const all = (cell.match(pieces) ?? []).map((written) => ({
    written,
    text: withoutEnd(written.replace(/^[\s;,|]{1,9}/, '').trim(), ' .'),
  }));
  const found: { names: string; address: string[]; phone: string; email: string }[] = [];
  let isOver = true;
  for (const [place, { written, text }] of all.entries()) {
    const last = found.at(-1);
    const next = all[place + 1]?.text ?? '';
    // The town stands before its province or its postal code: `Edson, AB T7E 1A1`.
    const isTown = (province.test(text) || postal.test(text)) && text.includes(' ');
    const isBeforeProvince =
      /^[\p{L}. '-]{2,40}$/u.test(text) && (province.test(next) || postal.test(next)) && !next.includes('  ');
    const isInProvince = isBeforeProvince && next.replace(postal, '').trim().split(' ').length === 1;
    const isBelow = last !== undefined && last.address.length > 0 && !share.test(text);
    if (text === '') {
      if (last && last.address.length === 0) last.names += written;
    } else if (last && isPhone(text)) last.phone ||= text;
    else if (last && isEmail(text)) last.email ||= text;
    else if (last && !isOver && (isBelow || isAddress(text) || isTown || isInProvince)) {
      last.address.push(text);
      isOver = postal.test(text) || province.test(text);
    } else if (last && last.address.length === 0) last.names += written;
    else if (isBelow && /^(?:canada|usa)$/i.test(text)) last.address.push(text);
    else if (isBelow && onlyPostal.test(text)) last.address.push(text);
    else {
      found.push({ names: written.replace(/^[\s;,|]{1,9}/, ''), address: [], phone: '', email: '' });
      isOver = false;
    }
  }
  if (found.every(({ address, phone, email }) => address.length === 0 && phone === '' && email === ''))
    return whole;
  return found.map(({ names, address, phone, email }) => ({ names, address: joined(address), phone, email }));
}

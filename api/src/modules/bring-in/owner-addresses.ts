import { withoutEnd } from 'shared-contracts/limits';
import { writtenEmails } from '../../platform/tables/written-emails.ts';
import { writtenPhone } from '../../platform/tables/written-phone.ts';
import { isOrganization } from './cell-content.ts';

/** Owners of a cell with what stands below or behind their names. */
export interface AddressedOwners {
  /** The part of the cell that names them, with its own separators. */
  readonly names: string;
  /** In one line; '' without one. */
  readonly address: string;
  readonly phones: readonly string[];
  readonly emails: readonly string[];
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

/** Pieces that are a telephone number or a mail address, and nothing else. */
const isPhone = (piece: string): boolean => writtenPhone(piece)?.more === '';
const isEmail = (piece: string): boolean => /^\S{1,64}@\S{1,190}$/.test(writtenEmails(piece));

/** Whether a piece ends with a province, or with a postal code. */
const isInProvince = (piece: string): boolean => province.test(piece) || postal.test(piece);

/** Whether a piece is the town of an address: with its province, or before one: `Edson AB`, or `Edson` before `AB T7E 1A1`. */
const isTown = (piece: string, next: string): boolean =>
  isInProvince(piece)
    ? piece.includes(' ')
    : /^[\p{L}. '-]{2,40}$/u.test(piece) &&
      isInProvince(next) &&
      !next.replace(postal, '').trim().includes(' ');

/**
 * Parts a cell into the owners that it names and their addresses: `JOHN DOE`, `BOX 12`, `EDSON, AB T7E 1A1` on lines or
 * behind commas. A name behind a postal code begins the next owners. What is no address stays with the names.
 */
export function addressedOwners(cell: string): readonly AddressedOwners[] {
  const whole = [{ names: cell, address: '', phones: [], emails: [] }];
  if (cell.length > longest) return whole;
  const all = (cell.match(pieces) ?? []).map((written) => ({
    written,
    text: withoutEnd(written.replace(/^[\s;,|]{1,9}/, '').trim(), ' .'),
  }));
  const found: { names: string; address: string[]; phones: string[]; emails: string[] }[] = [];
  let isOver = true;
  for (const [place, { written, text }] of all.entries()) {
    const last = found.at(-1);
    const isBelow = last !== undefined && last.address.length > 0 && !share.test(text);
    const goesOn = !isOver && (isBelow || isAddress(text) || isTown(text, all[place + 1]?.text ?? ''));
    const ends = isBelow && (onlyPostal.test(text) || /^(?:canada|usa)$/i.test(text));
    if (last && isPhone(text)) last.phones.push(text);
    else if (last && isEmail(text)) last.emails.push(text);
    else if (last && text !== '' && (goesOn || ends)) {
      last.address.push(text);
      isOver ||= isInProvince(text);
    } else if (last && last.address.length === 0) last.names += written;
    else if (text !== '') {
      found.push({ names: written.replace(/^[\s;,|]{1,9}/, ''), address: [], phones: [], emails: [] });
      isOver = false;
    }
  }
  const isPlain = found.every((one) => one.address.length + one.phones.length + one.emails.length === 0);
  return isPlain ? whole : found.map((one) => ({ ...one, address: one.address.join(', ') }));
}

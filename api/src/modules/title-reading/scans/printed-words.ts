import leven from 'leven';
import { bounded } from 'shared-contracts/limits';

/** Words that are printed on titles, apart from names and places. */
const printed: ReadonlySet<string> = new Set(
  `ADDITIONAL AGREEMENT AMOUNT ASSIGNMENT BLOCK BUILDERS CAVEAT CAVEATOR CERTIFICATE CERTIFIES CHARGES CONSIDERATION
  CONTAINING CONTINUED COUNTY DESCRIPTION DESCRIPTIVE DISCHARGE DISCHARGED DISTRICT DOCUMENT EASEMENT ENCUMBRANCES ESTATE
  EXCEPT EXCEPTING GRANTEE GRANTOR HECTARES HECTARE ACRES IDENTIFIER INSTRUMENTS INTEREST INTERESTS JOINT LEASE LEGAL LESSEE
  LESSOR LIENS MERIDIAN MINERALS MINES MORTGAGE MORTGAGEE MORTGAGOR MUNICIPALITY NORTH NUMBER ORIGINAL OWNER OWNERS PARCEL
  PARTICULARS PARTIAL PORTION PRINCIPAL PROVINCE QUARTER RANGE REFERENCE REGISTERED REGISTRAR REGISTRATION REMAINDER
  SASKATCHEWAN SEARCH SECTION SHORT SIMPLE SOUTH SURFACE TENANT TENANTS THEREOUT TITLE TITLES TOTAL TOWNSHIP TRANSFER
  UNDIVIDED UTILITY VALUE WRITS ALBERTA BRITISH COLUMBIA`.split(/\s+/),
);

const shortest = 5;
const parts = bounded(40, /^([^\p{L}]*)([\p{L}\d]+)([^\p{L}\d]*)$/u);

/** Corrects a word with one misread letter to the printed one; unchanged if it may be another word. */
export function asPrinted(word: string): string {
  const [, before = '', core = '', after = ''] = parts.exec(word) ?? [];
  const upper = core.toUpperCase();
  if (core.length < shortest || printed.has(upper)) return word;
  const found = [...printed].find((one) => one.length >= shortest && leven(one, upper) === 1);
  if (found === undefined) return word;
  const isUpper = core === upper;
  const inCase = isUpper ? found : `${found.slice(0, 1)}${found.slice(1).toLowerCase()}`;
  return `${before}${inCase}${after}`;
}

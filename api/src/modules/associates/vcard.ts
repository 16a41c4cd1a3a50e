/** The content of a contact's vCard. */
export interface CardContact {
  readonly name: string;
  readonly organization: string;
  readonly title: string | null;
  readonly email: string | null;
  readonly secondaryEmail: string | null;
  readonly lines: readonly (string | null)[];
  readonly city: string | null;
  readonly province: string | null;
  readonly postalCode: string | null;
  readonly country: string | null;
  readonly phoneNumbers: readonly {
    readonly type: string;
    readonly number: string;
    readonly extension: string | null;
  }[];
}

/** Separators are escaped, and line breaks become `\n` (RFC 2426, section 5). */
const escaped = (text: string): string =>
  text.replace(/[\\;,]/g, (character) => `\\${character}`).replace(/\r\n|\r|\n/g, '\\n');

const longestLine = 75;

/**
 * Continues lines of more than 75 octets on the next one after a blank, without splitting characters (RFC 2426, section
 * 2.6).
 */
function folded(line: string): string {
  let octets = 0;
  let text = '';
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > longestLine) {
      text += '\r\n ';
      octets = 1;
    }
    text += character;
    octets += size;
  }
  return text;
}

const telephoneTypes: Readonly<Record<string, string>> = {
  Fax: 'FAX',
  Home: 'HOME,VOICE',
  Mobile: 'CELL,VOICE',
  Other: 'VOICE',
  Work: 'WORK,VOICE',
};

/** Family name and given names: the last word, and the words before it. */
function namesOf(name: string): readonly [family: string, given: string] {
  const words = name.trim().split(/\s+/);
  return [words.at(-1) ?? '', words.slice(0, -1).join(' ')];
}

/** A contact as a vCard 3.0 (RFC 2426), which the address books of phones and office programs can read. */
export function vcardOf(contact: CardContact, addresses: readonly string[]): string {
  const { name, organization, title, city, province, postalCode, country } = contact;
  const street = contact.lines.filter(Boolean).join('\n');
  const place = ['', '', street, city ?? '', province ?? '', postalCode ?? '', country ?? ''];
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `FN:${escaped(name)}`,
    `N:${[...namesOf(name), '', '', ''].map(escaped).join(';')}`,
    ...(organization === name ? [] : [`ORG:${escaped(organization)}`]),
    ...(title ? [`TITLE:${escaped(title)}`] : []),
    ...addresses.map((address) => `EMAIL;TYPE=INTERNET:${escaped(address)}`),
    ...contact.phoneNumbers.map(({ type, number, extension }) => {
      const dialled = extension ? `${number} x${extension}` : number;
      return `TEL;TYPE=${telephoneTypes[type] ?? 'VOICE'}:${escaped(dialled)}`;
    }),
    ...(place.some(Boolean) ? [`ADR;TYPE=WORK:${place.map(escaped).join(';')}`] : []),
    'END:VCARD',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

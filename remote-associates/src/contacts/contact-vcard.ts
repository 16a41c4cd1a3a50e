import type { FormValues } from 'shared-ui/form';
import { phonesOf, textIn } from './contact-record.ts';

/** What RFC 6350 calls the kinds of telephone numbers. */
const phoneTypes: Readonly<Record<string, string>> = {
  Fax: 'fax',
  Home: 'home,voice',
  Mobile: 'cell',
  Work: 'work,voice',
};

/** Text within a property: separators and line breaks are escaped (RFC 6350 §3.4). */
const escaped = (text: string): string =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(';', '\\;')
    .replaceAll(',', '\\,')
    .replaceAll(/\r\n|\r|\n/g, '\\n');

const encoder = new TextEncoder();

/** Octets of a line (RFC 6350 §3.2). */
const longestLine = 75;

/** A line in as many as it takes, each at most 75 octets; those that go on begin with a blank. */
function folded(line: string): string {
  let text = '';
  let room = longestLine;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (size > room) {
      text += '\r\n ';
      room = longestLine - 1;
    }
    text += character;
    room -= size;
  }
  return text;
}

const nameOf = (option: unknown): string =>
  typeof option === 'object' && option !== null && 'name' in option && typeof option.name === 'string'
    ? option.name
    : '';

/** A contact as address books read it: vCard 4.0 (RFC 6350). `organization` is the associate's name. */
export function contactVcard(contact: FormValues, organization: string): string {
  const text = (field: string) => escaped(textIn(contact, field).trim());
  const street = ['address1', 'address2', 'address3'].map(text).filter(Boolean).join(',');
  const place = ['city', 'stateOrProvince'].map((field) => escaped(nameOf(contact[field])));
  const address = [street, ...place, text('postalCode'), escaped(nameOf(contact['country']))];
  const filled = (property: string, value: string) => (value === '' ? [] : [`${property}:${value}`]);
  const phones = phonesOf(contact).map(({ type, number, extension }) => {
    const kind = phoneTypes[type ?? ''];
    const ext = extension ? ` ext. ${extension}` : '';
    return `TEL${kind ? `;TYPE="${kind}"` : ''};VALUE=text:${escaped(`${number ?? ''}${ext}`)}`;
  });
  const lines = [
    'BEGIN:VCARD',
    'VERSION:4.0',
    `FN:${text('name')}`,
    ...filled('ORG', escaped(organization)),
    ...filled('TITLE', text('title')),
    ...filled('EMAIL;PREF=1', text('email')),
    ...filled('EMAIL;PREF=2', text('secondaryEmail')),
    ...phones,
    ...(address.some(Boolean) ? [`ADR:;;${address.join(';')}`] : []),
    ...filled('NOTE', text('notes')),
    'END:VCARD',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

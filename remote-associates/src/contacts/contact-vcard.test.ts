import { describe, expect, it } from 'vitest';
import { contactVcard } from './contact-vcard.ts';

const contact = {
  name: "O'Neil, Ann",
  title: 'Land manager',
  email: 'ann@example.ca',
  secondaryEmail: null,
  address1: 'Box 12; RR 3',
  address2: '',
  city: { id: 'c', name: 'Edson' },
  stateOrProvince: { id: 'p', name: 'Alberta' },
  country: { id: 'k', name: 'Canada' },
  postalCode: 'T7E 1A1',
  notes: 'First line\nsecond line',
  phoneNumbers: [
    { id: '1', type: 'Work', number: '7805551234', extension: '12' },
    { id: '2', type: 'Other', number: '7805559999', extension: null },
  ],
};

const lines = (text: string) => text.split('\r\n');

describe('the vCard of a contact', () => {
  it('says name, company, addresses and numbers, with what separates them escaped', () => {
    expect(lines(contactVcard(contact, 'Neil Farms, Ltd.'))).toEqual([
      'BEGIN:VCARD',
      'VERSION:4.0',
      "FN:O'Neil\\, Ann",
      'ORG:Neil Farms\\, Ltd.',
      'TITLE:Land manager',
      'EMAIL;PREF=1:ann@example.ca',
      'TEL;TYPE="work,voice";VALUE=text:7805551234 ext. 12',
      'TEL;VALUE=text:7805559999',
      'ADR:;;Box 12\\; RR 3;Edson;Alberta;T7E 1A1;Canada',
      'NOTE:First line\\nsecond line',
      'END:VCARD',
      '',
    ]);
  });

  it('leaves out what is not known', () => {
    const card = contactVcard({ name: 'Ann', phoneNumbers: [] }, '');
    expect(lines(card)).toEqual(['BEGIN:VCARD', 'VERSION:4.0', 'FN:Ann', 'END:VCARD', '']);
  });

  it('folds long lines at 75 octets, within no character', () => {
    const card = contactVcard({ name: 'Ann', notes: 'é'.repeat(100) }, '');
    const folded = lines(card).slice(3, -2);
    expect(folded.length).toBe(3);
    for (const line of folded) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(folded.map((line, place) => (place === 0 ? line : line.slice(1))).join('')).toBe(
      `NOTE:${'é'.repeat(100)}`,
    );
  });
});

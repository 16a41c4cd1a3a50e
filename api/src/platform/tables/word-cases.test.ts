import { describe, expect, it } from 'vitest';
import { caseRows } from '../../testing/case-rows.ts';
import { listedEntry } from './listed-entries.ts';
import { writtenEntry } from './written-entry.ts';

/** Lists as companies have them: statuses in several companies' words, which differ from those of the product. */
const lists: Readonly<Record<string, readonly string[]>> = {
  status: ['Not Started', 'Contacted', 'Negotiating', 'Signed', 'Acquired', 'Refused', 'Expired'],
  book: ['Active', 'Pending', 'Executed', 'Surrendered', 'Terminated', 'On Hold', 'Cancelled'],
  both: ['Negotiating', 'Signed', 'Executed'],
  type: [
    'SL=Surface lease',
    'ROW=Easement / right-of-way',
    'COO=Consent of occupant',
    'TWS=Temporary workspace',
    'XFAC=Crossing: facility',
    'XROAD=Crossing: road',
    'XRAIL=Crossing: railway',
    'ENC=Encroachment',
    'PROX=Proximity',
    'RUA=Road use',
    'GD=Ground disturbance',
    'APPR=Approach',
    'MSL=Mineral surface lease (Alberta Crown disposition)',
    'LOC=Licence of occupation (Alberta Crown disposition)',
    'PLA=Pipeline agreement (Alberta Crown disposition)',
    'PIL=Pipeline installation lease (Alberta Crown disposition)',
    'EZE=Easement (Alberta Crown disposition)',
  ],
  item: [
    'RU=Road use agreement',
    'RUX=Extension of a road use agreement',
    'HAUL=Heavy haul',
    'XNG=Pipeline crossing',
    'PROX=Proximity',
    'CNST=Consent',
    'GD=Ground disturbance',
    'ENC=Encroachment',
    'APPR=Approach',
  ],
  compensation: [
    'Market Value=Value of the land granted (s. 25(1)(a))',
    'Per-acre Value=Value by area of the land granted (s. 25(1)(b))',
    'Loss of Use=Loss of use of the land (s. 25(1)(c))',
    'Adverse Effect=Nuisance, inconvenience and noise (s. 25(1)(d))',
    'Damage=Damage to the land (s. 25(1)(e))',
    'Entry Fee=Freehold only',
    'Other=Other relevant factors (s. 25(1)(f))',
  ],
  obligation: [
    'Reclamation=Restore the surface',
    'Five-year Review=Notice of the right to a review of rentals',
    'Fencing=Keep the fence',
    'Weed Control=Keep weeds down',
    'Notification=Tell before entry',
  ],
  stakeholder: ['Resident', 'Grazing Lessee', 'Trapper', 'Municipality', 'Industry'],
  purpose: [
    'PL=Pipeline right of way',
    'TWS=Temporary workspace',
    'WS=Wellsite and lease',
    'AR=Access road',
    'FAC=Facility site',
    'PWR=Power line',
  ],
};

const listed = (name: string) =>
  (lists[name] ?? []).map((entry) => {
    const [code = '', ...others] = entry.split('=');
    return listedEntry(code, [code, ...others]);
  });

/** Usual notations of entries with what people write next to them, and the entry they mean, worked out by hand. */
const cases = caseRows(import.meta.dirname, 'word-cases.tsv');

describe('an entry of a list among what people write beside it', () => {
  it.each(cases)('of %s: %j is %s, beside it %j', (list = '', cell = '', expected = '', beside = '') => {
    const read = writtenEntry(cell.replaceAll('\\n', '\n'), listed(list));
    const entry = read === undefined ? '-' : typeof read === 'string' ? '2' : read.id;
    expect([entry, typeof read === 'object' ? read.beside : '']).toEqual([expected, beside]);
  });

  it('needs no word about it where it only has other letters, marks and blanks', () => {
    const read = (cell: string) => writtenEntry(cell, listed('status'));
    for (const cell of ['SIGNED', ' signed. ', 'Not-Started', '(Signed)'])
      expect(read(cell)).toMatchObject({ isSame: true });
    for (const cell of ['Executed', 'Signed (paid)', '4. Signed', 'Sig.'])
      expect(read(cell)).toMatchObject({ id: 'Signed', isSame: false });
  });

  it('is read or refused as soon, however long the text is', () => {
    // A running time that grows with the square of the text would exceed the time limit of a test.
    for (const part of ['s', 'signed ', '(', ' - ', '1', 's s '])
      expect(writtenEntry(part.repeat(1_000_000), listed('status'))).toBeUndefined();
  });
});

import { crc32 } from 'node:zlib';
import fc from 'fast-check';
import { type ReadTitle, titleReadingLimits } from 'shared-contracts/title-reading';
import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, describe, expect, it } from 'vitest';
import { pdfPages, pngFile, textFile } from '../../demo/demo-files.ts';
import { scannedTitle } from '../../demo/demo-scans.ts';
import { runningServer } from '../../testing/running-server.ts';
import { readAlberta } from './alberta-title.ts';
import { readBritishColumbia } from './british-columbia-title.ts';
import { readManitoba } from './manitoba-title.ts';
import { readPlain } from './plain-title.ts';
import { readSaskatchewan } from './saskatchewan-title.ts';
import { linesOfPages } from './title-lines.ts';
import { albertaPages, plainText } from './title-samples.ts';
import { hectaresIn, readDay, readShare } from './title-values.ts';

let known: { id: string; name: string };

const server = await runningServer();
const broker = await server.signIn('broker');

beforeAll(async () => {
  const { rows } = await server.database.pool.query(
    'select id, name from business_associate where is_active and name is not null order by id limit 1',
  );
  known = rows[0];
});

const uploaded = async (name: string, bytes: Uint8Array): Promise<string> => {
  const answer = await broker.upload('/api/files?purpose=document', name, bytes);
  expect([answer.statusCode, answer.body]).toEqual([200, expect.stringContaining('guid')]);
  return answer.json().result.guid;
};

const read = (body: object, client = broker) => client.post('/api/titles/read', body);

async function readTitle(body: object): Promise<ReadTitle> {
  const answer = await read(body);
  expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
  return answer.json().result;
}

const refusalOf = async (body: object) => {
  const answer = await read(body);
  return [answer.statusCode, answer.json().message];
};

const textOf = (title: ReadTitle, lines: readonly number[] = []) =>
  lines.map((line) => title.lines[line]?.text.trim());

describe('a title in the layout of Alberta', () => {
  const whole = {
    layout: 'ALBERTA',
    number: { value: '161 123 456 +1' },
    landNumber: { value: '0012 345 678' },
    estate: { value: 'FEE SIMPLE' },
    municipality: { value: 'PONOKA COUNTY' },
    previousNumber: { value: '052 234 123' },
    grossArea: { value: '64.7' },
    registeredDate: { value: '2016-05-12' },
    searchedDate: { value: '2026-11-03' },
    instrumentsTold: 3,
    picturePages: [],
    isCut: false,
  };

  it('is read from a PDF, field by field, each with the lines that it stands in', async () => {
    const file = pdfPages('title.pdf', albertaPages);
    const title = await readTitle({ fileGuid: await uploaded('title.pdf', file.bytes) });
    expect(title).toMatchObject(whole);
    expect(title.parts.map(({ value }) => value)).toEqual(['NW-36-042-03-W5M']);
    expect(title.owners).toMatchObject([
      {
        name: 'JOHN ALEXANDER DOE',
        address: 'BOX 12, RIMBEY, ALBERTA T0C 2J0',
        numerator: 1,
        denominator: 2,
      },
      { name: 'DOE FARMS LTD.', address: 'BOX 14, RIMBEY, ALBERTA T0C 2J0', numerator: 1, denominator: 2 },
    ]);
    expect(textOf(title, title.owners[1]?.lines)).toContain('DOE FARMS LTD..');
    expect(title.instruments).toMatchObject([
      {
        registrationNumber: '1234HX',
        registeredDate: '1956-05-12',
        instrumentType: { code: 'Caveat' },
        parties: [{ partyType: 'GRANTEE', name: 'CALGARY POWER LTD' }],
      },
      {
        registrationNumber: '161 123 457',
        instrumentType: { code: 'Mortgage' },
        amount: '400000',
        dischargedDate: '2019-10-18',
        dischargeNumber: '192 300 001',
        parties: [{ partyType: 'GRANTEE', name: 'ALBERTA TREASURY BRANCHES' }],
      },
      {
        registrationNumber: '182 058 105',
        instrumentType: { code: 'Utility Right of Way' },
        parties: [
          { name: 'HER MAJESTY THE QUEEN IN RIGHT OF ALBERTA AS REPRESENTED BY MINISTER OF INFRASTRUCTURE' },
        ],
      },
    ]);
    // Words after the day of the search are part of the certificate's sentence.
    expect(textOf(title, title.unread)).toEqual([]);
  });

  it('is read from pasted text alike, and writes nothing', async () => {
    const count = async () =>
      (
        await server.database.pool.query(
          'select (select count(*) from title) + (select count(*) from parcel) as n',
        )
      ).rows[0].n;
    const before = await count();
    const text = albertaPages.map((page) => page.join('\n')).join('\f');
    const title = await readTitle({ text });
    expect(title).toMatchObject(whole);
    expect(title.instruments).toHaveLength(3);
    expect(await count()).toBe(before);
  });

  const ownersOf = (...lines: readonly string[]) => {
    const text = ['LINC SHORT LEGAL TITLE NUMBER', 'OWNERS', ...lines, '-----'].join('\n');
    return readAlberta({ ...linesOfPages([text]), picturePages: [] }).owners;
  };

  it('tells joint tenants, who have no shares', () => {
    expect(
      ownersOf('ANN NEIL', 'AND', 'BOB NEIL', 'BOTH OF:', 'BOX 3', 'STETTLER', 'AS JOINT TENANTS'),
    ).toMatchObject([
      { name: 'ANN NEIL', address: 'BOX 3, STETTLER', tenancy: 'JOINT', numerator: null, denominator: null },
      { name: 'BOB NEIL', address: 'BOX 3, STETTLER', tenancy: 'JOINT', numerator: null, denominator: null },
    ]);
  });

  it('tells what a group of joint tenants holds together', () => {
    const text = ['JOHN ROE', 'AND', 'MARY ROE', 'BOTH OF:', 'BOX 3', 'STETTLER T0C 2L0', 'AS JOINT TENANTS'];
    const two = ['PETER LOW', 'AND', 'ANNA LOW', 'BOTH OF:', 'BOX 4', 'STETTLER T0C 2L0'];
    const owners = ownersOf(
      ...[...text, 'AS TO AN UNDIVIDED 1/2 INTEREST', ...two],
      'AS JOINT TENANTS AS TO AN UNDIVIDED 1/2 INTEREST',
    );
    expect(owners.map(({ name, tenancy, group, groupShare }) => [name, tenancy, group, groupShare])).toEqual([
      ['JOHN ROE', 'JOINT', 'A', '1/2'],
      ['MARY ROE', 'JOINT', 'A', '1/2'],
      ['PETER LOW', 'JOINT', 'B', '1/2'],
      ['ANNA LOW', 'JOINT', 'B', '1/2'],
    ]);
  });

  it('tells owners in common who hold a share together from those who hold it each', () => {
    const two = ['JOHN ROE', 'AND', 'MARY ROE', 'BOTH OF:', 'BOX 3', 'STETTLER T0C 2L0'];
    const sharesOf = (...lines: readonly string[]) =>
      ownersOf(...two, ...lines).map(({ group, groupShare, numerator, denominator }) =>
        group === null ? `${numerator}/${denominator}` : `${group} ${groupShare}`,
      );
    const peter = ['PETER LOW', 'OF BOX 4', 'STETTLER T0C 2L0', 'AS TO AN UNDIVIDED 1/2 INTEREST'];
    expect(sharesOf('AS TENANTS IN COMMON AS TO AN UNDIVIDED 1/2 INTEREST', ...peter)).toEqual([
      ...['A 1/2', 'A 1/2', '1/2'],
    ]);
    expect(sharesOf('EACH AS TO AN UNDIVIDED 1/2 INTEREST')).toEqual(['1/2', '1/2']);
    expect(sharesOf('AS TO AN UNDIVIDED 1/2 INTEREST')).toEqual(['1/2', '1/2']);
  });

  it('gives all of it to who alone owns it, and tells owners apart by their postal code', () => {
    expect(ownersOf('ANN NEIL', 'OF BOX 3', 'STETTLER T0C 2L0')).toMatchObject([
      { numerator: 1, denominator: 1 },
    ]);
    const two = ownersOf('ANN NEIL', 'OF BOX 3', 'T0C 2L0', 'BOB NEIL', 'OF BOX 4', 'T0C 2L0');
    expect(two.map(({ name, address, numerator }) => [name, address, numerator])).toEqual([
      ['ANN NEIL', 'BOX 3, T0C 2L0', null],
      ['BOB NEIL', 'BOX 4, T0C 2L0', null],
    ]);
  });

  it('keeps a mortgage of which a part alone is discharged', () => {
    const text = [
      'ENCUMBRANCES, LIENS & INTERESTS',
      'LINC SHORT LEGAL TITLE NUMBER',
      'ENCUMBRANCES, LIENS & INTERESTS',
      '222 035 284 12/02/2022 MORTGAGE',
      '232 315 801 18/10/2023 DISCHARGE OF MORTGAGE 222035284',
      'PARTIAL',
    ].join('\n');
    const { instruments } = readAlberta({ ...linesOfPages([text]), picturePages: [] });
    expect(instruments.map(({ kind, dischargedDate }) => [kind, dischargedDate])).toEqual([
      ['MORTGAGE', null],
      ['DISCHARGE OF MORTGAGE 222035284', null],
    ]);
  });
});

describe('a scanned title', () => {
  it('is read out of its pictures, each field with where it stands and how sure it is; its copy has the text', async () => {
    const { name, bytes } = scannedTitle();
    const reading = readTitle({ fileGuid: await uploaded(name, bytes) });
    // Others are answered meanwhile.
    const first = await Promise.race([
      reading,
      broker.get('/api/waiting').then(({ statusCode }) => statusCode),
    ]);
    expect(first).toBe(200);
    const title = await reading;
    expect(title).toMatchObject({
      layout: 'ALBERTA',
      number: { value: '161 123 456 +1', letters: { certainty: expect.any(Number), doubtful: [] } },
      landNumber: { value: '0012 345 678' },
      municipality: { value: 'PONOKA COUNTY' },
      previousNumber: { value: '052 234 123' },
      registeredDate: { value: '2016-05-12' },
      picturePages: [],
      pictures: [{ page: 1 }],
      searchable: { name },
    });
    expect(title.parts.map(({ value }) => value)).toEqual(['NW-36-042-03-W5M']);
    expect(title.owners.map(({ name: owner, address, numerator }) => [owner, address, numerator])).toEqual([
      ['JOHN ALEXANDER DOE', 'BOX 12, RIMBEY, ALBERTA T0C 2J0', 1],
      ['DOE FARMS LTD.', 'BOX 14, RIMBEY, ALBERTA T0C 2J0', 1],
    ]);
    expect(title.instruments.map(({ registrationNumber }) => registrationNumber)).toEqual(['1234HX']);
    const [line = -1] = title.number?.lines ?? [];
    expect(title.lines[line]).toMatchObject({ page: 1, scan: { place: { top: expect.closeTo(0.09, 1) } } });
    const copy = await broker.get(`/api/files/${title.searchable?.fileGuid}`);
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(copy.rawPayload)), {
      mergePages: true,
    });
    expect(text).toContain('MUNICIPALITY: PONOKA COUNTY');
  });
});

describe('a title in a plain layout', () => {
  it('is read line by line, and what is not understood stays visible', async () => {
    const title = await readTitle({ text: plainText });
    expect(title).toMatchObject({
      layout: 'PLAIN',
      number: { value: '4711-B' },
      grossArea: { value: '129.4994' },
      registeredDate: { value: '2012-03-05' },
      searchedDate: { value: '2026-11-01' },
    });
    expect(title.parts).toMatchObject([
      { value: 'SW-24-038-20-W4M', isPortion: false },
      { value: 'SE-24-038-20-W4M', isPortion: true },
    ]);
    expect(title.owners).toMatchObject([
      { name: 'Ann Neil', address: 'Box 3, Stettler AB', numerator: 1, denominator: 3 },
      { name: 'Bob Neil', address: 'Box 4, Stettler AB', numerator: 133, denominator: 200 },
    ]);
    expect(title.instruments).toMatchObject([
      { registrationNumber: '812 111 222', kind: 'Easement', parties: [{ name: 'Calgary Power Ltd.' }] },
      {
        registrationNumber: '991 000 123',
        kind: 'Mortgage',
        amount: '12500.5',
        dischargedDate: '2004-05-06',
      },
    ]);
    expect(textOf(title, title.unread)).toEqual(['Something that nobody understands', 'a line of no use']);
  });

  it('is read from a text file, and finds whom of it Rightway knows', async () => {
    const bytes = textFile('title.txt', `Owner: ${known.name.toUpperCase()}\n`).bytes;
    const title = await readTitle({ fileGuid: await uploaded('title.txt', bytes) });
    expect(title.owners).toMatchObject([{ numerator: 1, denominator: 1, businessAssociate: known }]);
  });
});

describe('a title that cannot be read', () => {
  it('because nothing is on its pages is told as such', async () => {
    const guid = await uploaded('scan.pdf', pdfPages('scan.pdf', [[], []]).bytes);
    expect(await refusalOf({ fileGuid: guid })).toEqual([
      422,
      expect.stringMatching(/^No letters could be read/),
    ]);
    const half = await uploaded('half.pdf', pdfPages('half.pdf', [['Title: 12'], []]).bytes);
    expect(await readTitle({ fileGuid: half })).toMatchObject({ number: { value: '12' }, picturePages: [2] });
  });

  it('because its picture is a flood of pixels is refused before it is unpacked', async () => {
    const flood = pngFile('flood.png', Buffer.alloc(4), 1, 1).bytes;
    // The size that its head tells, with the sum over it.
    flood.writeUInt32BE(12_000, 16);
    flood.writeUInt32BE(12_000, 20);
    flood.writeUInt32BE(crc32(flood.subarray(12, 29)), 29);
    const guid = await uploaded('flood.png', flood);
    expect(await refusalOf({ fileGuid: guid })).toEqual([422, expect.stringMatching(/too many pixels/)]);
  });

  it('because it is damaged, of another kind or empty, is refused in a sentence; the next is read', async () => {
    const whole = pdfPages('title.pdf', albertaPages).bytes;
    const cut = await uploaded('cut.pdf', Buffer.concat([whole.subarray(0, 60), Buffer.from('\n%%EOF\n')]));
    expect((await refusalOf({ fileGuid: cut }))[0]).toBe(422);
    const csv = await uploaded('list.csv', textFile('list.csv', 'a,b\n1,2\n').bytes);
    expect(await refusalOf({ fileGuid: csv })).toEqual([
      422,
      expect.stringMatching(/a picture or a text file/),
    ]);
    expect(await refusalOf({ text: ' \n\t' })).toEqual([422, 'There is no text to read.']);
    expect(await refusalOf({ text: 'x'.repeat(titleReadingLimits.text + 1) })).toEqual([
      422,
      expect.any(String),
    ]);
    expect((await readTitle({ text: 'Title: 12' })).number?.value).toBe('12');
  });

  it('is no other company’s, and is read by nobody who only reads', async () => {
    const guid = await uploaded('title.pdf', pdfPages('title.pdf', albertaPages).bytes);
    expect((await read({ fileGuid: guid }, server.visitor())).statusCode).toBe(401);
    expect((await read({ fileGuid: guid }, await server.signIn('readonly'))).statusCode).toBe(403);
    expect((await read({ fileGuid: guid }, await server.signIn('prairie'))).statusCode).toBe(404);
  });
});

describe('any text', () => {
  it('is read by all layouts without failing, every line either taken or told', () => {
    const words = fc.constantFrom(
      ...[
        'OWNERS',
        'AND',
        'OF',
        'AS JOINT TENANTS',
        'ENCUMBRANCES, LIENS & INTERESTS',
        '222 035 284 12/02/2022 MORTGAGE',
      ],
      ...[
        'LEGAL DESCRIPTION',
        'Owners:',
        'Title: 1',
        'DISCHARGE OF MORTGAGE 222035284',
        'ARE REGISTERED OWNERS SUBJECT TO THE FOLLOWING DESCRIBED LAND:',
        '2. ACTIVE INSTRUMENTS',
        'Instrument Type: Caveat',
        'Registration Number: 1/1',
        'Registered Owner/Mailing Address: JOHN DOE, FARMER',
        'Nature: MORTGAGE',
        'Reference Land Description: NW Sec 14 Twp 32 Rge 05 W 3 Extension 0',
        'JOHN DOE and MARY DOE are the registered owners of Surface Parcel #161234567',
        'Interest #: 123456789',
        '1/0',
        'x – y',
        '99/99/2022',
      ],
    );
    const text = fc.array(fc.oneof(words, fc.string()), { maxLength: 40 }).map((lines) => lines.join('\n'));
    fc.assert(
      fc.property(text, (page) => {
        const lines = { ...linesOfPages([page]), picturePages: [] };
        for (const readAny of [readAlberta, readManitoba, readBritishColumbia, readSaskatchewan, readPlain]) {
          const title = readAny(lines);
          expect(title.lines).toHaveLength(lines.lines.length);
          for (const { numerator, denominator } of title.owners)
            expect(numerator === null || (denominator !== null && numerator <= denominator)).toBe(true);
        }
      }),
    );
  });

  it('of the greatest length is read line by line, however many lines repeat', () => {
    const line = '222 035 284 12/02/2022 MORTGAGE - - - - - : ';
    const page = `LINC TITLE NUMBER\nENCUMBRANCES, LIENS & INTERESTS\n${`${line.repeat(8)}\n`.repeat(4000)}`;
    const lines = { ...linesOfPages([page]), picturePages: [] };
    const began = performance.now();
    readAlberta(lines);
    readManitoba(lines);
    readBritishColumbia(lines);
    readSaskatchewan(lines);
    readPlain(lines);
    // A second on a quiet machine; trying each line against all others would take an hour.
    expect(performance.now() - began).toBeLessThan(60_000);
  });
});

it.each([
  ['12/05/2016', '2016-05-12'],
  ['2026-11-03', '2026-11-03'],
  ['3 NOVEMBER 2026', '2026-11-03'],
  ['Nov-03-2026', '2026-11-03'],
  ['31/02/2020', undefined],
  ['soon', undefined],
])('%s is the day %s', (text, day) => expect(readDay(text)).toBe(day));

it.each([
  ['AN UNDIVIDED 1/2 INTEREST', [1, 2]],
  ['33.25 %', [133, 400]],
  ['3/2', undefined],
  ['0/4', undefined],
  ['101%', undefined],
])('%s is the share %s', (text, share) => expect(readShare(text)).toEqual(share));

it('takes hectares where both are told, else makes them of acres', () => {
  expect(hectaresIn('64.7 HECTARES (160 ACRES)')).toBe('64.7');
  expect(hectaresIn('1,000 ACRES')).toBe('404.6856');
  expect(hectaresIn('much')).toBeUndefined();
});

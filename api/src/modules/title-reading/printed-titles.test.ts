import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { descriptionOf } from 'shared-contracts/land';
import type { TitleContent } from 'shared-contracts/title-reading';
import { expect, it } from 'vitest';
import { contentOfText } from './content-of-text.ts';
import { readPlain } from './plain-title.ts';
import { linesOfPages } from './title-lines.ts';

const folder = join(import.meta.dirname, 'printed-titles');
const files = readdirSync(folder);
const mark = '=== expected\n';

const shareOf = ({ numerator, denominator, group, groupShare }: TitleContent['owners'][number]): string =>
  [
    ...(numerator === null ? [] : [`${numerator}/${denominator}`]),
    ...(group === null ? [] : [`group ${group} ${groupShare}`]),
  ].join(' of ') || '-';

/** The content read from a title, in the lines of the expected files. */
const linesOf = (title: TitleContent): readonly string[] => [
  `number: ${title.number?.value}`,
  `landNumber: ${title.landNumber?.value}`,
  ...title.parts.map(({ value, isPortion, isInWords }) =>
    isInWords ? `land: words: ${value}` : `land: ${descriptionOf([{ legalDescription: value, isPortion }])}`,
  ),
  ...(title.estate && title.estate.value !== 'FEE SIMPLE' ? [`estate: ${title.estate.value}`] : []),
  ...title.owners.map((owner) =>
    [`owner: ${owner.name}`, owner.tenancy, shareOf(owner), ...(owner.estate ? [owner.estate] : [])].join(
      ' | ',
    ),
  ),
  `instruments: ${title.instruments.length}`,
  ...title.instruments.flatMap(({ registrationNumber, dischargedDate, dischargeNumber }) =>
    dischargedDate ? [`discharged: ${registrationNumber} ${dischargedDate} by ${dischargeNumber}`] : [],
  ),
  ...(title.landUnread.length > 0 ? ['doubt: yes'] : []),
];

it('has at least forty titles of four provinces', () => {
  expect(files.length).toBeGreaterThanOrEqual(40);
  expect(new Set(files.map((name) => name.split('-')[0]))).toEqual(
    new Set(['alberta', 'bc', 'manitoba', 'sk']),
  );
});

it.each(files)('%s is read as its file says', (name) => {
  const [text = '', expected = ''] = readFileSync(join(folder, name), 'utf8').split(mark);
  const lines = { ...linesOfPages([text]), picturePages: [] };
  const title = contentOfText(lines);
  expect(linesOf(title)).toEqual(expected.trim().split('\n'));
});

it('keeps what an owner holds out of the owner’s address', () => {
  const text =
    'Title: 14123457\nOwners:\nMARY ROE, LIFE ESTATE, BOX 3, REGINA, 1/4\nJOHN ROE, BOX 4, REGINA, 3/4';
  const { owners } = readPlain({ ...linesOfPages([text]), picturePages: [] });
  expect(owners.map(({ name, address }) => [name, address])).toEqual([
    ['MARY ROE', 'BOX 3, REGINA'],
    ['JOHN ROE', 'BOX 4, REGINA'],
  ]);
});

it('keeps the days of Manitoba’s instruments apart from that of the title, with addresses for service', () => {
  const [text = ''] = readFileSync(join(folder, 'manitoba-01-joint-quarter.txt'), 'utf8').split(mark);
  const title = contentOfText({ ...linesOfPages([text]), picturePages: [] });
  expect(title.registeredDate?.value).toBe('2015-06-01');
  expect(title.previousNumber?.value).toBe('1987654/1');
  expect(title.legalDescription?.value).toBe(
    'SE 1/4 12-10-26 WPM\nEXC ALL MINES AND MINERALS AS SET FORTH IN TRANSFER 76543',
  );
  expect(title.owners.map(({ address }) => address)).toEqual([
    'BOX 12, VIRDEN MB, R0M 2C0',
    'BOX 14, VIRDEN MB, R0M 2C0',
  ]);
  expect(
    title.instruments.map(({ registrationNumber, registeredDate, kind, amount, notes, parties }) => [
      ...[registrationNumber, registeredDate, kind, amount, notes],
      parties.map(({ partyType, name }) => `${partyType} ${name}`).join('; '),
    ]),
  ).toEqual([
    [
      ...['1123456/1', '2010-05-12', 'CAVEAT', null, 'STATUTORY EASEMENT'],
      'GRANTEE THE MANITOBA HYDRO-ELECTRIC BOARD',
    ],
    [
      ...['3123457/1', '2015-06-01', 'MORTGAGE', '250000', null],
      'GRANTEE FARM CREDIT CANADA; GRANTOR JOHN ALEXANDER DOE AND MARY ELLEN DOE',
    ],
  ]);
});

it('reads the days, the addresses and the charges of British Columbia’s prints', () => {
  const [text = ''] = readFileSync(join(folder, 'bc-08-ltsa-print-alone.txt'), 'utf8').split(mark);
  const title = contentOfText({ ...linesOfPages([text]), picturePages: [] });
  expect([title.registeredDate?.value, title.searchedDate?.value, title.previousNumber?.value]).toEqual([
    ...['2010-05-12', '2026-11-03', 'PM12345'],
  ]);
  expect(title.owners.map(({ address }) => address)).toEqual(['BOX 12, FORT ST JOHN, BC, V1J 4H5']);
  expect(
    title.instruments.map(({ registrationNumber, registeredDate, kind, notes, parties }) => [
      ...[registrationNumber, registeredDate, kind, notes],
      parties.map(({ partyType, name }) => `${partyType} ${name}`).join('; '),
    ]),
  ).toEqual([
    ['PL12345', '1997-05-12', 'STATUTORY RIGHT OF WAY', 'PLAN PGP40000', 'GRANTEE WESTCOAST ENERGY INC.'],
    ['CA1234571', '2010-05-12', 'MORTGAGE', null, 'GRANTEE FARM CREDIT CANADA'],
  ]);
});

it('reads the days, the addresses and the interests of Saskatchewan’s titles', () => {
  const [text = ''] = readFileSync(join(folder, 'sk-08-isc-print-alone.txt'), 'utf8').split(mark);
  const title = contentOfText({ ...linesOfPages([text]), picturePages: [] });
  expect([title.searchedDate?.value, title.previousNumber?.value, title.municipality?.value]).toEqual([
    ...['2026-11-03', '123456789', 'RM OF KINDERSLEY NO. 290'],
  ]);
  expect(title.parts.map(({ note }) => note)).toEqual(['As described on Certificate of Title 85S12345.']);
  expect(title.owners.map(({ address }) => address)).toEqual(['Box 12 KINDERSLEY, SK, Canada S0L 1S0']);
  expect(
    title.instruments.map(({ registrationNumber, registeredDate, kind, amount, notes, parties }) => [
      ...[registrationNumber, registeredDate, kind, amount, notes],
      parties.map(({ partyType, name }) => `${partyType} ${name}`).join('; '),
    ]),
  ).toEqual([
    [
      ...['123456789', '1965-05-12', 'CNV EASEMENT', null, 'Converted Instrument #: 65S01234'],
      'GRANTEE SASKATCHEWAN POWER CORPORATION',
    ],
  ]);
});

it.each(['bc-09-ltsa-print-joint', 'bc-10-ltsa-print-halves', 'sk-09-isc-print-joint'])(
  '%s leaves no line to whoever checks it',
  (name) => {
    const [text = ''] = readFileSync(join(folder, `${name}.txt`), 'utf8').split(mark);
    const { lines, unread } = contentOfText({ ...linesOfPages([text]), picturePages: [] });
    expect(unread.map((line) => lines[line]?.text.trim())).toEqual([]);
  },
);

it('reads a statement of Manitoba that goes over two lines, without numbered headings', () => {
  const lines = [
    'TITLE NO: 1234567/1',
    'LEGAL DESCRIPTION:',
    'ROE AND SONS LTD.',
    'IS REGISTERED OWNER SUBJECT TO SUCH ENTRIES RECORDED HEREON',
    'IN THE FOLLOWING DESCRIBED LAND:',
    'NE 1/4 33-9-27 WPM',
    'THE LAND IN THIS TITLE IS, UNLESS THE CONTRARY IS EXPRESSLY DECLARED, SUBJECT TO SECTION 58',
    'ACTIVE TITLE CHARGE(S):',
  ];
  expect(linesOf(contentOfText({ ...linesOfPages([lines.join('\n')]), picturePages: [] }))).toEqual([
    ...['number: 1234567/1', 'landNumber: undefined', 'land: NE-33-009-27-W1M'],
    ...['owner: ROE AND SONS LTD. | COMMON | 1/1', 'instruments: 0'],
  ]);
});

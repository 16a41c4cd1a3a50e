import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { descriptionOf } from 'shared-contracts/land';
import type { TitleContent } from 'shared-contracts/title-reading';
import { expect, it } from 'vitest';
import { isAlberta, readAlberta } from './alberta-title.ts';
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
const told = (title: TitleContent): readonly string[] => [
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

it('has at least forty titles of three provinces', () => {
  expect(files.length).toBeGreaterThanOrEqual(40);
  expect(new Set(files.map((name) => name.split('-')[0]))).toEqual(new Set(['alberta', 'bc', 'sk']));
});

it.each(files)('%s is read as its file says', (name) => {
  const [text = '', expected = ''] = readFileSync(join(folder, name), 'utf8').split(mark);
  const lines = { ...linesOfPages([text]), picturePages: [] };
  const title = isAlberta(lines) ? readAlberta(lines) : readPlain(lines);
  expect(told(title)).toEqual(expected.trim().split('\n'));
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

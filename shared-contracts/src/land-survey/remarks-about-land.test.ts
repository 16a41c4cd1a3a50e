import { expect, it } from 'vitest';
import { readLand } from './read-land.ts';

/** The same land in usual writings, and units of map sheets. */
const lands = [
  'SE 22-51-26-W4M',
  '22-51-26-W4M',
  'Sec 22-51-26-W4M',
  'Section 22 Township 51 Range 26 W4M',
  'SE Sec 22 Twp 51 Rge 26 W4M',
  'LSD 5-22-51-26-W4M',
  'LSD 5 Sec 22 Twp 51 Rge 26 W4M',
  'LSDs 5 to 8 of Sec 22-51-26-W4M',
  'Secs 21 and 22-51-26-W4M',
  'N½ of Section 22 Township 51 Range 26 W4M',
  'N1/2 22-51-26-W4M',
  'W½ NE 22-51-26-W4M',
  '4;26;51;22;SE',
  '4;26;51;22',
  'Twp 51 Rge 26 W4M Sec 22',
  'TWP 51 RGE 26 W4M SEC 22 SE',
  'MERIDIAN 4 RANGE 26 TOWNSHIP 51 SECTION 22',
  'MERIDIAN 4 RANGE 26 TOWNSHIP 51\nSECTION 22',
  'MERIDIAN 4 RANGE 26 TOWNSHIP 51\nSECTION 22\nQUARTER SOUTH EAST',
  '06-22-051-26W4',
  '100/06-22-051-26W4/00',
  'SW 05-12-20-2 Ext 0',
  'NE-02-25-18-W3 Ext 0',
  'd-96-H/94-A-15',
  '96-H/94-A-15',
  'NTS 94-H-10 BLK C UNIT 58',
];

/** What says that it is less than all of the land, before it. */
const before = [
  'ptn. ',
  'Pt. of ',
  '(ptn.) ',
  'Portion of ',
  'portions of ',
  'Part of the ',
  'That portion of ',
  'North 40 acres of ',
  'The most southerly 10 feet of ',
  '10.5 acres in ',
  'Lot 4 of ',
  'Lot 5 Block 2 Plan 1234AB in ',
  'Plan 1234AB within ',
];

/** The same behind it. */
const behind = [
  ' (portion)',
  ', portion',
  ' ptn.',
  ' - ptn',
  ' (part)',
  ' except Plan 1234AB',
  ', except Plan 1234AB',
  ' (except the road)',
  '\nEXCEPTING THEREOUT PLAN 1234AB',
  ' save and except Plan 9120345',
  ' less the north 10 acres',
  ' lying north of Highway 16',
  ' containing 10 acres',
  ', containing 4.05 hectares more or less',
  ' (10 acres)',
  ' 10 ac',
  ' Plan 1234AB',
];

/** Whether a writing is read without a doubt as more than a portion of some land. */
function isReadAsWhole(text: string): boolean {
  const { parts, townships, unread } = readLand(text);
  return unread.length === 0 && (townships.length > 0 || parts.some(({ isPortion }) => !isPortion));
}

it.each(lands)('%j with a remark that it is less is never read as all of it', (land) => {
  expect(isReadAsWhole(land)).toBe(true);
  const writings = [...before.map((remark) => remark + land), ...behind.map((remark) => land + remark)];
  expect(writings.filter(isReadAsWhole)).toEqual([]);
});

/** What says that somebody is not sure of it. */
const doubts = [
  (land: string) => `${land}?`,
  (land: string) => `${land} ?`,
  (land: string) => `${land} (?)`,
  (land: string) => `? ${land}`,
];

it.each(lands)('%j with a question mark is never read without a word', (land) => {
  const read = (text: string) => readLand(text).unread.length === 0;
  expect(read(land)).toBe(true);
  expect(doubts.map((doubt) => doubt(land)).filter(read)).toEqual([]);
});

import { writeXlsx } from 'hucre/xlsx';
import { formatLegalDescription } from 'shared-contracts/land-survey';
import { quartersOf } from './land-dataset.ts';

/** Of four rows of the workbook one is an agreement, two are people and one is land. */
const share = 4;

const syllables =
  'wie be pe ters dyck frie sen klas mac don ald smi th john son ro berts ha mil ton car dinal lou is big stone win ter sky bear fo ster gra ham'.split(
    ' ',
  );

const types = ['Acquired', 'Negotiating'];

/**
 * A workbook with a number of rows like those of a line list: each owner on two agreements, each with land of its own.
 */
export async function importWorkbook(rows: number, seed: number): Promise<Uint8Array> {
  const count = rows / share;
  const keys = Array.from({ length: count }, (_, place) => place);
  const taken: string[] = [];
  let skipped = (seed % 20) * count;
  for (const land of quartersOf(2)) {
    if (skipped > 0) skipped -= 1;
    else taken.push(formatLegalDescription(land));
    if (taken.length === count) break;
  }
  const day = (place: number) => `2026-0${1 + (place % 9)}-1${place % 10}`;
  /** Names made of syllables, so that few of them are alike. */
  const owner = (place: number) => {
    const word = (of: number) =>
      [0, 1, 2].map((turn) => syllables[(of >> (turn * 5)) % syllables.length]).join('');
    const mixed = ((place + 1) * 2_654_435_761 + seed * 40_503) >>> 0;
    return `${word(mixed >>> 3)} ${word((mixed >>> 13) ^ place)}`;
  };
  return writeXlsx({
    sheets: [
      {
        name: 'Agreements',
        rows: [
          [
            'Agreement key',
            'Name',
            'Agreement number',
            'Reference number',
            'Agreement name',
            'Status comments',
            'Effective',
          ].concat([
            'Consent requested',
            'Term',
            'Unit of the term',
            'Gross area',
            'Length',
            'Sub-project type',
          ]),
          ...keys.map((place) => [
            ...[place, `Surface lease ${place}`, `B${seed}-${place}`, `T-${place}`, `Tract ${place}`],
            ...[`${types[place % 2]} since the survey.`, day(place), day(place + 3), 25, 'Years'],
            ...[(place % 400) + 0.25, 640.25, 'Pad'],
          ]),
        ],
      },
      {
        name: 'Landowners and Occupants',
        rows: [
          [
            'Agreement key',
            'Role',
            'Business associate',
            'Legal name',
            'Legal address',
            'Share %',
            'Sent',
            'Notes',
          ],
          ...keys.flatMap((place) =>
            [0, 1].map((second) => [
              ...[
                place,
                second ? 'Landowner, Occupant' : 'Landowner',
                owner(place + second),
                owner(place + second),
              ],
              ...[`Box ${place}, Valleyview`, 50, day(place), 'Prefers to be called in the evening.'],
            ]),
          ),
        ],
      },
      {
        name: 'Parcels',
        rows: [['Agreement key', 'Legal description'], ...keys.map((place) => [place, taken[place] ?? ''])],
      },
    ],
  });
}

import type { Db } from '../platform/db/database.ts';
import { momentFromToday } from './calendar.ts';
import { demoAccounts, demoCompanies } from './demo-accounts.ts';
import { disc, lettering, pixelsOf, type Shape, type Spot, stroke, within } from './demo-drawing.ts';
import { type DemoFile, type KeepFile, pngFile } from './demo-files.ts';
import { namedId } from './demo-ids.ts';
import { insertRows, takeLogo } from './demo-store.ts';

/** In pixels. */
const [width, height] = [420, 150];

type Color = Shape['color'];

const white: Color = [255, 255, 255];
const middle: Spot = [0.5, 0.5];

/** A round sign with a drawing, and the company's letters next to it. */
const sign = (code: string, color: Color, drawn: readonly Shape[]): readonly Shape[] => {
  const ground = disc(color, middle, 0.46);
  return [
    ground,
    ...drawn.map((shape) => within(shape, disc(white, middle, 0.41))),
    ...lettering(code, color, [1.2, 0.24], 0.52),
  ];
};

const wave = (y: number): Shape =>
  stroke(
    white,
    0.055,
    Array.from({ length: 41 }, (_, place): Spot => [place / 40, y + 0.05 * Math.sin(place / 3.4)]),
  );

/** The drawing in the logo of each company: a road, a fork, a field with the sun, water. */
const signs: Readonly<Record<string, readonly Shape[]>> = {
  RLS: sign(
    'RLS',
    [31, 92, 77],
    [
      stroke(white, 0.06, [
        [0.2, 1],
        [0.44, 0.1],
      ]),
      stroke(white, 0.06, [
        [0.8, 1],
        [0.56, 0.1],
      ]),
      stroke(white, 0.045, [
        [0.5, 0.9],
        [0.5, 0.7],
      ]),
      stroke(white, 0.035, [
        [0.5, 0.56],
        [0.5, 0.42],
      ]),
      stroke(white, 0.03, [
        [0.5, 0.32],
        [0.5, 0.22],
      ]),
    ],
  ),
  NFE: sign(
    'NFE',
    [22, 66, 122],
    [
      stroke(white, 0.08, [
        [0.5, 1],
        [0.5, 0.55],
      ]),
      stroke(white, 0.08, [
        [0.5, 0.57],
        [0.26, 0.2],
      ]),
      stroke(white, 0.08, [
        [0.5, 0.57],
        [0.74, 0.2],
      ]),
    ],
  ),
  PRG: sign(
    'PRG',
    [150, 84, 16],
    [
      disc(white, [0.5, 0.4], 0.15),
      stroke(white, 0.05, [
        [0, 0.68],
        [1, 0.6],
      ]),
      stroke(white, 0.05, [
        [0, 0.83],
        [1, 0.73],
      ]),
    ],
  ),
  WLM: sign('WLM', [92, 40, 92], [wave(0.36), wave(0.52), wave(0.68)]),
};

const logoOf = (code: string): DemoFile =>
  pngFile(`${code.toLowerCase()}-logo.png`, pixelsOf(signs[code] ?? [], width, height), width, height);

/** Gives each company of the demo its logo, drawn here. */
export async function seedLogos(db: Db, keep: KeepFile): Promise<void> {
  const [admin] = demoAccounts;
  for (const { id, code } of demoCompanies) {
    const file = logoOf(code);
    await keep(file);
    const logoId = namedId('stored_file', `logo ${code}`);
    const stored = {
      ...{ id: logoId, file_name: file.name, media_type: file.mediaType, size: file.bytes.length },
      ...{ sha256: `\\x${file.sha256}`, owner_id: id, uploaded_by_id: admin.id },
      ...{ uploaded_on: momentFromToday(-200), is_picture: true },
    };
    await insertRows(db, 'stored_file', [stored]);
    await takeLogo(db, id, logoId);
  }
}

import { landWritingRows } from './land-writing-rows.ts';
import { listedLandRows } from './listed-land-rows.ts';
import { paperLandRows } from './paper-land-rows.ts';

/** A usual notation of land with its meaning, worked out by hand; the same wherever land is read. */
export interface LandWriting {
  readonly writing: string;
  /** 'read' if all of it is understood; `refused` otherwise, still with the part that was read. */
  readonly outcome: 'read' | 'portion' | 'township' | 'words' | 'refused';
  /** The pieces in standard notation, as a list shows them: `ptn. SE-22-051-26-W4M`. */
  readonly pieces: readonly string[];
  /** Pieces that no survey numbers. */
  readonly inWords: readonly string[];
  /** The text stored in addition to the pieces; for a refused notation, the kind of its first problem. */
  readonly words: string;
  /** Latitude and longitude of the middle of the first piece, if they are published. */
  readonly position: readonly [number, number] | undefined;
  readonly reason: string;
}

const wordsMark = 'words: ';
const outcomes = ['read', 'portion', 'township', 'words', 'refused'] as const;

/** The rows of the three tables next to this file. */
export function landWritingTable(): readonly LandWriting[] {
  return `${landWritingRows}\n${listedLandRows}\n${paperLandRows}`.split('\n').map((line) => {
    const [writing = '', outcomeName, pieces = '', words = '', position = '', reason = ''] = line.split('\t');
    const outcome = outcomes.find((one) => one === outcomeName);
    if (!outcome) throw new Error(`${writing} has no outcome.`);
    const all = pieces === '' ? [] : pieces.split(' | ');
    const [latitude, longitude] = position.split(',').map(Number);
    return {
      writing: writing.replaceAll('\\n', '\n'),
      outcome,
      pieces: all.map((piece) => (piece.startsWith(wordsMark) ? piece.slice(wordsMark.length) : piece)),
      inWords: all.flatMap((piece) => (piece.startsWith(wordsMark) ? [piece.slice(wordsMark.length)] : [])),
      words,
      position: latitude && longitude ? [latitude, longitude] : undefined,
      reason,
    };
  });
}

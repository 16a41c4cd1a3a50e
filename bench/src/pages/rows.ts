/** A row of the grid benchmarks: ten columns. */
export interface BenchRow {
  readonly id: string;
  readonly [column: string]: string | number;
}

export const rowCount = 100_000;

/** Columns by name; those of numbers hold numbers, those of dates `yyyy-MM-dd`. */
export const benchColumns = [
  { id: 'file', type: 'string' },
  { id: 'name', type: 'string' },
  { id: 'status', type: 'string' },
  { id: 'parcel', type: 'string' },
  { id: 'owner', type: 'string' },
  { id: 'hectares', type: 'number' },
  { id: 'rent', type: 'number' },
  { id: 'sequence', type: 'number' },
  { id: 'signed', type: 'date' },
  { id: 'expires', type: 'date' },
] as const;

/** Numbers from 0 to 1 that are the same in every run (mulberry32, by Tommy Ettinger, public domain). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const letters = 'abcdefghijklmnopqrstuvwxyz';
const states = ['acquired', 'contacted', 'expired', 'negotiating', 'refused', 'signed'];

/** The rows of every grid benchmark. Texts are lower case, so that every side means the same order. */
export function benchRows(): readonly BenchRow[] {
  const random = randomNumbers(7);
  const whole = (below: number) => Math.floor(random() * below);
  const word = (length: number) =>
    Array.from({ length }, () => letters.charAt(whole(letters.length))).join('');
  const day = () => new Date(Date.UTC(2000 + whole(30), whole(12), 1 + whole(28))).toISOString().slice(0, 10);
  return Array.from({ length: rowCount }, (_, index) => ({
    id: `r${index}`,
    file: word(7),
    name: `${word(6)} ${word(8)}`,
    status: states[whole(states.length)] ?? '',
    parcel: word(5),
    owner: `${word(5)} ${word(9)}`,
    hectares: whole(100_000) / 1000,
    rent: whole(2_000_000) / 100,
    sequence: whole(5000),
    signed: day(),
    expires: day(),
  }));
}

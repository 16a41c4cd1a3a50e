import { cpus, totalmem } from 'node:os';

const gibibyte = 1024 ** 3;

/** A line of a benchmark's result. */
export interface Line {
  readonly name: string;
  readonly ours: number;
  readonly peer: number;
  readonly ratio: number;
  /** Ratio of the medians, printed too: it is more reliable on a machine that is also running other programs. */
  readonly medians?: number;
}

/** The bar for a ratio. */
interface Bar {
  readonly most?: number;
  readonly least?: number;
  /** What is as good as holding the bar: ours at most so much, in the unit of the lines. */
  readonly orOurs?: number;
}

/**
 * The bar for what takes some milliseconds, where a ratio of tails says what the machine did besides: the ratio of the
 * medians, and our own 95th percentile in milliseconds.
 */
interface TailBar {
  readonly medians: number;
  readonly ours: number;
}

/** Rows of this run that missed their bar; they are printed once more at the end. */
const missedRows: string[] = [];

/** Records a row that missed its bar, to be printed at the end. */
export const short = (row: string): void => {
  missedRows.push(row);
};

function isWithin({ ratio, ours, medians = ratio }: Line, bar: Bar | TailBar): boolean {
  if ('medians' in bar) return medians <= bar.medians && ours <= bar.ours;
  const { most = Number.POSITIVE_INFINITY, least = 0, orOurs = Number.NEGATIVE_INFINITY } = bar;
  return (ratio <= most && ratio >= least) || ours <= orOurs;
}

function barText(bar: Bar | TailBar): string {
  if ('medians' in bar) return `medians at most ${bar.medians}, and at most ${bar.ours} itself`;
  const { most, least, orOurs } = bar;
  return `${most === undefined ? `at least ${least}` : `at most ${most}`}${orOurs === undefined ? '' : `, or at most ${orOurs} itself`}`;
}

/** Prints the measurements and whether the bar holds, and returns the latter. */
export function report(title: string, unit: string, bar: Bar | TailBar, lines: readonly Line[]): boolean {
  console.log(`\n${title} (${unit}); bar: ${barText(bar)}`);
  const width = Math.max(...lines.map(({ name }) => name.length));
  const missed = lines.filter((line) => !isWithin(line, bar));
  for (const line of lines) {
    const figures = [line.ours, line.peer].map((value) => value.toFixed(2).padStart(10)).join('');
    const mark = missed.includes(line) ? '   SHORT' : '';
    const medians = line.medians === undefined ? '' : `, of medians ${line.medians.toFixed(2)}`;
    console.log(`  ${line.name.padEnd(width)}${figures}   ratio ${line.ratio.toFixed(2)}${medians}${mark}`);
  }
  console.log(`  ${lines.length - missed.length} of ${lines.length} hold`);
  for (const { name, ours, ratio, medians = ratio } of missed)
    short(
      `${title}: ${name}: ${ours.toFixed(2)}, ratio ${('medians' in bar ? medians : ratio).toFixed(2)}, bar ${barText(bar)}`,
    );
  return missed.length === 0;
}

/** Every row of the run that missed its bar; printed last, after all measurements. */
export const shortRows = (areAllHeld: boolean): string =>
  missedRows.length === 0
    ? areAllHeld
      ? 'Every bar holds.'
      : 'A bar does not hold: what went wrong stands above.'
    : `Short of their bars:\n${missedRows.map((row) => `  ${row}`).join('\n')}`;

/** The machine that measured the figures: its cores, its memory in GB, its Node version. */
export function machine(): string {
  const [cpu] = cpus();
  return `${cpus().length} cores ${cpu?.model.trim() ?? ''}, ${Math.round(totalmem() / gibibyte)} GB, Node ${process.versions.node}`;
}

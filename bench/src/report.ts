import { cpus, totalmem } from 'node:os';

const gibibyte = 1024 ** 3;

/** A line of a benchmark's result. */
export interface Line {
  readonly name: string;
  readonly ours: number;
  readonly peer: number;
  readonly ratio: number;
}

/** Says what was measured on what, and whether the bar holds. Returns that. */
export function report(
  title: string,
  unit: string,
  bar: { readonly most?: number; readonly least?: number },
  lines: readonly Line[],
): boolean {
  console.log(`\n${title} (${unit})`);
  const width = Math.max(...lines.map(({ name }) => name.length));
  const isGood = ({ ratio }: Line) =>
    ratio <= (bar.most ?? Number.POSITIVE_INFINITY) && ratio >= (bar.least ?? 0);
  for (const line of lines) {
    const figures = [line.ours, line.peer].map((value) => value.toFixed(2).padStart(10)).join('');
    console.log(
      `  ${line.name.padEnd(width)}${figures}   ratio ${line.ratio.toFixed(2)}${isGood(line) ? '' : '   over the bar'}`,
    );
  }
  const short = lines.filter((line) => !isGood(line)).map(({ name }) => name);
  const names = short.length > 0 ? `; short: ${short.join(', ')}` : '';
  console.log(
    `  bar ${bar.most ?? bar.least}: ${lines.length - short.length} of ${lines.length} hold${names}`,
  );
  return short.length === 0;
}

export function machine(): string {
  const [cpu] = cpus();
  return `${cpus().length} cores ${cpu?.model.trim() ?? ''}, ${Math.round(totalmem() / gibibyte)} GB, Node ${process.versions.node}`;
}

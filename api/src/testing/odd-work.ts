import { writeFileSync } from 'node:fs';

interface OddWork {
  readonly kind: string;
  /** A file to which the id of the working process is written. */
  readonly note?: string;
}

/** Work that ends as requested: done, refused, endless, out of memory, or with the process killed. */
export default async function oddWork({ kind, note }: OddWork): Promise<string> {
  if (note !== undefined) writeFileSync(note, String(process.pid));
  const held: number[][] = [];
  while (kind === 'endless') held.length = 0;
  while (kind === 'boundless') held.push(new Array(1000).fill(held.length));
  if (kind === 'gone') process.exit(0);
  if (kind === 'refused') throw new Error('It cannot be done.');
  return `${kind} ${process.env['HOME'] ?? 'without an environment'}`;
}

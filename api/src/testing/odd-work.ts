/** Work that goes as it is told: done, refused, without end, without bound, or gone. */
export default async function oddWork({ kind }: { readonly kind: string }): Promise<string> {
  const held: number[][] = [];
  while (kind === 'endless') held.length = 0;
  while (kind === 'boundless') held.push(new Array(1000).fill(held.length));
  if (kind === 'gone') process.exit(0);
  if (kind === 'refused') throw new Error('It cannot be done.');
  return `${kind} ${process.env['HOME'] ?? 'without an environment'}`;
}

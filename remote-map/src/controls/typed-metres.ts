import { isDistance } from 'shared-contracts/map';

/** The typed metres, with a comma or a point; undefined if they are not an allowed distance. */
export function typedMetres(text: string): number | undefined {
  const metres = text.trim() === '' ? Number.NaN : Number(text.replace(',', '.'));
  return isDistance(metres) ? metres : undefined;
}

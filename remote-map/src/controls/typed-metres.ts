import { isDistance } from 'shared-contracts/map';

/** The metres that were typed, with a comma or a point; undefined where they are no distance that may be asked for. */
export function typedMetres(text: string): number | undefined {
  const metres = text.trim() === '' ? Number.NaN : Number(text.replace(',', '.'));
  return isDistance(metres) ? metres : undefined;
}

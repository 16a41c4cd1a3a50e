/** CSS pixels that a scale bar has at most. */
export const longestBar = 110;

/** A scale bar: a round length and how many pixels it takes. */
export interface Scale {
  readonly text: string;
  readonly pixels: number;
}

/** The longest round length (1, 2 or 5 of something) that fits into a scale bar. `metresAPixel` on the ground. */
export function scaleOf(metresAPixel: number): Scale {
  const most = metresAPixel * longestBar;
  const power = 10 ** Math.floor(Math.log10(most));
  const length = ([5, 2, 1].find((step) => step * power <= most) ?? 1) * power;
  return { text: length >= 1000 ? `${length / 1000} km` : `${length} m`, pixels: length / metresAPixel };
}

const number = new Intl.NumberFormat('en-CA', { maximumFractionDigits: 2 });

/** A length for people; metres. */
export const lengthText = (metres: number): string =>
  metres >= 1000 ? `${number.format(metres / 1000)} km` : `${number.format(metres)} m`;

/** An area for people; square metres. */
export const areaText = (squareMetres: number): string => `${number.format(squareMetres / 10_000)} ha`;

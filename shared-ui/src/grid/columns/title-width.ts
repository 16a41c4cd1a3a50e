/** Widths of the letters of a title (13 px, weight 600), rounded up, in CSS pixels. */
const letterWidth = { narrow: 4.6, usual: 8.1, capital: 9.4, wide: 12 } as const;

/** A cell's paddings and border, and a little so that nothing is cut by half a pixel. */
const besideTitle = 20;

const shapes: readonly (readonly [RegExp, number])[] = [
  [/[mwMW%]/, letterWidth.wide],
  [/[ijlfrtíI .,\-/()']/, letterWidth.narrow],
  [/\p{Lu}/u, letterWidth.capital],
];

const widthOfLetter = (letter: string): number =>
  shapes.find(([shape]) => shape.test(letter))?.[1] ?? letterWidth.usual;

/**
 * Width in CSS pixels at which a column shows its whole title. It is calculated from a table instead of measured, because
 * the layout must not depend on the browser or on whether the font has loaded.
 */
export const titleWidth = (title: string): number =>
  title === '' ? 0 : Math.ceil([...title].reduce((sum, letter) => sum + widthOfLetter(letter), besideTitle));

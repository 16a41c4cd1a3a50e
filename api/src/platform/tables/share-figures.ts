/** Shares in words, as titles write them: 'an undivided one-half'. */
const worded =
  /\bundivided (one|two|three)[ -](half|thirds?|quarters?|fourths?|fifths?|sixths?|eighths?)\b/gi;
const aboves: Readonly<Record<string, string>> = { one: '1', two: '2', three: '3' };
const belows: Readonly<Record<string, string>> = {
  ...{ half: '2', third: '3', quarter: '4', fourth: '4', fifth: '5', sixth: '6', eighth: '8' },
};

/** Signs of fractions, unless they belong to a number: 2½. */
const signs = /(?<!\d ?)[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]/g;

/** A percentage with a fraction behind it: 33 1/3 %, 12½%. */
const mixedPercent = /(?<![\d.,/])(\d{1,3})(?: (\d{1,2})\/(\d{1,2})| ?([½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞])) ?%/g;

const hundred = 100;

/**
 * A text whose percentages with fractions are fractions: 1/3 for 33 1/3 %. Without this the fraction's end is read as
 * the percentage, 3 % here, and the rest as a part of the name.
 */
export const withoutMixed = (text: string): string =>
  text.replace(mixedPercent, (written, whole: string, above?: string, below?: string, sign?: string) => {
    const [part = '', parts = ''] = sign?.normalize('NFKC').split('⁄') ?? [above, below];
    const [share, of] = [Number(whole) * Number(parts) + Number(part), hundred * Number(parts)];
    if (share === 0 || of === 0) return written;
    let [one, other] = [share, of];
    while (one !== 0) [other, one] = [one, other % one];
    return `${share / other}/${of / other}`;
  });

/** A text with its shares in figures. */
export const inFigures = (text: string): string =>
  withoutMixed(text)
    .replace(signs, (sign) => ` ${sign.normalize('NFKC').replace('⁄', '/')}`)
    .replace(worded, (_, above: string, below: string) => {
      const parts = belows[below.toLowerCase().replace(/s$/, '')] ?? '';
      return `undivided ${aboves[above.toLowerCase()] ?? ''}/${parts}`;
    });

/** Shares that are nothing but words, in English, French and Spanish. A name may hold such words, as 'Two Thirds Ranch'. */
const onlyWords =
  /^(one|two|three|une?|deux|trois|una?|dos|tres)[ -](half|thirds?|quarters?|fourths?|fifths?|sixths?|eighths?|demie?|tiers|quarts?|medio|media|tercios?|cuartos?)$/i;

const inWords: Readonly<Record<string, string>> = {
  ...{ ...aboves, un: '1', une: '1', una: '1', deux: '2', dos: '2', trois: '3', tres: '3' },
};
const partsInWords: Readonly<Record<string, string>> = {
  ...{
    ...belows,
    demi: '2',
    demie: '2',
    medio: '2',
    media: '2',
    tier: '3',
    tercio: '3',
    quart: '4',
    cuarto: '4',
  },
};

/** A share without the words around it, in figures: 'an undivided 1/2 interest', 'two thirds'. */
export function plainShare(text: string): string {
  const share = inFigures(text)
    .trim()
    .replace(/^(?:as to )?(?:an? )?und(?:ivided|iv\.?|\.)? /i, '')
    .replace(/ (?:und(?:ivided|iv\.?|\.)? )?int(?:erest|\.)?$/i, '');
  const [, above = '', below = ''] = onlyWords.exec(share) ?? [];
  if (below === '') return share;
  return `${inWords[above.toLowerCase()]}/${partsInWords[below.toLowerCase().replace(/s$/, '')]}`;
}

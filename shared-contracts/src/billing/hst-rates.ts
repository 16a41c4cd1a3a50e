/**
 * A rate of HST in a province, in per cent, for supplies from one day to another, both included. Days are yyyy-MM-dd.
 */
interface HstRate {
  readonly province: string;
  readonly rate: string;
  readonly from: string;
  readonly to: string | null;
}

/** The source of the rates, as the dated rows of the tax cite it. */
export const hstSource = 'Excise Tax Act s. 165(2), Sch. VIII; CRA, GST/HST rates';

const rates = (
  province: string,
  ...dated: readonly (readonly [from: string, rate: string, to?: string])[]
): readonly HstRate[] =>
  dated.map(([from, rate, to], place) => ({
    province,
    rate,
    from,
    to: to ?? lastBefore(dated[place + 1]?.[0]),
  }));

/** The day before another one; null if that is undefined. */
function lastBefore(day: string | undefined): string | null {
  if (!day) return null;
  return new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 'yyyy-MM-dd'.length);
}

/**
 * The rates of HST since its introduction, as delivered; administrators maintain them in the dated rows of the tax
 * type. Real property is supplied where the land is (Excise Tax Act, Sch. IX, Part IV).
 */
export const hstRates: readonly HstRate[] = [
  ...rates('BC', ['2010-07-01', '12', '2013-03-31']),
  ...rates('NB', ['1997-04-01', '15'], ['2006-07-01', '14'], ['2008-01-01', '13'], ['2016-07-01', '15']),
  ...rates('NL', ['1997-04-01', '15'], ['2006-07-01', '14'], ['2008-01-01', '13'], ['2016-07-01', '15']),
  ...rates(
    'NS',
    ...([
      ['1997-04-01', '15'],
      ['2006-07-01', '14'],
      ['2008-01-01', '13'],
      ['2010-07-01', '15'],
      ['2025-04-01', '14'],
    ] as const),
  ),
  ...rates('ON', ['2010-07-01', '13']),
  ...rates('PE', ['2013-04-01', '14'], ['2016-10-01', '15']),
];

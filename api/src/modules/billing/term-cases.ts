/**
 * Invoices by the terms of a rate schedule, calculated by hand independently of the code. Amounts are dollars; GST is 5
 * %. The source of every rule is the contract with the client, whose terms a schedule stores: what it does not state
 * does not apply. Counting as overtime the hours over a day's limit or over a week's limit, whichever are more, is how
 * a contract counts that repeats section 21 of Alberta's Employment Standards Code (8 and 44 hours); that is an example
 * and not a rule of this program.
 */
export interface TermCase {
  readonly name: string;
  /** The terms of the schedule. */
  readonly terms?: Readonly<Record<string, string>>;
  /** The price and purpose of the work, and the terms of this rate. */
  readonly rate: { readonly rate: string; readonly unit: 'day' | 'hour' } & Readonly<Record<string, string>>;
  /** Days of the week, counted from Monday (0), with the hours of a line: '0 8.25'. */
  readonly worked: readonly string[];
  /** 'quantity x price' of each line of the invoice. */
  readonly billed: readonly string[];
  readonly subtotal: string;
  readonly total: string;
  readonly byHand: string;
}

const hour = { rate: '96', unit: 'hour' } as const;
const day = { rate: '850', unit: 'day' } as const;
const daily = { overtimeAfterDay: '8', overtimeFactor: '1.5' };
const weekly = { overtimeAfterWeek: '44', overtimeFactor: '1.5' };
const both = { ...daily, ...weekly };
const halves = { ...day, dayHours: '10', halfDayHours: '5' };

export const termCases: readonly TermCase[] = [
  {
    ...{ name: 'two hours over eight a day', terms: daily, rate: hour, worked: ['0 10'] },
    ...{ billed: ['8 x 96', '2 x 144'], subtotal: '1056', total: '1108.8' },
    byHand: '8 x 96 = 768; 96 x 1.5 = 144, 2 x 144 = 288; 1056; GST 52.8',
  },
  {
    ...{ name: 'eight hours and no more', terms: daily, rate: hour, worked: ['0 8'] },
    ...{ billed: ['8 x 96'], subtotal: '768', total: '806.4' },
    byHand: '8 x 96 = 768; GST 38.4',
  },
  {
    ...{ name: 'a quarter of an hour over', terms: daily, rate: hour, worked: ['0 8.25'] },
    ...{ billed: ['8 x 96', '0.25 x 144'], subtotal: '804', total: '844.2' },
    byHand: '768; 0.25 x 144 = 36; 804; GST 40.2',
  },
  {
    ...{ name: 'two lines of a day count together', terms: daily, rate: hour, worked: ['0 6', '0 5'] },
    ...{ billed: ['8 x 96', '3 x 144'], subtotal: '1200', total: '1260' },
    byHand: '6 + 5 = 11: 8 x 96 = 768, 3 x 144 = 432; 1200; GST 60',
  },
  {
    ...{ name: 'six days of eight are four over a week', terms: weekly, rate: hour },
    worked: ['0 8', '1 8', '2 8', '3 8', '4 8', '5 8'],
    ...{ billed: ['44 x 96', '4 x 144'], subtotal: '4800', total: '5040' },
    byHand: '48 - 44 = 4; 44 x 96 = 4224; 4 x 144 = 576; 4800; GST 240',
  },
  {
    ...{ name: 'five days of ten: more over days than over the week', terms: both, rate: hour },
    worked: ['0 10', '1 10', '2 10', '3 10', '4 10'],
    ...{ billed: ['40 x 96', '10 x 144'], subtotal: '5280', total: '5544' },
    byHand: 'over days 5 x 2 = 10, over the week 50 - 44 = 6: 10; 3840 + 1440 = 5280; GST 264',
  },
  {
    ...{ name: 'six long days: more over the week than over days', terms: both, rate: hour },
    worked: ['0 10', '1 10', '2 8', '3 8', '4 8', '5 8'],
    ...{ billed: ['44 x 96', '8 x 144'], subtotal: '5376', total: '5644.8' },
    byHand: 'over days 2 + 2 = 4, over the week 52 - 44 = 8: 8; 4224 + 1152 = 5376; GST 268.8',
  },
  {
    ...{ name: 'overtime at a rate of its own', terms: daily, worked: ['0 11'] },
    rate: { ...hour, overtimeRate: '130' },
    ...{ billed: ['8 x 96', '3 x 130'], subtotal: '1158', total: '1215.9' },
    byHand: '768; 3 x 130 = 390; 1158; GST 57.9',
  },
  {
    ...{ name: 'a price of overtime is rounded to the cent', terms: daily, worked: ['0 9'] },
    rate: { rate: '33.33', unit: 'hour' },
    ...{ billed: ['8 x 33.33', '1 x 50'], subtotal: '316.64', total: '332.47' },
    byHand: '33.33 x 1.5 = 49.995 -> 50; 8 x 33.33 = 266.64; 316.64; GST 15.832 -> 15.83',
  },
  {
    ...{ name: 'twice the price after twelve', worked: ['0 13'], rate: hour },
    terms: { overtimeAfterDay: '12', overtimeFactor: '2' },
    ...{ billed: ['12 x 96', '1 x 192'], subtotal: '1344', total: '1411.2' },
    byHand: '12 x 96 = 1152; 1 x 192 = 192; 1344; GST 67.2',
  },
  {
    ...{ name: 'overtime after eight and double time after twelve', worked: ['0 13'], rate: hour },
    terms: { ...daily, doubleTimeAfterDay: '12', doubleTimeFactor: '2' },
    ...{ billed: ['8 x 96', '4 x 144', '1 x 192'], subtotal: '1536', total: '1612.8' },
    byHand:
      '8 x 96 = 768; 4 x 144 = 576; 1 x 192 = 192; 1536; GST 76.8 (as BC Employment Standards Act s. 40)',
  },
  {
    ...{ name: 'the sixth day of a week of forty, beyond twelve hours', rate: hour },
    terms: {
      ...{ overtimeAfterDay: '8', overtimeAfterWeek: '40', overtimeFactor: '1.5' },
      ...{ doubleTimeAfterDay: '12', doubleTimeFactor: '2' },
    },
    worked: ['0 8', '1 8', '2 8', '3 8', '4 8', '5 13'],
    ...{ billed: ['40 x 96', '12 x 144', '1 x 192'], subtotal: '5760', total: '6048' },
    byHand: '40 x 96 = 3840; all of Saturday is over 40: 12 x 144 = 1728, 1 x 192 = 192; 5760; GST 288',
  },
  {
    ...{ name: 'double time beside overtime at a price of its own', worked: ['0 14'] },
    terms: { ...daily, doubleTimeAfterDay: '12', doubleTimeFactor: '2' },
    rate: { ...hour, overtimeRate: '130' },
    ...{ billed: ['8 x 96', '4 x 130', '2 x 192'], subtotal: '1672', total: '1755.6' },
    byHand: '768; 4 x 130 = 520; 2 x 192 = 384; 1672; GST 83.6',
  },
  {
    ...{ name: 'no overtime where no hours are agreed', terms: { overtimeFactor: '1.5' }, rate: hour },
    ...{ worked: ['0 12'], billed: ['12 x 96'], subtotal: '1152', total: '1209.6' },
    byHand: '12 x 96 = 1152; GST 57.6',
  },
  {
    ...{ name: 'no overtime where no price is agreed', terms: { overtimeAfterDay: '8' }, rate: hour },
    ...{ worked: ['0 12'], billed: ['12 x 96'], subtotal: '1152', total: '1209.6' },
    byHand: '12 x 96 = 1152; GST 57.6',
  },
  {
    ...{ name: 'a call-out of two hours and a half is four', worked: ['0 2.5'] },
    rate: { ...hour, minimumHours: '4' },
    ...{ billed: ['2.5 x 96', '1.5 x 96'], subtotal: '384', total: '403.2' },
    byHand: '2.5 x 96 = 240; 4 - 2.5 = 1.5, 1.5 x 96 = 144; 384; GST 19.2',
  },
  {
    ...{ name: 'a call-out of four', worked: ['0 4'], rate: { ...hour, minimumHours: '4' } },
    ...{ billed: ['4 x 96'], subtotal: '384', total: '403.2' },
    byHand: '4 x 96 = 384; GST 19.2',
  },
  {
    ...{ name: 'two visits of a day are one call-out', worked: ['0 1', '0 1.5'] },
    rate: { ...hour, minimumHours: '4' },
    ...{ billed: ['2.5 x 96', '1.5 x 96'], subtotal: '384', total: '403.2' },
    byHand: '1 + 1.5 = 2.5; 240 + 144 = 384; GST 19.2',
  },
  {
    ...{ name: 'each day is a call-out of its own', worked: ['0 1', '1 5'] },
    rate: { ...hour, minimumHours: '4' },
    ...{ billed: ['6 x 96', '3 x 96'], subtotal: '864', total: '907.2' },
    byHand: 'Monday 1 + 3, Tuesday 5: 6 x 96 = 576; 3 x 96 = 288; 864; GST 43.2',
  },
  {
    ...{ name: 'a long call-out has overtime and no minimum', terms: daily, worked: ['0 9'] },
    rate: { ...hour, minimumHours: '4' },
    ...{ billed: ['8 x 96', '1 x 144'], subtotal: '912', total: '957.6' },
    byHand: '768 + 144 = 912; GST 45.6',
  },
  {
    ...{ name: 'seven hours are a day', rate: halves, worked: ['0 7'] },
    ...{ billed: ['1 x 850'], subtotal: '850', total: '892.5' },
    byHand: '5 < 7: 1 x 850; GST 42.5',
  },
  {
    ...{ name: 'five hours are half a day', rate: halves, worked: ['0 5'] },
    ...{ billed: ['0.5 x 850'], subtotal: '425', total: '446.25' },
    byHand: '0.5 x 850 = 425; GST 21.25',
  },
  {
    ...{ name: 'a quarter of an hour over half a day is a day', rate: halves, worked: ['0 5.25'] },
    ...{ billed: ['1 x 850'], subtotal: '850', total: '892.5' },
    byHand: '5 < 5.25: 1 x 850; GST 42.5',
  },
  {
    ...{ name: 'two hours are a day where there is no half', worked: ['0 2'] },
    rate: { ...day, dayHours: '10' },
    ...{ billed: ['1 x 850'], subtotal: '850', total: '892.5' },
    byHand: '1 x 850; GST 42.5',
  },
  {
    ...{ name: 'two lines of a day are one day', rate: halves, worked: ['0 4', '0 4'] },
    ...{ billed: ['1 x 850'], subtotal: '850', total: '892.5' },
    byHand: '4 hours 0.5, 8 hours 1: 0.5 + 0.5 = 1; 850; GST 42.5',
  },
  {
    ...{ name: 'hours over a day have a price of their own', worked: ['0 12'] },
    rate: { ...halves, overtimeRate: '120' },
    ...{ billed: ['1 x 850', '2 x 120'], subtotal: '1090', total: '1144.5' },
    byHand: '850; 12 - 10 = 2, 2 x 120 = 240; 1090; GST 54.5',
  },
  {
    ...{ name: 'a day is a day where they have none', rate: halves, terms: both, worked: ['0 12'] },
    ...{ billed: ['1 x 850'], subtotal: '850', total: '892.5' },
    byHand: '1 x 850: a factor is for rates by the hour; GST 42.5',
  },
  {
    ...{ name: 'four days and a half', rate: halves, worked: ['0 8', '1 8', '2 8', '3 8', '4 4.5'] },
    ...{ billed: ['4.5 x 850'], subtotal: '3825', total: '4016.25' },
    byHand: '4 + 0.5 = 4.5; 4.5 x 850 = 3825; GST 191.25',
  },
  {
    ...{ name: 'hours of a day mean nothing to a rate by the hour', worked: ['0 9'] },
    rate: { ...hour, dayHours: '8' },
    ...{ billed: ['9 x 96'], subtotal: '864', total: '907.2' },
    byHand: '9 x 96 = 864; GST 43.2',
  },
  {
    ...{ name: 'days typed as days stay days', rate: day, worked: ['0 1', '1 0.5'] },
    ...{ billed: ['1.5 x 850'], subtotal: '1275', total: '1338.75' },
    byHand: '1.5 x 850 = 1275; GST 63.75',
  },
];

/** Invoices for expenses with a mark-up, which a contract sets in per cent of their cost without tax. */
export interface MarkUpCase {
  readonly name: string;
  /** Per cent. */
  readonly markUp: string;
  /** '105 with 5': the cost of a receipt and the GST in it. */
  readonly spent: readonly string[];
  readonly isTaxable?: boolean;
  readonly billed: readonly string[];
  readonly subtotal: string;
  readonly total: string;
  readonly byHand: string;
}

export const markUpCases: readonly MarkUpCase[] = [
  {
    ...{ name: '10 % on a receipt with its tax', markUp: '10', spent: ['105 with 5'] },
    ...{ billed: ['1 x 100', '1 x 10'], subtotal: '110', total: '115.5' },
    byHand: '105 - 5 = 100; 10 % = 10; 110; GST 5.5: no tax on the tax of the receipt',
  },
  {
    ...{ name: 'a mark-up is rounded to the cent', markUp: '7.5', spent: ['99.99 with 4.76'] },
    ...{ billed: ['1 x 95.23', '1 x 7.14'], subtotal: '102.37', total: '107.49' },
    byHand: '99.99 - 4.76 = 95.23; 7.5 % = 7.14225 -> 7.14; 102.37; GST 5.1185 -> 5.12',
  },
  {
    ...{ name: 'each receipt is marked up by itself', markUp: '12.5', spent: ['33.33', '33.33'] },
    ...{ billed: ['1 x 33.33', '1 x 4.17', '1 x 33.33', '1 x 4.17'], subtotal: '75', total: '78.75' },
    byHand: '12.5 % of 33.33 = 4.16625 -> 4.17; 66.66 + 8.34 = 75; GST 3.75',
  },
  {
    ...{ name: 'an untaxed receipt', markUp: '15', spent: ['50'], isTaxable: false },
    ...{ billed: ['1 x 50', '1 x 7.5'], subtotal: '57.5', total: '57.5' },
    byHand: '50; 15 % = 7.5; 57.5; no tax',
  },
  {
    ...{ name: 'less than half a cent is nothing', markUp: '10', spent: ['0.04'] },
    ...{ billed: ['1 x 0.04'], subtotal: '0.04', total: '0.04' },
    byHand: '10 % of 0.04 = 0.004 -> 0; GST 0.002 -> 0',
  },
  {
    ...{ name: 'half a cent is one', markUp: '10', spent: ['0.05'] },
    ...{ billed: ['1 x 0.05', '1 x 0.01'], subtotal: '0.06', total: '0.06' },
    byHand: '10 % of 0.05 = 0.005 -> 0.01; 0.06; GST 0.003 -> 0',
  },
  {
    ...{ name: 'a contract that agrees on none', markUp: '0', spent: ['105 with 5'] },
    ...{ billed: ['1 x 100'], subtotal: '100', total: '105' },
    byHand: '100; GST 5',
  },
];

/**
 * Invoices calculated by hand independently of the code: work and expenses, and the resulting amounts. Amounts are
 * dollars. Lines are rounded to the cent, half away from zero; each tax is calculated once on the sum of its lines and
 * rounded once. GST is 5 %; PST on legal services (4060) is 7 % in British Columbia and Manitoba and 6 % in
 * Saskatchewan; in Ontario, HST of 13 % replaces both. `byHand` shows the working.
 */
export interface MoneyCase {
  readonly name: string;
  readonly province: string;
  /** '7.25 hour x 96 @4010': quantity, price and ledger code; 'cost 105 with 5 @4050': a receipt and the tax in it. */
  readonly lines: readonly string[];
  /** '1 x 250 @4020': quantity, price and ledger code of a manual line. */
  readonly hand?: readonly string[];
  /** '768: -68 less 10': the amount of a line, by how much it is written up or down, and its discount in per cent. */
  readonly adjust?: string;
  /** '10 %' or '25': the discount on the whole invoice, in per cent or dollars. */
  readonly discount?: string;
  /** Taxes that the client is exempt from. */
  readonly exempt?: readonly string[];
  readonly subtotal: string;
  readonly taxes: readonly string[];
  readonly total: string;
  /** Input tax credits. */
  readonly credits?: string;
  readonly byHand: string;
}

export const moneyCases: readonly MoneyCase[] = [
  {
    ...{ name: '8 hours at 96', province: 'AB' },
    lines: ['8 hour x 96 @4010'],
    ...{ subtotal: '768', taxes: ['GST 38.4'], total: '806.4' },
    byHand: '8 x 96 = 768; GST 5 % of 768 = 38.4',
  },
  {
    ...{ name: '7.25 hours at 96', province: 'AB' },
    lines: ['7.25 hour x 96 @4010'],
    ...{ subtotal: '696', taxes: ['GST 34.8'], total: '730.8' },
    byHand: '7.25 x 96 = 696; GST 5 % of 696 = 34.8',
  },
  {
    ...{ name: '0.25 hours at 118', province: 'AB' },
    lines: ['0.25 hour x 118 @4010'],
    ...{ subtotal: '29.5', taxes: ['GST 1.48'], total: '30.98' },
    byHand: '0.25 x 118 = 29.5; GST 5 % of 29.5 = 1.475 -> 1.48',
  },
  {
    ...{ name: '7.33 hours at 91.2', province: 'AB' },
    lines: ['7.33 hour x 91.2 @4010'],
    ...{ subtotal: '668.5', taxes: ['GST 33.43'], total: '701.93' },
    byHand: '7.33 x 91.2 = 668.496 -> 668.5; GST 5 % of 668.5 = 33.425 -> 33.43',
  },
  {
    ...{ name: '1.5 hours at 33.33', province: 'AB' },
    lines: ['1.5 hour x 33.33 @4010'],
    ...{ subtotal: '50', taxes: ['GST 2.5'], total: '52.5' },
    byHand: '1.5 x 33.33 = 49.995 -> 50; GST 5 % of 50 = 2.5',
  },
  {
    ...{ name: '0.01 hours at 0.5', province: 'AB' },
    lines: ['0.01 hour x 0.5 @4010'],
    ...{ subtotal: '0.01', taxes: ['GST 0'], total: '0.01' },
    byHand: '0.01 x 0.5 = 0.005 -> 0.01; GST 5 % of 0.01 = 0.0005 -> 0',
  },
  {
    ...{ name: '0.1 hours at 0.05', province: 'AB' },
    lines: ['0.1 hour x 0.05 @4010'],
    ...{ subtotal: '0.01', taxes: ['GST 0'], total: '0.01' },
    byHand: '0.1 x 0.05 = 0.005 -> 0.01; GST 5 % of 0.01 = 0.0005 -> 0',
  },
  {
    ...{ name: '24 hours at 118', province: 'AB' },
    lines: ['24 hour x 118 @4010'],
    ...{ subtotal: '2832', taxes: ['GST 141.6'], total: '2973.6' },
    byHand: '24 x 118 = 2832; GST 5 % of 2832 = 141.6',
  },
  {
    ...{ name: '3.35 hours at 64.6', province: 'AB' },
    lines: ['3.35 hour x 64.6 @4010'],
    ...{ subtotal: '216.41', taxes: ['GST 10.82'], total: '227.23' },
    byHand: '3.35 x 64.6 = 216.41; GST 5 % of 216.41 = 10.8205 -> 10.82',
  },
  {
    ...{ name: '2.67 hours at 87.45', province: 'AB' },
    lines: ['2.67 hour x 87.45 @4010'],
    ...{ subtotal: '233.49', taxes: ['GST 11.67'], total: '245.16' },
    byHand: '2.67 x 87.45 = 233.4915 -> 233.49; GST 5 % of 233.49 = 11.6745 -> 11.67',
  },
  {
    ...{ name: 'two lines, each half a cent of tax', province: 'AB' },
    lines: ['1 hour x 0.1 @4010', '1 hour x 0.1 @4020'],
    ...{ subtotal: '0.2', taxes: ['GST 0.01'], total: '0.21' },
    byHand: '1 x 0.1 = 0.1; 1 x 0.1 = 0.1; GST 5 % of 0.2 = 0.01',
  },
  {
    ...{ name: 'tax on the sum of three', province: 'AB' },
    lines: ['1 hour x 33.33 @4010', '1 hour x 33.33 @4020', '1 each x 33.33 @4040'],
    ...{ subtotal: '99.99', taxes: ['GST 5'], total: '104.99' },
    byHand: '1 x 33.33 = 33.33; 1 x 33.33 = 33.33; 1 x 33.33 = 33.33; GST 5 % of 99.99 = 4.9995 -> 5',
  },
  {
    ...{ name: 'tax rounds half a cent up', province: 'AB' },
    lines: ['1 hour x 0.5 @4010'],
    ...{ subtotal: '0.5', taxes: ['GST 0.03'], total: '0.53' },
    byHand: '1 x 0.5 = 0.5; GST 5 % of 0.5 = 0.025 -> 0.03',
  },
  {
    ...{ name: 'tax just below half a cent', province: 'AB' },
    lines: ['1 hour x 0.48 @4010'],
    ...{ subtotal: '0.48', taxes: ['GST 0.02'], total: '0.5' },
    byHand: '1 x 0.48 = 0.48; GST 5 % of 0.48 = 0.024 -> 0.02',
  },
  {
    ...{ name: 'the smallest bill', province: 'AB' },
    lines: ['0.01 hour x 1 @4010'],
    ...{ subtotal: '0.01', taxes: ['GST 0'], total: '0.01' },
    byHand: '0.01 x 1 = 0.01; GST 5 % of 0.01 = 0.0005 -> 0',
  },
  {
    ...{ name: 'a large bill', province: 'AB' },
    lines: ['999999 hour x 99.99 @4010'],
    ...{ subtotal: '99989900.01', taxes: ['GST 4999495'], total: '104989395.01' },
    byHand: '999999 x 99.99 = 99989900.01; GST 5 % of 99989900.01 = 4999495.0005 -> 4999495',
  },
  {
    ...{ name: 'four thousand hours', province: 'AB' },
    lines: ['4000 hour x 118 @4010', '0.75 hour x 96 @4020'],
    ...{ subtotal: '472072', taxes: ['GST 23603.6'], total: '495675.6' },
    byHand: '4000 x 118 = 472000; 0.75 x 96 = 72; GST 5 % of 472072 = 23603.6',
  },
  {
    ...{ name: '120.5 kilometres at 0.72', province: 'AB' },
    lines: ['120.5 km x 0.72 @4030'],
    ...{ subtotal: '86.76', taxes: ['GST 4.34'], total: '91.1' },
    byHand: '120.5 x 0.72 = 86.76; GST 5 % of 86.76 = 4.338 -> 4.34',
  },
  {
    ...{ name: '1 kilometres at 0.72', province: 'AB' },
    lines: ['1 km x 0.72 @4030'],
    ...{ subtotal: '0.72', taxes: ['GST 0.04'], total: '0.76' },
    byHand: '1 x 0.72 = 0.72; GST 5 % of 0.72 = 0.036 -> 0.04',
  },
  {
    ...{ name: '333.33 kilometres at 0.68', province: 'AB' },
    lines: ['333.33 km x 0.68 @4030'],
    ...{ subtotal: '226.66', taxes: ['GST 11.33'], total: '237.99' },
    byHand: '333.33 x 0.68 = 226.6644 -> 226.66; GST 5 % of 226.66 = 11.333 -> 11.33',
  },
  {
    ...{ name: '87.4 kilometres at 0.61', province: 'AB' },
    lines: ['87.4 km x 0.61 @4030'],
    ...{ subtotal: '53.31', taxes: ['GST 2.67'], total: '55.98' },
    byHand: '87.4 x 0.61 = 53.314 -> 53.31; GST 5 % of 53.31 = 2.6655 -> 2.67',
  },
  {
    ...{ name: 'untaxed kilometres', province: 'AB' },
    lines: ['200 km x 0.72 @4030 untaxed'],
    ...{ subtotal: '144', taxes: [], total: '144' },
    byHand: '200 x 0.72 = 144',
  },
  {
    ...{ name: 'hours and kilometres', province: 'AB' },
    lines: ['7.25 hour x 96 @4010', '123.4 km x 0.72 @4030'],
    ...{ subtotal: '784.85', taxes: ['GST 39.24'], total: '824.09' },
    byHand: '7.25 x 96 = 696; 123.4 x 0.72 = 88.848 -> 88.85; GST 5 % of 784.85 = 39.2425 -> 39.24',
  },
  {
    ...{ name: 'taxed hours, untaxed kilometres', province: 'AB' },
    lines: ['6 hour x 96 @4010', '250 km x 0.72 @4030 untaxed'],
    ...{ subtotal: '756', taxes: ['GST 28.8'], total: '784.8' },
    byHand: '6 x 96 = 576; 250 x 0.72 = 180; GST 5 % of 576 = 28.8',
  },
  {
    ...{ name: '30 pieces at 18', province: 'AB' },
    lines: ['30 each x 18 @4040'],
    ...{ subtotal: '540', taxes: ['GST 27'], total: '567' },
    byHand: '30 x 18 = 540; GST 5 % of 540 = 27',
  },
  {
    ...{ name: '1 pieces at 18', province: 'AB' },
    lines: ['1 each x 18 @4040'],
    ...{ subtotal: '18', taxes: ['GST 0.9'], total: '18.9' },
    byHand: '1 x 18 = 18; GST 5 % of 18 = 0.9',
  },
  {
    ...{ name: '3 pieces at 12.345', province: 'AB' },
    lines: ['3 each x 12.345 @4040'],
    ...{ subtotal: '37.04', taxes: ['GST 1.85'], total: '38.89' },
    byHand: '3 x 12.345 = 37.035 -> 37.04; GST 5 % of 37.04 = 1.852 -> 1.85',
  },
  {
    ...{ name: '0.5 pieces at 18', province: 'AB' },
    lines: ['0.5 each x 18 @4040'],
    ...{ subtotal: '9', taxes: ['GST 0.45'], total: '9.45' },
    byHand: '0.5 x 18 = 9; GST 5 % of 9 = 0.45',
  },
  {
    ...{ name: '1 days at 850', province: 'AB' },
    lines: ['1 day x 850 @4010'],
    ...{ subtotal: '850', taxes: ['GST 42.5'], total: '892.5' },
    byHand: '1 x 850 = 850; GST 5 % of 850 = 42.5',
  },
  {
    ...{ name: '0.5 days at 850', province: 'AB' },
    lines: ['0.5 day x 850 @4010'],
    ...{ subtotal: '425', taxes: ['GST 21.25'], total: '446.25' },
    byHand: '0.5 x 850 = 425; GST 5 % of 425 = 21.25',
  },
  {
    ...{ name: '4.5 days at 912.5', province: 'AB' },
    lines: ['4.5 day x 912.5 @4010'],
    ...{ subtotal: '4106.25', taxes: ['GST 205.31'], total: '4311.56' },
    byHand: '4.5 x 912.5 = 4106.25; GST 5 % of 4106.25 = 205.3125 -> 205.31',
  },
  {
    ...{ name: '3 days at 799.99', province: 'AB' },
    lines: ['3 day x 799.99 @4010'],
    ...{ subtotal: '2399.97', taxes: ['GST 120'], total: '2519.97' },
    byHand: '3 x 799.99 = 2399.97; GST 5 % of 2399.97 = 119.9985 -> 120',
  },
  {
    ...{ name: 'hours, days, pieces and kilometres', province: 'AB' },
    lines: ['2 hour x 96 @4020', '1 day x 850 @4010', '30 each x 18 @4040', '120 km x 0.72 @4030'],
    ...{ subtotal: '1668.4', taxes: ['GST 83.42'], total: '1751.82' },
    byHand: '2 x 96 = 192; 1 x 850 = 850; 30 x 18 = 540; 120 x 0.72 = 86.4; GST 5 % of 1668.4 = 83.42',
  },
  {
    ...{ name: 'land agent, AB', province: 'AB' },
    lines: ['10.5 hour x 95.5 @4010'],
    ...{ subtotal: '1002.75', taxes: ['GST 50.14'], total: '1052.89' },
    byHand: '10.5 x 95.5 = 1002.75; GST 5 % of 1002.75 = 50.1375 -> 50.14',
  },
  {
    ...{ name: 'legal services, AB', province: 'AB' },
    lines: ['3.25 hour x 210.1 @4060'],
    ...{ subtotal: '682.83', taxes: ['GST 34.14'], total: '716.97' },
    byHand: '3.25 x 210.1 = 682.825 -> 682.83; GST 5 % of 682.83 = 34.1415 -> 34.14',
  },
  {
    ...{ name: 'land agent and legal services, AB', province: 'AB' },
    lines: ['8 hour x 96 @4010', '1.75 hour x 199.99 @4060'],
    ...{ subtotal: '1117.98', taxes: ['GST 55.9'], total: '1173.88' },
    byHand: '8 x 96 = 768; 1.75 x 199.99 = 349.9825 -> 349.98; GST 5 % of 1117.98 = 55.899 -> 55.9',
  },
  {
    ...{ name: 'legal services untaxed, AB', province: 'AB' },
    lines: ['2 hour x 150 @4060 untaxed'],
    ...{ subtotal: '300', taxes: [], total: '300' },
    byHand: '2 x 150 = 300',
  },
  {
    ...{ name: 'expense of 100 with 4.76 tax, AB', province: 'AB' },
    lines: ['cost 99.99 with 4.76 @4050'],
    ...{ subtotal: '95.23', taxes: ['GST 4.76'], total: '99.99' },
    credits: '4.76',
    byHand: '99.99 - 4.76 = 95.23; GST 5 % of 95.23 = 4.7615 -> 4.76',
  },
  {
    ...{ name: 'mileage, AB', province: 'AB' },
    lines: ['412 km x 0.72 @4030'],
    ...{ subtotal: '296.64', taxes: ['GST 14.83'], total: '311.47' },
    byHand: '412 x 0.72 = 296.64; GST 5 % of 296.64 = 14.832 -> 14.83',
  },
  {
    ...{ name: 'cents that halve, AB', province: 'AB' },
    lines: ['1 hour x 10.5 @4060'],
    ...{ subtotal: '10.5', taxes: ['GST 0.53'], total: '11.03' },
    byHand: '1 x 10.5 = 10.5; GST 5 % of 10.5 = 0.525 -> 0.53',
  },
  {
    ...{ name: 'odd legal cents, AB', province: 'AB' },
    lines: ['1 hour x 0.07 @4060', '1 hour x 7.77 @4010'],
    ...{ subtotal: '7.84', taxes: ['GST 0.39'], total: '8.23' },
    byHand: '1 x 0.07 = 0.07; 1 x 7.77 = 7.77; GST 5 % of 7.84 = 0.392 -> 0.39',
  },
  {
    ...{ name: 'land agent, BC', province: 'BC' },
    lines: ['10.5 hour x 95.5 @4010'],
    ...{ subtotal: '1002.75', taxes: ['GST 50.14'], total: '1052.89' },
    byHand: '10.5 x 95.5 = 1002.75; GST 5 % of 1002.75 = 50.1375 -> 50.14',
  },
  {
    ...{ name: 'legal services, BC', province: 'BC' },
    lines: ['3.25 hour x 210.1 @4060'],
    ...{ subtotal: '682.83', taxes: ['GST 34.14', 'PST BC 47.8'], total: '764.77' },
    byHand:
      '3.25 x 210.1 = 682.825 -> 682.83; GST 5 % of 682.83 = 34.1415 -> 34.14; PST BC 7 % of 682.83 = 47.7981 -> 47.8',
  },
  {
    ...{ name: 'land agent and legal services, BC', province: 'BC' },
    lines: ['8 hour x 96 @4010', '1.75 hour x 199.99 @4060'],
    ...{ subtotal: '1117.98', taxes: ['GST 55.9', 'PST BC 24.5'], total: '1198.38' },
    byHand:
      '8 x 96 = 768; 1.75 x 199.99 = 349.9825 -> 349.98; GST 5 % of 1117.98 = 55.899 -> 55.9; PST BC 7 % of 349.98 = 24.4986 -> 24.5',
  },
  {
    ...{ name: 'legal services untaxed, BC', province: 'BC' },
    lines: ['2 hour x 150 @4060 untaxed'],
    ...{ subtotal: '300', taxes: [], total: '300' },
    byHand: '2 x 150 = 300',
  },
  {
    ...{ name: 'expense of 100 with 4.76 tax, BC', province: 'BC' },
    lines: ['cost 99.99 with 4.76 @4050'],
    ...{ subtotal: '95.23', taxes: ['GST 4.76'], total: '99.99' },
    credits: '4.76',
    byHand: '99.99 - 4.76 = 95.23; GST 5 % of 95.23 = 4.7615 -> 4.76',
  },
  {
    ...{ name: 'mileage, BC', province: 'BC' },
    lines: ['412 km x 0.72 @4030'],
    ...{ subtotal: '296.64', taxes: ['GST 14.83'], total: '311.47' },
    byHand: '412 x 0.72 = 296.64; GST 5 % of 296.64 = 14.832 -> 14.83',
  },
  {
    ...{ name: 'cents that halve, BC', province: 'BC' },
    lines: ['1 hour x 10.5 @4060'],
    ...{ subtotal: '10.5', taxes: ['GST 0.53', 'PST BC 0.74'], total: '11.77' },
    byHand: '1 x 10.5 = 10.5; GST 5 % of 10.5 = 0.525 -> 0.53; PST BC 7 % of 10.5 = 0.735 -> 0.74',
  },
  {
    ...{ name: 'odd legal cents, BC', province: 'BC' },
    lines: ['1 hour x 0.07 @4060', '1 hour x 7.77 @4010'],
    ...{ subtotal: '7.84', taxes: ['GST 0.39', 'PST BC 0'], total: '8.23' },
    byHand:
      '1 x 0.07 = 0.07; 1 x 7.77 = 7.77; GST 5 % of 7.84 = 0.392 -> 0.39; PST BC 7 % of 0.07 = 0.0049 -> 0',
  },
  {
    ...{ name: 'land agent, SK', province: 'SK' },
    lines: ['10.5 hour x 95.5 @4010'],
    ...{ subtotal: '1002.75', taxes: ['GST 50.14'], total: '1052.89' },
    byHand: '10.5 x 95.5 = 1002.75; GST 5 % of 1002.75 = 50.1375 -> 50.14',
  },
  {
    ...{ name: 'legal services, SK', province: 'SK' },
    lines: ['3.25 hour x 210.1 @4060'],
    ...{ subtotal: '682.83', taxes: ['GST 34.14', 'PST SK 40.97'], total: '757.94' },
    byHand:
      '3.25 x 210.1 = 682.825 -> 682.83; GST 5 % of 682.83 = 34.1415 -> 34.14; PST SK 6 % of 682.83 = 40.9698 -> 40.97',
  },
  {
    ...{ name: 'land agent and legal services, SK', province: 'SK' },
    lines: ['8 hour x 96 @4010', '1.75 hour x 199.99 @4060'],
    ...{ subtotal: '1117.98', taxes: ['GST 55.9', 'PST SK 21'], total: '1194.88' },
    byHand:
      '8 x 96 = 768; 1.75 x 199.99 = 349.9825 -> 349.98; GST 5 % of 1117.98 = 55.899 -> 55.9; PST SK 6 % of 349.98 = 20.9988 -> 21',
  },
  {
    ...{ name: 'legal services untaxed, SK', province: 'SK' },
    lines: ['2 hour x 150 @4060 untaxed'],
    ...{ subtotal: '300', taxes: [], total: '300' },
    byHand: '2 x 150 = 300',
  },
  {
    ...{ name: 'expense of 100 with 4.76 tax, SK', province: 'SK' },
    lines: ['cost 99.99 with 4.76 @4050'],
    ...{ subtotal: '95.23', taxes: ['GST 4.76'], total: '99.99' },
    credits: '4.76',
    byHand: '99.99 - 4.76 = 95.23; GST 5 % of 95.23 = 4.7615 -> 4.76',
  },
  {
    ...{ name: 'mileage, SK', province: 'SK' },
    lines: ['412 km x 0.72 @4030'],
    ...{ subtotal: '296.64', taxes: ['GST 14.83'], total: '311.47' },
    byHand: '412 x 0.72 = 296.64; GST 5 % of 296.64 = 14.832 -> 14.83',
  },
  {
    ...{ name: 'cents that halve, SK', province: 'SK' },
    lines: ['1 hour x 10.5 @4060'],
    ...{ subtotal: '10.5', taxes: ['GST 0.53', 'PST SK 0.63'], total: '11.66' },
    byHand: '1 x 10.5 = 10.5; GST 5 % of 10.5 = 0.525 -> 0.53; PST SK 6 % of 10.5 = 0.63',
  },
  {
    ...{ name: 'odd legal cents, SK', province: 'SK' },
    lines: ['1 hour x 0.07 @4060', '1 hour x 7.77 @4010'],
    ...{ subtotal: '7.84', taxes: ['GST 0.39', 'PST SK 0'], total: '8.23' },
    byHand:
      '1 x 0.07 = 0.07; 1 x 7.77 = 7.77; GST 5 % of 7.84 = 0.392 -> 0.39; PST SK 6 % of 0.07 = 0.0042 -> 0',
  },
  {
    ...{ name: 'land agent, MB', province: 'MB' },
    lines: ['10.5 hour x 95.5 @4010'],
    ...{ subtotal: '1002.75', taxes: ['GST 50.14'], total: '1052.89' },
    byHand: '10.5 x 95.5 = 1002.75; GST 5 % of 1002.75 = 50.1375 -> 50.14',
  },
  {
    ...{ name: 'legal services, MB', province: 'MB' },
    lines: ['3.25 hour x 210.1 @4060'],
    ...{ subtotal: '682.83', taxes: ['GST 34.14', 'PST MB 47.8'], total: '764.77' },
    byHand:
      '3.25 x 210.1 = 682.825 -> 682.83; GST 5 % of 682.83 = 34.1415 -> 34.14; PST MB 7 % of 682.83 = 47.7981 -> 47.8',
  },
  {
    ...{ name: 'land agent and legal services, MB', province: 'MB' },
    lines: ['8 hour x 96 @4010', '1.75 hour x 199.99 @4060'],
    ...{ subtotal: '1117.98', taxes: ['GST 55.9', 'PST MB 24.5'], total: '1198.38' },
    byHand:
      '8 x 96 = 768; 1.75 x 199.99 = 349.9825 -> 349.98; GST 5 % of 1117.98 = 55.899 -> 55.9; PST MB 7 % of 349.98 = 24.4986 -> 24.5',
  },
  {
    ...{ name: 'legal services untaxed, MB', province: 'MB' },
    lines: ['2 hour x 150 @4060 untaxed'],
    ...{ subtotal: '300', taxes: [], total: '300' },
    byHand: '2 x 150 = 300',
  },
  {
    ...{ name: 'expense of 100 with 4.76 tax, MB', province: 'MB' },
    lines: ['cost 99.99 with 4.76 @4050'],
    ...{ subtotal: '95.23', taxes: ['GST 4.76'], total: '99.99' },
    credits: '4.76',
    byHand: '99.99 - 4.76 = 95.23; GST 5 % of 95.23 = 4.7615 -> 4.76',
  },
  {
    ...{ name: 'mileage, MB', province: 'MB' },
    lines: ['412 km x 0.72 @4030'],
    ...{ subtotal: '296.64', taxes: ['GST 14.83'], total: '311.47' },
    byHand: '412 x 0.72 = 296.64; GST 5 % of 296.64 = 14.832 -> 14.83',
  },
  {
    ...{ name: 'cents that halve, MB', province: 'MB' },
    lines: ['1 hour x 10.5 @4060'],
    ...{ subtotal: '10.5', taxes: ['GST 0.53', 'PST MB 0.74'], total: '11.77' },
    byHand: '1 x 10.5 = 10.5; GST 5 % of 10.5 = 0.525 -> 0.53; PST MB 7 % of 10.5 = 0.735 -> 0.74',
  },
  {
    ...{ name: 'odd legal cents, MB', province: 'MB' },
    lines: ['1 hour x 0.07 @4060', '1 hour x 7.77 @4010'],
    ...{ subtotal: '7.84', taxes: ['GST 0.39', 'PST MB 0'], total: '8.23' },
    byHand:
      '1 x 0.07 = 0.07; 1 x 7.77 = 7.77; GST 5 % of 7.84 = 0.392 -> 0.39; PST MB 7 % of 0.07 = 0.0049 -> 0',
  },
  {
    ...{ name: 'land agent, ON', province: 'ON' },
    lines: ['10.5 hour x 95.5 @4010'],
    ...{ subtotal: '1002.75', taxes: ['HST ON 130.36'], total: '1133.11' },
    byHand: '10.5 x 95.5 = 1002.75; HST ON 13 % of 1002.75 = 130.3575 -> 130.36',
  },
  {
    ...{ name: 'legal services, ON', province: 'ON' },
    lines: ['3.25 hour x 210.1 @4060'],
    ...{ subtotal: '682.83', taxes: ['HST ON 88.77'], total: '771.6' },
    byHand: '3.25 x 210.1 = 682.825 -> 682.83; HST ON 13 % of 682.83 = 88.7679 -> 88.77',
  },
  {
    ...{ name: 'land agent and legal services, ON', province: 'ON' },
    lines: ['8 hour x 96 @4010', '1.75 hour x 199.99 @4060'],
    ...{ subtotal: '1117.98', taxes: ['HST ON 145.34'], total: '1263.32' },
    byHand: '8 x 96 = 768; 1.75 x 199.99 = 349.9825 -> 349.98; HST ON 13 % of 1117.98 = 145.3374 -> 145.34',
  },
  {
    ...{ name: 'legal services untaxed, ON', province: 'ON' },
    lines: ['2 hour x 150 @4060 untaxed'],
    ...{ subtotal: '300', taxes: [], total: '300' },
    byHand: '2 x 150 = 300',
  },
  {
    ...{ name: 'expense of 100 with 4.76 tax, ON', province: 'ON' },
    lines: ['cost 99.99 with 4.76 @4050'],
    ...{ subtotal: '95.23', taxes: ['HST ON 12.38'], total: '107.61' },
    credits: '4.76',
    byHand: '99.99 - 4.76 = 95.23; HST ON 13 % of 95.23 = 12.3799 -> 12.38',
  },
  {
    ...{ name: 'mileage, ON', province: 'ON' },
    lines: ['412 km x 0.72 @4030'],
    ...{ subtotal: '296.64', taxes: ['HST ON 38.56'], total: '335.2' },
    byHand: '412 x 0.72 = 296.64; HST ON 13 % of 296.64 = 38.5632 -> 38.56',
  },
  {
    ...{ name: 'cents that halve, ON', province: 'ON' },
    lines: ['1 hour x 10.5 @4060'],
    ...{ subtotal: '10.5', taxes: ['HST ON 1.37'], total: '11.87' },
    byHand: '1 x 10.5 = 10.5; HST ON 13 % of 10.5 = 1.365 -> 1.37',
  },
  {
    ...{ name: 'odd legal cents, ON', province: 'ON' },
    lines: ['1 hour x 0.07 @4060', '1 hour x 7.77 @4010'],
    ...{ subtotal: '7.84', taxes: ['HST ON 1.02'], total: '8.86' },
    byHand: '1 x 0.07 = 0.07; 1 x 7.77 = 7.77; HST ON 13 % of 7.84 = 1.0192 -> 1.02',
  },
  {
    ...{ name: 'receipt of 105 with 5', province: 'AB' },
    lines: ['cost 105 with 5 @4050'],
    ...{ subtotal: '100', taxes: ['GST 5'], total: '105' },
    credits: '5',
    byHand: '105 - 5 = 100; GST 5 % of 100 = 5',
  },
  {
    ...{ name: 'receipt of 64.35 with 3.06', province: 'AB' },
    lines: ['cost 64.35 with 3.06 @4050'],
    ...{ subtotal: '61.29', taxes: ['GST 3.06'], total: '64.35' },
    credits: '3.06',
    byHand: '64.35 - 3.06 = 61.29; GST 5 % of 61.29 = 3.0645 -> 3.06',
  },
  {
    ...{ name: 'receipt of 186.4 with 8.88', province: 'AB' },
    lines: ['cost 186.4 with 8.88 @4050'],
    ...{ subtotal: '177.52', taxes: ['GST 8.88'], total: '186.4' },
    credits: '8.88',
    byHand: '186.4 - 8.88 = 177.52; GST 5 % of 177.52 = 8.876 -> 8.88',
  },
  {
    ...{ name: 'receipt of 113 with 13', province: 'AB' },
    lines: ['cost 113 with 13 @4050'],
    ...{ subtotal: '100', taxes: ['GST 5'], total: '105' },
    credits: '13',
    byHand: '113 - 13 = 100; GST 5 % of 100 = 5',
  },
  {
    ...{ name: 'receipt of 42 with 2', province: 'AB' },
    lines: ['cost 42 with 2 @4050'],
    ...{ subtotal: '40', taxes: ['GST 2'], total: '42' },
    credits: '2',
    byHand: '42 - 2 = 40; GST 5 % of 40 = 2',
  },
  {
    ...{ name: 'receipt of 99.99 with 4.76', province: 'AB' },
    lines: ['cost 99.99 with 4.76 @4050'],
    ...{ subtotal: '95.23', taxes: ['GST 4.76'], total: '99.99' },
    credits: '4.76',
    byHand: '99.99 - 4.76 = 95.23; GST 5 % of 95.23 = 4.7615 -> 4.76',
  },
  {
    ...{ name: 'receipt of 21 with 1', province: 'AB' },
    lines: ['cost 21 with 1 @4050'],
    ...{ subtotal: '20', taxes: ['GST 1'], total: '21' },
    credits: '1',
    byHand: '21 - 1 = 20; GST 5 % of 20 = 1',
  },
  {
    ...{ name: 'receipt of 0.11 with 0.01', province: 'AB' },
    lines: ['cost 0.11 with 0.01 @4050'],
    ...{ subtotal: '0.1', taxes: ['GST 0.01'], total: '0.11' },
    credits: '0.01',
    byHand: '0.11 - 0.01 = 0.1; GST 5 % of 0.1 = 0.005 -> 0.01',
  },
  {
    ...{ name: 'receipt of 115 with 15', province: 'AB' },
    lines: ['cost 115 with 15 @4050'],
    ...{ subtotal: '100', taxes: ['GST 5'], total: '105' },
    credits: '15',
    byHand: '115 - 15 = 100; GST 5 % of 100 = 5',
  },
  {
    ...{ name: 'receipt of 12 without tax', province: 'AB' },
    lines: ['cost 12 @4050'],
    ...{ subtotal: '12', taxes: ['GST 0.6'], total: '12.6' },
    byHand: '12; GST 5 % of 12 = 0.6',
  },
  {
    ...{ name: 'receipt of 0.01 without tax', province: 'AB' },
    lines: ['cost 0.01 @4050'],
    ...{ subtotal: '0.01', taxes: ['GST 0'], total: '0.01' },
    byHand: '0.01; GST 5 % of 0.01 = 0.0005 -> 0',
  },
  {
    ...{ name: 'receipt of 33.33 without tax', province: 'AB' },
    lines: ['cost 33.33 @4050'],
    ...{ subtotal: '33.33', taxes: ['GST 1.67'], total: '35' },
    byHand: '33.33; GST 5 % of 33.33 = 1.6665 -> 1.67',
  },
  {
    ...{ name: 'receipt of 100.1 without tax', province: 'AB' },
    lines: ['cost 100.1 @4050'],
    ...{ subtotal: '100.1', taxes: ['GST 5.01'], total: '105.11' },
    byHand: '100.1; GST 5 % of 100.1 = 5.005 -> 5.01',
  },
  {
    ...{ name: 'untaxed expense', province: 'AB' },
    lines: ['cost 40 @4050 untaxed'],
    ...{ subtotal: '40', taxes: [], total: '40' },
    byHand: '40',
  },
  {
    ...{ name: 'untaxed expense with tax in it', province: 'AB' },
    lines: ['cost 52.5 with 2.5 @4050 untaxed'],
    ...{ subtotal: '50', taxes: [], total: '50' },
    credits: '2.5',
    byHand: '52.5 - 2.5 = 50',
  },
  {
    ...{ name: 'two receipts', province: 'AB' },
    lines: ['cost 105 with 5 @4050', 'cost 64.35 with 3.06 @4050'],
    ...{ subtotal: '161.29', taxes: ['GST 8.06'], total: '169.35' },
    credits: '8.06',
    byHand: '105 - 5 = 100; 64.35 - 3.06 = 61.29; GST 5 % of 161.29 = 8.0645 -> 8.06',
  },
  {
    ...{ name: 'three receipts of 33.33', province: 'AB' },
    lines: ['cost 33.33 @4050', 'cost 33.33 @4050', 'cost 33.33 @4050'],
    ...{ subtotal: '99.99', taxes: ['GST 5'], total: '104.99' },
    byHand: '33.33; 33.33; 33.33; GST 5 % of 99.99 = 4.9995 -> 5',
  },
  {
    ...{ name: 'hours and a receipt', province: 'AB' },
    lines: ['8 hour x 96 @4010', 'cost 186.4 with 8.88 @4050'],
    ...{ subtotal: '945.52', taxes: ['GST 47.28'], total: '992.8' },
    credits: '8.88',
    byHand: '8 x 96 = 768; 186.4 - 8.88 = 177.52; GST 5 % of 945.52 = 47.276 -> 47.28',
  },
  {
    ...{ name: 'hours, kilometres and two receipts', province: 'AB' },
    lines: ['7.5 hour x 118 @4010', '301 km x 0.72 @4030', 'cost 105 with 5 @4050', 'cost 12 @4050'],
    ...{ subtotal: '1213.72', taxes: ['GST 60.69'], total: '1274.41' },
    credits: '5',
    byHand: '7.5 x 118 = 885; 301 x 0.72 = 216.72; 105 - 5 = 100; 12; GST 5 % of 1213.72 = 60.686 -> 60.69',
  },
  {
    ...{ name: 'receipt with tax, BC', province: 'BC' },
    lines: ['cost 105 with 5 @4050'],
    ...{ subtotal: '100', taxes: ['GST 5'], total: '105' },
    credits: '5',
    byHand: '105 - 5 = 100; GST 5 % of 100 = 5',
  },
  {
    ...{ name: 'receipt for legal services, BC', province: 'BC' },
    lines: ['cost 210 with 10 @4060'],
    ...{ subtotal: '200', taxes: ['GST 10', 'PST BC 14'], total: '224' },
    credits: '10',
    byHand: '210 - 10 = 200; GST 5 % of 200 = 10; PST BC 7 % of 200 = 14',
  },
  {
    ...{ name: 'receipt with tax, SK', province: 'SK' },
    lines: ['cost 105 with 5 @4050'],
    ...{ subtotal: '100', taxes: ['GST 5'], total: '105' },
    credits: '5',
    byHand: '105 - 5 = 100; GST 5 % of 100 = 5',
  },
  {
    ...{ name: 'receipt for legal services, SK', province: 'SK' },
    lines: ['cost 210 with 10 @4060'],
    ...{ subtotal: '200', taxes: ['GST 10', 'PST SK 12'], total: '222' },
    credits: '10',
    byHand: '210 - 10 = 200; GST 5 % of 200 = 10; PST SK 6 % of 200 = 12',
  },
  {
    ...{ name: 'receipt with tax, MB', province: 'MB' },
    lines: ['cost 105 with 5 @4050'],
    ...{ subtotal: '100', taxes: ['GST 5'], total: '105' },
    credits: '5',
    byHand: '105 - 5 = 100; GST 5 % of 100 = 5',
  },
  {
    ...{ name: 'receipt for legal services, MB', province: 'MB' },
    lines: ['cost 210 with 10 @4060'],
    ...{ subtotal: '200', taxes: ['GST 10', 'PST MB 14'], total: '224' },
    credits: '10',
    byHand: '210 - 10 = 200; GST 5 % of 200 = 10; PST MB 7 % of 200 = 14',
  },
  {
    ...{ name: 'receipt with tax, ON', province: 'ON' },
    lines: ['cost 105 with 5 @4050'],
    ...{ subtotal: '100', taxes: ['HST ON 13'], total: '113' },
    credits: '5',
    byHand: '105 - 5 = 100; HST ON 13 % of 100 = 13',
  },
  {
    ...{ name: 'receipt for legal services, ON', province: 'ON' },
    lines: ['cost 210 with 10 @4060'],
    ...{ subtotal: '200', taxes: ['HST ON 26'], total: '226' },
    credits: '10',
    byHand: '210 - 10 = 200; HST ON 13 % of 200 = 26',
  },
  {
    ...{ name: 'exempt from GST', province: 'AB' },
    lines: ['8 hour x 96 @4010'],
    exempt: ['GST'],
    ...{ subtotal: '768', taxes: ['GST 0'], total: '768' },
    byHand: '8 x 96 = 768; GST: exempt',
  },
  {
    ...{ name: 'exempt from GST, with a receipt', province: 'AB' },
    lines: ['1 hour x 96 @4010', 'cost 105 with 5 @4050'],
    exempt: ['GST'],
    ...{ subtotal: '196', taxes: ['GST 0'], total: '196' },
    credits: '5',
    byHand: '1 x 96 = 96; 105 - 5 = 100; GST: exempt',
  },
  {
    ...{ name: 'exempt from PST, BC', province: 'BC' },
    lines: ['3 hour x 200 @4060'],
    exempt: ['PST'],
    ...{ subtotal: '600', taxes: ['GST 30', 'PST BC 0'], total: '630' },
    byHand: '3 x 200 = 600; GST 5 % of 600 = 30; PST BC: exempt',
  },
  {
    ...{ name: 'exempt from PST, land and legal, BC', province: 'BC' },
    lines: ['3 hour x 200 @4060', '8 hour x 96 @4010'],
    exempt: ['PST'],
    ...{ subtotal: '1368', taxes: ['GST 68.4', 'PST BC 0'], total: '1436.4' },
    byHand: '3 x 200 = 600; 8 x 96 = 768; GST 5 % of 1368 = 68.4; PST BC: exempt',
  },
  {
    ...{ name: 'exempt from both, BC', province: 'BC' },
    lines: ['3 hour x 200 @4060'],
    exempt: ['GST', 'PST'],
    ...{ subtotal: '600', taxes: ['GST 0', 'PST BC 0'], total: '600' },
    byHand: '3 x 200 = 600; GST: exempt; PST BC: exempt',
  },
  {
    ...{ name: 'exempt from PST, SK', province: 'SK' },
    lines: ['3 hour x 200 @4060'],
    exempt: ['PST'],
    ...{ subtotal: '600', taxes: ['GST 30', 'PST SK 0'], total: '630' },
    byHand: '3 x 200 = 600; GST 5 % of 600 = 30; PST SK: exempt',
  },
  {
    ...{ name: 'exempt from PST, land and legal, SK', province: 'SK' },
    lines: ['3 hour x 200 @4060', '8 hour x 96 @4010'],
    exempt: ['PST'],
    ...{ subtotal: '1368', taxes: ['GST 68.4', 'PST SK 0'], total: '1436.4' },
    byHand: '3 x 200 = 600; 8 x 96 = 768; GST 5 % of 1368 = 68.4; PST SK: exempt',
  },
  {
    ...{ name: 'exempt from both, SK', province: 'SK' },
    lines: ['3 hour x 200 @4060'],
    exempt: ['GST', 'PST'],
    ...{ subtotal: '600', taxes: ['GST 0', 'PST SK 0'], total: '600' },
    byHand: '3 x 200 = 600; GST: exempt; PST SK: exempt',
  },
  {
    ...{ name: 'exempt from PST, MB', province: 'MB' },
    lines: ['3 hour x 200 @4060'],
    exempt: ['PST'],
    ...{ subtotal: '600', taxes: ['GST 30', 'PST MB 0'], total: '630' },
    byHand: '3 x 200 = 600; GST 5 % of 600 = 30; PST MB: exempt',
  },
  {
    ...{ name: 'exempt from PST, land and legal, MB', province: 'MB' },
    lines: ['3 hour x 200 @4060', '8 hour x 96 @4010'],
    exempt: ['PST'],
    ...{ subtotal: '1368', taxes: ['GST 68.4', 'PST MB 0'], total: '1436.4' },
    byHand: '3 x 200 = 600; 8 x 96 = 768; GST 5 % of 1368 = 68.4; PST MB: exempt',
  },
  {
    ...{ name: 'exempt from both, MB', province: 'MB' },
    lines: ['3 hour x 200 @4060'],
    exempt: ['GST', 'PST'],
    ...{ subtotal: '600', taxes: ['GST 0', 'PST MB 0'], total: '600' },
    byHand: '3 x 200 = 600; GST: exempt; PST MB: exempt',
  },
  {
    ...{ name: 'exempt from HST', province: 'ON' },
    lines: ['3 hour x 200 @4010'],
    exempt: ['HST'],
    ...{ subtotal: '600', taxes: ['HST ON 0'], total: '600' },
    byHand: '3 x 200 = 600; HST ON: exempt',
  },
  {
    // HST is the GST of the participating provinces, under the same part of the Excise Tax Act: what is relieved of the
    // GST is relieved of the HST (Canada Revenue Agency, GI-072, 'HST and First Nations in Ontario and British
    // Columbia': it applies in the same way as GST; B-039 speaks of GST/HST throughout).
    ...{ name: 'exempt from GST where HST stands', province: 'ON' },
    lines: ['3 hour x 200 @4010'],
    exempt: ['GST'],
    ...{ subtotal: '600', taxes: ['HST ON 0'], total: '600' },
    byHand: '3 x 200 = 600; HST ON: exempt as from GST',
  },
  {
    ...{ name: 'exempt from GST and PST where HST stands', province: 'ON' },
    lines: ['3 hour x 200 @4010', '1.75 hour x 199.99 @4060'],
    exempt: ['GST', 'PST'],
    ...{ subtotal: '949.98', taxes: ['HST ON 0'], total: '949.98' },
    byHand: '3 x 200 = 600; 1.75 x 199.99 = 349.9825 -> 349.98; HST ON: exempt as from GST',
  },
  {
    // The tax of a province is another tax than the HST: its exemption says nothing of the federal one.
    ...{ name: 'exempt from PST where HST stands', province: 'ON' },
    lines: ['3 hour x 200 @4010'],
    exempt: ['PST'],
    ...{ subtotal: '600', taxes: ['HST ON 78'], total: '678' },
    byHand: '3 x 200 = 600; HST ON 13 % of 600 = 78',
  },
  {
    ...{ name: 'exempt from PST where none is charged', province: 'AB' },
    lines: ['3 hour x 200 @4010'],
    exempt: ['PST'],
    ...{ subtotal: '600', taxes: ['GST 30'], total: '630' },
    byHand: '3 x 200 = 600; GST 5 % of 600 = 30',
  },
  {
    ...{ name: 'exempt from GST, legal services, BC', province: 'BC' },
    lines: ['1.75 hour x 199.99 @4060'],
    exempt: ['GST'],
    ...{ subtotal: '349.98', taxes: ['GST 0', 'PST BC 24.5'], total: '374.48' },
    byHand: '1.75 x 199.99 = 349.9825 -> 349.98; GST: exempt; PST BC 7 % of 349.98 = 24.4986 -> 24.5',
  },
  {
    ...{ name: 'a week of five days', province: 'AB' },
    lines: [
      '7.5 hour x 96 @4010',
      '8 hour x 96 @4020',
      '6.25 hour x 118 @4010',
      '88 km x 0.72 @4030',
      '12 each x 18 @4040',
    ],
    ...{ subtotal: '2504.86', taxes: ['GST 125.24'], total: '2630.1' },
    byHand:
      '7.5 x 96 = 720; 8 x 96 = 768; 6.25 x 118 = 737.5; 88 x 0.72 = 63.36; 12 x 18 = 216; GST 5 % of 2504.86 = 125.243 -> 125.24',
  },
  {
    ...{ name: 'a month of one agent, BC', province: 'BC' },
    lines: ['151.25 hour x 96 @4010', '1840 km x 0.72 @4030', '4 hour x 210 @4060', 'cost 105 with 5 @4050'],
    ...{ subtotal: '16784.8', taxes: ['GST 839.24', 'PST BC 58.8'], total: '17682.84' },
    credits: '5',
    byHand:
      '151.25 x 96 = 14520; 1840 x 0.72 = 1324.8; 4 x 210 = 840; 105 - 5 = 100; GST 5 % of 16784.8 = 839.24; PST BC 7 % of 840 = 58.8',
  },
  {
    ...{ name: 'a month of one agent, SK', province: 'SK' },
    lines: ['151.25 hour x 96 @4010', '1840 km x 0.72 @4030', '4 hour x 210 @4060', 'cost 105 with 5 @4050'],
    ...{ subtotal: '16784.8', taxes: ['GST 839.24', 'PST SK 50.4'], total: '17674.44' },
    credits: '5',
    byHand:
      '151.25 x 96 = 14520; 1840 x 0.72 = 1324.8; 4 x 210 = 840; 105 - 5 = 100; GST 5 % of 16784.8 = 839.24; PST SK 6 % of 840 = 50.4',
  },
  {
    ...{ name: 'a month of one agent, MB', province: 'MB' },
    lines: ['151.25 hour x 96 @4010', '1840 km x 0.72 @4030', '4 hour x 210 @4060', 'cost 105 with 5 @4050'],
    ...{ subtotal: '16784.8', taxes: ['GST 839.24', 'PST MB 58.8'], total: '17682.84' },
    credits: '5',
    byHand:
      '151.25 x 96 = 14520; 1840 x 0.72 = 1324.8; 4 x 210 = 840; 105 - 5 = 100; GST 5 % of 16784.8 = 839.24; PST MB 7 % of 840 = 58.8',
  },
  {
    ...{ name: 'a month of one agent, ON', province: 'ON' },
    lines: ['151.25 hour x 96 @4010', '1840 km x 0.72 @4030', '4 hour x 210 @4060', 'cost 105 with 5 @4050'],
    ...{ subtotal: '16784.8', taxes: ['HST ON 2182.02'], total: '18966.82' },
    credits: '5',
    byHand:
      '151.25 x 96 = 14520; 1840 x 0.72 = 1324.8; 4 x 210 = 840; 105 - 5 = 100; HST ON 13 % of 16784.8 = 2182.024 -> 2182.02',
  },
  {
    ...{ name: 'prices of three decimals', province: 'AB' },
    lines: ['3 hour x 33.333 @4010'],
    ...{ subtotal: '100', taxes: ['GST 5'], total: '105' },
    byHand: '3 x 33.333 = 99.999 -> 100; GST 5 % of 100 = 5',
  },
  {
    ...{ name: 'prices of four decimals', province: 'AB' },
    lines: ['7 hour x 12.3456 @4010'],
    ...{ subtotal: '86.42', taxes: ['GST 4.32'], total: '90.74' },
    byHand: '7 x 12.3456 = 86.4192 -> 86.42; GST 5 % of 86.42 = 4.321 -> 4.32',
  },
  {
    ...{ name: 'two prices of one work', province: 'AB' },
    lines: ['2 hour x 96 @4010', '2 hour x 91.2 @4010'],
    ...{ subtotal: '374.4', taxes: ['GST 18.72'], total: '393.12' },
    byHand: '2 x 96 = 192; 2 x 91.2 = 182.4; GST 5 % of 374.4 = 18.72',
  },
  {
    ...{ name: 'a fixed fee beside hours', province: 'AB' },
    ...{ lines: ['8 hour x 96 @4010'], hand: ['1 x 250 @4020'] },
    ...{ subtotal: '1018', taxes: ['GST 50.9'], total: '1068.9' },
    byHand: '8 x 96 = 768; 1 x 250 = 250; GST 5 % of 1018 = 50.9',
  },
  {
    ...{ name: 'an untaxed line by hand', province: 'AB' },
    ...{ lines: ['8 hour x 96 @4010'], hand: ['1 x 100 @4050 untaxed'] },
    ...{ subtotal: '868', taxes: ['GST 38.4'], total: '906.4' },
    byHand: '8 x 96 = 768; 1 x 100 = 100; GST 5 % of 768 = 38.4',
  },
  {
    ...{ name: 'a line by hand that rounds', province: 'AB' },
    ...{ lines: ['1 hour x 96 @4010'], hand: ['2.5 x 33.33 @4010'] },
    ...{ subtotal: '179.33', taxes: ['GST 8.97'], total: '188.3' },
    byHand: '1 x 96 = 96; 2.5 x 33.33 = 83.325 -> 83.33; GST 5 % of 179.33 = 8.9665 -> 8.97',
  },
  {
    ...{ name: 'legal services by hand, BC', province: 'BC' },
    ...{ lines: ['8 hour x 96 @4010'], hand: ['1 x 500 @4060'] },
    ...{ subtotal: '1268', taxes: ['GST 63.4', 'PST BC 35'], total: '1366.4' },
    byHand: '8 x 96 = 768; 1 x 500 = 500; GST 5 % of 1268 = 63.4; PST BC 7 % of 500 = 35',
  },
  {
    ...{ name: 'written down by 68', province: 'AB' },
    ...{ lines: ['8 hour x 96 @4010'], adjust: '768: -68' },
    ...{ subtotal: '700', taxes: ['GST 35'], total: '735' },
    byHand: '8 x 96 = 768; 768 - 68 = 700; GST 5 % of 700 = 35',
  },
  {
    ...{ name: 'written up by 32', province: 'AB' },
    ...{ lines: ['8 hour x 96 @4010'], adjust: '768: 32' },
    ...{ subtotal: '800', taxes: ['GST 40'], total: '840' },
    byHand: '8 x 96 = 768; 768 + 32 = 800; GST 5 % of 800 = 40',
  },
  {
    ...{ name: 'a line less 10 %', province: 'AB' },
    ...{ lines: ['8 hour x 96 @4010'], adjust: '768: 0 less 10' },
    ...{ subtotal: '691.2', taxes: ['GST 34.56'], total: '725.76' },
    byHand: '8 x 96 = 768; 10 % of 768 = 76.8; 768 - 76.8 = 691.2; GST 5 % of 691.2 = 34.56',
  },
  {
    ...{ name: 'written down, then less 12.5 %', province: 'AB' },
    ...{ lines: ['8 hour x 96 @4010'], adjust: '768: -68 less 12.5' },
    ...{ subtotal: '612.5', taxes: ['GST 30.63'], total: '643.13' },
    byHand: '768 - 68 = 700; 12.5 % of 700 = 87.5; 700 - 87.5 = 612.5; GST 5 % of 612.5 = 30.625 -> 30.63',
  },
  {
    ...{ name: 'a cent down under HST', province: 'ON' },
    ...{ lines: ['8 hour x 96 @4010'], adjust: '768: -0.01' },
    ...{ subtotal: '767.99', taxes: ['HST ON 99.84'], total: '867.83' },
    byHand: '768 - 0.01 = 767.99; HST ON 13 % of 767.99 = 99.8387 -> 99.84',
  },
  {
    ...{ name: 'a receipt with its handling', province: 'AB' },
    ...{ lines: ['cost 105 with 5 @4050'], adjust: '100: 10' },
    ...{ subtotal: '110', taxes: ['GST 5.5'], total: '115.5' },
    credits: '5',
    byHand: '105 - 5 = 100; 100 + 10 = 110; GST 5 % of 110 = 5.5',
  },
  {
    ...{ name: '10 % off a bill of two taxes, BC', province: 'BC' },
    ...{ lines: ['8 hour x 96 @4010', '1.75 hour x 199.99 @4060'], discount: '10 %' },
    ...{ subtotal: '1006.18', taxes: ['GST 50.31', 'PST BC 22.05'], total: '1078.54' },
    byHand:
      '768 + 349.98 = 1117.98; 10 % = 111.798 -> 111.8; 111.8 x 768 / 1117.98 = 76.8014, 111.8 x 349.98 / 1117.98 = 34.9986: the cent that is left goes to 34.99 + 0.01 = 35; 691.2 + 314.98 = 1006.18; GST 5 % = 50.309 -> 50.31; PST BC 7 % of 314.98 = 22.0486 -> 22.05',
  },
  {
    ...{ name: '25 dollars off', province: 'AB' },
    ...{ lines: ['8 hour x 96 @4010'], discount: '25' },
    ...{ subtotal: '743', taxes: ['GST 37.15'], total: '780.15' },
    byHand: '8 x 96 = 768; 768 - 25 = 743; GST 5 % of 743 = 37.15',
  },
  {
    ...{ name: 'all of it off', province: 'AB' },
    ...{ lines: ['8 hour x 96 @4010'], discount: '100 %' },
    ...{ subtotal: '0', taxes: ['GST 0'], total: '0' },
    byHand: '768 - 768 = 0; GST 5 % of 0 = 0',
  },
  {
    ...{ name: 'by hand, down, and off', province: 'AB' },
    ...{ lines: ['8 hour x 96 @4010'], hand: ['1 x 250 @4020'], adjust: '768: -68 less 10', discount: '5 %' },
    ...{ subtotal: '836', taxes: ['GST 41.8'], total: '877.8' },
    byHand:
      '768 - 68 = 700, less 70 = 630; 630 + 250 = 880; 5 % of 880 = 44; 880 - 44 = 836; GST 5 % of 836 = 41.8',
  },
];

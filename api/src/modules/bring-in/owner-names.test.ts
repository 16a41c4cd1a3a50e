import { expect, it } from 'vitest';
import { ownersIn } from './owner-names.ts';

/** As cells of line lists name owners, and who is meant: name, share, JT for joint tenants. Worked by hand. */
const cells: readonly (readonly [cell: string, ...owners: string[]])[] = [
  ['Smith, John and Mary (JT)', 'John Smith JT', 'Mary Smith JT'],
  ['John and Mary Smith', 'John Smith', 'Mary Smith'],
  ['J. Smith / M. Smith', 'J. Smith', 'M. Smith'],
  ['John Smith (1/3), Mary Smith (2/3)', 'John Smith 1/3', 'Mary Smith 2/3'],
  ['John Smith 50%, Mary Smith 50%', 'John Smith 50%', 'Mary Smith 50%'],
  ['Smith, John 50 % and Smith, Mary 50 %', 'John Smith 50%', 'Mary Smith 50%'],
  ['Wiebe Farms Ltd. (50%) & Friesen, Jake (50%)', 'Wiebe Farms Ltd. 50%', 'Jake Friesen 50%'],
  [
    '1234567 Alberta Ltd. 1/2, 7654321 Alberta Ltd. 1/2',
    '1234567 Alberta Ltd. 1/2',
    '7654321 Alberta Ltd. 1/2',
  ],
  [
    'John Smith, as to an undivided 1/2 interest, Mary Smith, as to an undivided 1/2 interest',
    'John Smith 1/2',
    'Mary Smith 1/2',
  ],
  ['Smith, Susan 50%; Joan Doe 1/4; Duncan 1/4', 'Susan Smith 50%', 'Joan Doe 1/4', 'Duncan 1/4'],
  [
    'Matic, Ivan 1/2; Ivan Matic TIC; Farms Atlantic 1/4',
    'Ivan Matic 1/2',
    'Ivan Matic',
    'Farms Atlantic 1/4',
  ],
  ['Smith, John A 50%; Nguyen, Van An 50%', 'John A Smith 50%', 'Van An Nguyen 50%'],
  ['John Smith as to a 50% interest; Mary Smith an undivided 1/2', 'John Smith 50%', 'Mary Smith 1/2'],
  ['John Smith 33 1/3%; Mary Smith (66 2/3 %)', 'John Smith 1/3', 'Mary Smith 2/3'],
  ['Smith, Jean 33⅓%, Smith, Joan 66⅔%', 'Jean Smith 1/3', 'Joan Smith 2/3'],
  ['Smith, John - 1/2; Smith, Mary - 1/2', 'John Smith 1/2', 'Mary Smith 1/2'],
  [
    'Smith, John; Smith, Mary; Smith, Peter (as joint tenants)',
    'John Smith JT',
    'Mary Smith JT',
    'Peter Smith JT',
  ],
  ['Doe, Ann; Smith, John and Mary (JT)', 'Ann Doe', 'John Smith JT', 'Mary Smith JT'],
  ['1234567 Alberta Ltd. and 7654321 Alberta Inc.', '1234567 Alberta Ltd.', '7654321 Alberta Inc.'],
  ['Smith, John and 1234567 Alberta Ltd.', 'John Smith', '1234567 Alberta Ltd.'],
  ['Wiebe, Peter & Wiebe Farms Ltd.', 'Peter Wiebe', 'Wiebe Farms Ltd.'],
  ['Peter & Paul Holdings Inc.', 'Peter & Paul Holdings Inc.'],
  ['Smith and Sons Farms Ltd.', 'Smith and Sons Farms Ltd.'],
  ['Smith, Jones & Brown Resources Ltd.', 'Smith, Jones & Brown Resources Ltd.'],
  ['Lafarge, Dubois et Fils Ltée', 'Lafarge, Dubois et Fils Ltée'],
  ['Wiebe Brothers and Co.', 'Wiebe Brothers and Co.'],
  [
    'Trustees of the Lutheran Church of St. Paul and St. Peter',
    'Trustees of the Lutheran Church of St. Paul and St. Peter',
  ],
  ['Estate of John and Mary Smith', 'Estate of John and Mary Smith'],
  ['Mr. and Mrs. John Smith', 'Mr. John Smith', 'Mrs. John Smith'],
  ['Smith, John et ux', 'Smith, John et ux'],
  [
    'JOHN ALLAN SMITH AND MARY ELLEN SMITH BOTH OF: BOX 12, EDSON',
    'JOHN ALLAN SMITH AND MARY ELLEN SMITH BOTH OF: BOX 12, EDSON',
  ],
  // Small words of a surname, hyphens, titles.
  ['John & Mary van der Meer', 'John van der Meer', 'Mary van der Meer'],
  ['van der Meer, John & Mary', 'John van der Meer', 'Mary van der Meer'],
  ['Juan y María de la Cruz', 'Juan de la Cruz', 'María de la Cruz'],
  ['Jean-Paul & Marie-Claude St-Onge', 'Jean-Paul St-Onge', 'Marie-Claude St-Onge'],
  ['Dr. John & Mrs. Mary Smith', 'Dr. John Smith', 'Mrs. Mary Smith'],
  // Initials behind a given name are no surname.
  ['John A. & Mary Smith', 'John A. Smith', 'Mary Smith'],
  ['John A and Mary B Smith', 'John A Smith', 'Mary B Smith'],
  ['J. R. & M.E. van der Meer', 'J. R. van der Meer', 'M.E. van der Meer'],
  ['J.R. & Mary Smith; Peter T. & Anna Roe', 'J.R. Smith', 'Mary Smith', 'Peter T. Roe', 'Anna Roe'],
  // Two couples: each given name has the surname of its own couple.
  ['John & Mary Smith and Peter & Anna Roe', 'John Smith', 'Mary Smith', 'Peter Roe', 'Anna Roe'],
  ['John & Mary Smith & Peter Roe', 'John Smith', 'Mary Smith', 'Peter Roe'],
  ['Smith, John & Mary and Roe, Peter & Anna', 'John Smith', 'Mary Smith', 'Peter Roe', 'Anna Roe'],
  ['John Smith/Mary Roe', 'John Smith', 'Mary Roe'],
  ['J. Smith & M. Roe', 'J. Smith', 'M. Roe'],
  // What stands behind a comma and is no given name; two whole names around one.
  ['Smith Jr., John', 'John Smith Jr.'],
  ['John Smith, P.Eng.', 'John Smith, P.Eng.'],
  ['John Smith, Trustee', 'John Smith, Trustee'],
  ['John Smith and Mary Smith, Trustees', 'John Smith and Mary Smith, Trustees'],
  ['John Smith, Mary Roe', 'John Smith, Mary Roe'],
  // For whom, by whom, with whom: kept as it is.
  ['John & Mary Smith c/o Peter Roe', 'John & Mary Smith c/o Peter Roe'],
  ['John Smith ITF Mary Smith and Peter Roe', 'John Smith ITF Mary Smith and Peter Roe'],
  ['John Smith & wife', 'John Smith & wife'],
  ['John Smith & family', 'John Smith & family'],
  ['John Smith + 3 others', 'John Smith + 3 others'],
  ['Smith John & Mary', 'Smith John & Mary'],
  ['Mary Smith (née Roe)', 'Mary Smith (née Roe)'],
  ['John Smith a.k.a. Jack Smith', 'John Smith a.k.a. Jack Smith'],
  // Companies, governments, First Nations, colonies.
  ['Smith & Sons', 'Smith & Sons'],
  ['Anderson Land & Cattle', 'Anderson Land & Cattle'],
  ['Bell & Bell Law Office', 'Bell & Bell Law Office'],
  ['AT&T Canada', 'AT&T Canada'],
  ['Alberta Environment and Parks', 'Alberta Environment and Parks'],
  ['Minister of Transportation and Economic Corridors', 'Minister of Transportation and Economic Corridors'],
  ['His Majesty the King in right of Alberta', 'His Majesty the King in right of Alberta'],
  ['Hutterian Brethren of Spring Creek', 'Hutterian Brethren of Spring Creek'],
  ['Enoch Cree Nation #135', 'Enoch Cree Nation #135'],
  ['M.D. of Greenview No. 16', 'M.D. of Greenview No. 16'],
  // Shares between strokes; one that cannot be given to anybody.
  ['John Smith - 50% / Mary Smith - 50%', 'John Smith 50%', 'Mary Smith 50%'],
  ['John Smith 1/2 Mary Smith 1/2', 'John Smith 1/2 Mary Smith 1/2'],
  // Shares behind, before and around how they are held; a share that each of them has.
  [
    'JOHN DOE AND MARY DOE AS JOINT TENANTS AS TO AN UNDIVIDED 1/2, PETER ROE AND ANNA ROE AS JOINT TENANTS AS TO AN UNDIVIDED 1/2',
    'JOHN DOE 1/2 JT',
    'MARY DOE 1/2 JT',
    'PETER ROE 1/2 JT',
    'ANNA ROE 1/2 JT',
  ],
  ['Doe, John & Mary (JT) 1/2; Roe, Ann 1/2', 'John Doe 1/2 JT', 'Mary Doe 1/2 JT', 'Ann Roe 1/2'],
  ['Doe, John & Mary 1/2 (JT); Roe, Ann 1/2', 'John Doe 1/2 JT', 'Mary Doe 1/2 JT', 'Ann Roe 1/2'],
  ['John Doe and Mary Doe (Joint)', 'John Doe JT', 'Mary Doe JT'],
  ['John Doe & Mary Doe 1/2 each', 'John Doe 1/2', 'Mary Doe 1/2'],
  ['John and Mary Doe, each as to an undivided 1/2 interest', 'John Doe 1/2', 'Mary Doe 1/2'],
  ['Doe, John; Doe, Mary - each 1/2', 'John Doe 1/2', 'Mary Doe 1/2'],
  ['John Doe: 1/2, Mary Doe: 1/2', 'John Doe 1/2', 'Mary Doe 1/2'],
  ['An undivided 1/2 interest: John Doe', 'John Doe 1/2'],
  ['50% John Doe / 50% Mary Doe', '50% John Doe / 50% Mary Doe'],
  // Shares as signs and in words.
  ['John Doe ½; Mary Doe (½)', 'John Doe 1/2', 'Mary Doe 1/2'],
  [
    'John Doe as to an undivided one-third interest and Mary Doe as to an undivided two-thirds interest',
    'John Doe 1/3',
    'Mary Doe 2/3',
  ],
  // Estates that are no whole ones, and numbers that nobody understands: kept as they are.
  [
    'John Doe as to a life estate; Peter Doe as to the remainder',
    'John Doe as to a life estate',
    'Peter Doe as to the remainder',
  ],
  ['Doe, John life tenant & Doe, Peter remainderman', 'Doe, John life tenant & Doe, Peter remainderman'],
  ['Doe, John (JTWROS) & Doe, Mary', 'Doe, John (JTWROS) & Doe, Mary'],
  ['Doe, John 0.5', 'Doe, John 0.5'],
  ['Doe2, John & Mary', 'John Doe2', 'Mary Doe2'],
  // Nobody.
  ['n/a'],
  ['-'],
];

it.each(cells)('%j', (cell, ...owners) => {
  const read = ownersIn(cell).map(({ name, share, isJoint }) =>
    [name, share, isJoint ? 'JT' : ''].filter(Boolean).join(' '),
  );
  expect(read).toEqual(owners);
});

it('keeps people who are written together in a group, and those with shares of their own apart', () => {
  const groups = (cell: string) => ownersIn(cell).map(({ together }) => together);
  expect(groups('Doe, John & Mary 1/2; Roe, Ann 1/2')).toEqual([0, 0, 1]);
  expect(groups('Doe, John 1/2 & Roe, Ann 1/2')).toEqual([0, 1]);
  expect(groups('Doe, John & Mary 1/3 each; Roe, Ann & Peter 1/3')).toEqual([0, 1, 2, 2]);
  expect(new Set(groups('Doe, John; Doe, Mary (as joint tenants)')).size).toBe(1);
});

/**
 * A certificate in Alberta's layout over two pages: two owners, an old caveat, a mortgage that is discharged, and
 * another mortgage.
 */
export const albertaPages: readonly (readonly string[])[] = [
  [
    '                         LAND TITLE CERTIFICATE',
    'S',
    'LINC              SHORT LEGAL                        TITLE NUMBER',
    '0012 345 678      5;3;42;36;NW                       161 123 456 +1',
    '',
    'LEGAL DESCRIPTION',
    'MERIDIAN 5 RANGE 3 TOWNSHIP 42',
    'SECTION 36',
    'QUARTER NORTH WEST',
    'CONTAINING 64.7 HECTARES (160 ACRES) MORE OR LESS',
    'EXCEPTING THEREOUT ALL MINES AND MINERALS',
    '',
    'ESTATE: FEE SIMPLE',
    'ATS REFERENCE: 5;3;42;36;NW',
    'MUNICIPALITY: PONOKA COUNTY',
    'REFERENCE NUMBER: 052 234 123',
    '----------------------------------------------------------------------',
    '                       REGISTERED OWNER(S)',
    'REGISTRATION    DATE(DMY)  DOCUMENT TYPE     VALUE        CONSIDERATION',
    '----------------------------------------------------------------------',
    '161 123 456     12/05/2016 TRANSFER OF LAND  $500,000     CASH & MORTGAGE',
    '',
    'OWNERS',
    '',
    'JOHN ALEXANDER DOE',
    'OF BOX 12',
    'RIMBEY',
    'ALBERTA T0C 2J0',
    '   AS TO AN UNDIVIDED 1/2 INTEREST',
    '',
    'DOE FARMS LTD..',
    'OF BOX 14, RIMBEY',
    'ALBERTA T0C 2J0',
    '   AS TO AN UNDIVIDED 1/2 INTEREST',
    '----------------------------------------------------------------------',
    '               ENCUMBRANCES, LIENS & INTERESTS',
    'REGISTRATION',
    'NUMBER      DATE (D/M/Y)   PARTICULARS',
    '----------------------------------------------------------------------',
    '1234HX      12/05/1956     CAVEAT',
    '                           CAVEATOR - CALGARY POWER LTD.',
  ],
  [
    '( CONTINUED )',
    '               ENCUMBRANCES, LIENS & INTERESTS',
    'PAGE 2',
    '# 161 123 456 +1',
    'REGISTRATION',
    'NUMBER      DATE (D/M/Y)   PARTICULARS',
    '----------------------------------------------------------------------',
    '161 123 457 12/05/2016     MORTGAGE',
    '                           MORTGAGEE - ALBERTA TREASURY BRANCHES.',
    '                           4903 50 AVENUE, RIMBEY',
    '                           ORIGINAL PRINCIPAL AMOUNT: $400,000',
    '182 058 105 09/03/2018     UTILITY RIGHT OF WAY',
    '                           GRANTEE - HER MAJESTY THE QUEEN IN RIGHT OF ALBERTA',
    '                           AS REPRESENTED BY MINISTER OF INFRASTRUCTURE.',
    '192 300 001 18/10/2019     DISCHARGE OF MORTGAGE 161123457',
    '* TOTAL INSTRUMENTS: 003 *',
    'THE REGISTRAR OF TITLES CERTIFIES THIS TO BE AN',
    'ACCURATE REPRODUCTION OF THE CERTIFICATE OF',
    'TITLE REPRESENTED HEREIN THIS 3 DAY OF',
    'NOVEMBER, 2026 AT 09:34 A.M.',
    'SEE THE CLERK ABOUT THE BLUE STAMP',
    '*END OF CERTIFICATE*',
  ],
];

/** A title as a land titles office without a layout of its own might print it. */
export const plainText = `Title No.: 4711-B
Land: SW 24-38-20-W4 and ptn. SE 24-38-20-W4
Area: 320 acres
Registered: Mar 5, 2012
Searched: 2026-11-01
Something that nobody understands

Owners:
Ann Neil, Box 3, Stettler AB, 1/3
Bob Neil; Box 4, Stettler AB; 66.5%
Instruments:
812 111 222 1981-06-07 Easement - Calgary Power Ltd.
991 000 123 1999-02-03 Mortgage $12,500.50 to Farm Credit Canada (discharged 2004-05-06)
a line of no use
`;

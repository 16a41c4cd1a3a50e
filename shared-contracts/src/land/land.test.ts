import { describe, expect, it } from 'vitest';
import { validate } from '../validators/index.ts';
import {
  chainBreaks,
  descriptionOf,
  firstCrossing,
  instrumentErrors,
  instrumentValidator,
  isSearchOld,
  landOfPortion,
  ownersApart,
  parcelErrors,
  parcelValidator,
  readOutline,
  sharesOfTitle,
  sumOfShares,
  titleErrors,
  titlesOn,
  titleTractValidator,
  titleValidator,
} from './index.ts';

const id = (place: number) => `0b6d6f0a-0000-4000-8000-${String(place).padStart(12, '0')}`;

it('a chain of more titles than a form reads is refused in words', () => {
  const chainOf = (length: number) =>
    validate(titleTractValidator, {
      name: 'Beg home quarter',
      chain: Array.from({ length }, (_, place) => ({ id: id(place), title: { id: id(1000 + place) } })),
    });
  expect(chainOf(200).valid).toBe(true);
  expect(chainOf(201)).toMatchObject({
    errors: [{ path: 'chain', message: 'This list cannot have more than 200 rows.' }],
  });
});

/** The refusals of a parcel with these values, field by field and as a whole. */
function parcelRefusals(values: object) {
  const checked = validate(parcelValidator, {
    parts: [{ id: id(1), legalDescription: 'NW-36-042-03-W5M' }],
    ...values,
  });
  return checked.valid ? parcelErrors(id(0), checked.value) : checked.errors;
}

const partRefusal = (legalDescription: string) =>
  parcelRefusals({ parts: [{ id: id(1), legalDescription }] }).map(({ path, message }) => [path, message]);

describe('the parts of a parcel', () => {
  it.each([
    ['NW-37-42-3-W5M', 'A township has sections 1 to 36; there is no section 37.'],
    ['SW 1-1-40-W4', 'West of meridian 4 ranges end at 30 in township 1; there is no range 40.'],
    ['NE 1-127-1-W4', 'Townships end at 126, at 60° north; there is no township 127.'],
    ['42-3-W5M', 'Say which section of township 42 is meant.'],
    [
      '94-A-15 Blk H',
      'Say which units of block H of map sheet 094-A-15 are meant; a block has units 1 to 100.',
    ],
    ['94-A-15', 'Say which block and units of map sheet 094-A-15 are meant.'],
    ['d-96-M/94-A-15', 'A map sheet has blocks A to L; there is no block M.'],
    ['d-96-H/94-Q-15', 'Map sheet 94 has areas A to P; there is no area Q.'],
    [
      'NW 36-42-3-W5M, the old barn',
      'Read: NW-36-042-03-W5M. Not understood: “the old barn”. Write that part in another way, or mark the whole as text.',
    ],
    [
      '53.4167, -113.75',
      'This is a position and not land. Write the quarter, the LSD or the unit that it lies in.',
    ],
  ])('%s is refused with its sentence', (text, message) => {
    expect(partRefusal(text)).toEqual([['parts[0].legalDescription', message]]);
  });

  it('are a row each where one was typed for several, and none is there twice', () => {
    const checked = validate(parcelValidator, {
      parts: [{ id: id(1), legalDescription: 'N½ 36-42-3-W5M except plan 1234AB', notes: 'ours' }],
    });
    expect(checked.valid && checked.value.parts).toMatchObject([
      { id: id(1), legalDescription: 'NE-36-042-03-W5M', isPortion: true, notes: 'ours; except plan 1234AB' },
      { legalDescription: 'NW-36-042-03-W5M', isPortion: true, notes: 'ours; except plan 1234AB' },
    ]);
    const twice = ['N½ 36-42-3-W5M', 'NW 36-42-3-W5M'].map((text, place) => ({
      id: id(place),
      legalDescription: text,
    }));
    expect(parcelRefusals({ parts: twice }).map(({ message }) => message)).toEqual([
      'NW-36-042-03-W5M is in this description twice. Remove one of them.',
    ]);
  });

  it('are kept in their usual writing, and told in one line', () => {
    const checked = validate(parcelValidator, {
      parts: [
        { id: id(1), legalDescription: 'nw 36 42 3 w5' },
        { id: id(2), legalDescription: 'ptn. SE 36-42-3 W5M' },
        { id: id(3), legalDescription: 'Lot 5 Block 2', isInWords: true },
      ],
    });
    expect(checked.valid && descriptionOf(checked.value.parts)).toBe(
      'NW-36-042-03-W5M, ptn. SE-36-042-03-W5M, Lot 5 Block 2',
    );
  });

  it('of one portion tell the land that it is a portion of', () => {
    expect(['ptn. SE-36-042-03-W5M', 'SE-36-042-03-W5M'].map(landOfPortion)).toEqual([
      'SE-36-042-03-W5M',
      undefined,
    ]);
  });

  it('are there, and each once', () => {
    expect(parcelRefusals({ parts: [] })).toMatchObject([{ path: 'parts' }]);
    const twice = ['NW 36-42-3 W5', 'NW-36-042-03-W5M'].map((legalDescription, place) => ({
      id: id(place),
      legalDescription,
    }));
    expect(parcelRefusals({ parts: twice })).toMatchObject([{ path: 'parts[1].legalDescription' }]);
  });
});

/** A square around a place, degrees. */
const square = (longitude: number, latitude: number, side = 0.01) => [
  [longitude, latitude],
  [longitude + side, latitude],
  [longitude + side, latitude + side],
  [longitude, latitude + side],
  [longitude, latitude],
];

describe('a surveyed outline', () => {
  it('that crosses itself is refused with the place', () => {
    const bow = [
      [-114.3, 52.6],
      [-114.2, 52.7],
      [-114.2, 52.6],
      [-114.3, 52.7],
      [-114.3, 52.6],
    ];
    expect(parcelRefusals({ surveyedOutline: { type: 'Polygon', coordinates: [bow] } })).toEqual([
      {
        path: 'surveyedOutline',
        message: 'The outline crosses itself near 52.65000, -114.25000. Upload one whose edges do not cross.',
      },
    ]);
  });

  it('in another province is refused with the distance', () => {
    const outline = { type: 'Polygon', coordinates: [square(-106.6, 52.1)] };
    expect(parcelRefusals({ surveyedOutline: outline })).toEqual([
      {
        path: 'surveyedOutline',
        message:
          'The outline lies in Saskatchewan, 527 km from the land that is described, which is in Alberta. Upload the outline of this parcel, or correct the legal description.',
      },
    ]);
  });

  it('is an area of few enough points, and may have a hole and corners that touch', () => {
    expect(readOutline({ type: 'LineString', coordinates: square(-114, 52) })).toMatchObject({
      text: 'outlineKind',
    });
    expect(
      readOutline({ type: 'Polygon', coordinates: [square(-114, 52), square(-113.997, 52.003, 0.002)] }),
    ).toMatchObject({ type: 'Polygon' });
    const touching = [
      [0, 0],
      [1, 1],
      [2, 0],
      [2, 2],
      [1, 1],
      [0, 2],
      [0, 0],
    ] as const;
    expect(firstCrossing([touching])).toBeUndefined();
    expect(
      firstCrossing([square(0, 0, 2).map(([x = 0, y = 0]) => [x, y] as const), touching]),
    ).toBeUndefined();
  });

  it('counts only where it is there', () => {
    expect(parcelRefusals({ outlineInUse: 'SURVEYED' })).toMatchObject([{ path: 'outlineInUse' }]);
  });
});

type Part = number | null;
type Share = readonly [Part, Part];

const owner = (share: Share, more: object = {}) => ({
  id: id(share[0] ?? 0),
  legalName: 'Ann Peters',
  interestFractionNumerator: share[0],
  interestFractionDenominator: share[1],
  ...more,
});

function titleRefusals(values: object) {
  const checked = validate(titleValidator, { number: '142 123 456', ...values });
  return checked.valid ? titleErrors(id(0), checked.value) : checked.errors;
}

const first = (values: object) => titleRefusals(values)[0];

const grouped = (tenancy: string) => (ownerGroup: string | null, own: Share, above?: Part, below?: Part) =>
  owner(own, { tenancy, ownerGroup, groupShareNumerator: above, groupShareDenominator: below });

/** A joint tenant, and an owner in common, of a group that holds a share. */
const joint = (ownerGroup: string | null = null, above: Part = null, below: Part = null) =>
  grouped('JOINT')(ownerGroup, [null, null], above, below);
const common = (ownerGroup: string, own: Share = [null, null], above: Part = null, below: Part = null) =>
  grouped('COMMON')(ownerGroup, own, above, below);

/** Two couples of joint tenants, each with a share for its group that only one of the two typed. */
const couples = (one: string | null, first: Part, other: string | null, second: Part) => [
  joint(one, first && 1, first),
  joint(one),
  joint(other),
  joint(other, second && 1, second),
];

describe('the owners of a title', () => {
  it.each<[string, readonly object[], string, string]>([
    ['a share of zero', [owner([0, 2])], 'ownerships[0].interestFractionNumerator', 'Both parts'],
    ['a share of nothing', [owner([1, 0])], 'ownerships[0].interestFractionDenominator', 'Both parts'],
    ['more than the whole', [owner([3, 2])], 'ownerships[0].interestFractionNumerator', 'One share'],
    ['half a share', [owner([1, null])], 'ownerships[0].interestFractionDenominator', 'Required value.'],
    ['too much together', [owner([1, 2]), owner([3, 4])], 'ownerships', 'The shares come to 5/4.'],
    [
      'a joint share',
      [owner([1, 2], { tenancy: 'JOINT' })],
      'ownerships[0].interestFractionNumerator',
      'Joint',
    ],
    ['nobody', [owner([1, 2], { legalName: null })], 'ownerships[0].legalName', 'Choose the owner'],
    ['no name', [owner([1, 1], { legalName: '???' })], 'ownerships[0].legalName', 'Type the name'],
    ['a joint tenant alone', [joint()], 'ownerships[0].tenancy', 'A joint tenant holds the land together'],
    ['a joint tenant alone in a group', [joint('A', 1, 1)], 'ownerships[0].tenancy', 'A joint tenant'],
    [
      'nothing for joint tenants',
      [owner([1, 1]), joint(), joint()],
      'ownerships[1].tenancy',
      'The shares are',
    ],
    [
      'two groups for what is left',
      couples('A', null, 'B', null),
      'ownerships[2].groupShareNumerator',
      'Only one',
    ],
    ['a share without a group', [joint(null, 1, 2)], 'ownerships[0].ownerGroup', 'Name the group'],
    [
      'half a share of a group',
      [joint('A', 1, null)],
      'ownerships[0].groupShareDenominator',
      'Required value.',
    ],
    [
      'a group with two shares',
      couples('A', 2, 'a', 3),
      'ownerships[3].groupShareNumerator',
      'Group A has two',
    ],
    [
      'a group of both kinds',
      [joint('A', 1, 1), common('A')],
      'ownerships[1].ownerGroup',
      'Group A is held by',
    ],
    [
      'a group in common with no share',
      [common('A')],
      'ownerships[0].groupShareNumerator',
      'Type what group A',
    ],
    ['groups over the whole', couples('A', 2, 'B', 1), 'ownerships', 'The shares come to 3/2.'],
    [
      'less than the whole within a group',
      [common('A', [1, 2]), common('A', [1, 4], 1, 2)],
      'ownerships[0].interestFractionNumerator',
      'Within group A the shares come to 3/4',
    ],
  ])('%s is refused', (_, ownerships, path, message) => {
    expect(first({ ownerships })).toEqual({ path, message: expect.stringContaining(message) });
  });

  it('stand in groups, of which each owner tells the share once they are saved', () => {
    const groupsOf = (ownerships: readonly object[]) => {
      const checked = validate(titleValidator, { number: '1', ownerships });
      if (!checked.valid) throw new Error('They are refused.');
      const { groupShareNumerator, groupShareDenominator } = checked.value.ownerships[1] ?? {};
      return {
        refusals: titleErrors(id(0), checked.value),
        second: `${groupShareNumerator}/${groupShareDenominator}`,
        shares: sharesOfTitle(checked.value.ownerships),
      };
    };
    expect(groupsOf(couples('A', 2, 'B', 2))).toMatchObject({
      ...{ refusals: [], second: '1/2', shares: { state: 'whole', text: '1', hasJointTenants: false } },
    });
    // The second couple holds the remaining share.
    expect(groupsOf(couples('A', 3, null, null))).toMatchObject({
      ...{ refusals: [], shares: { state: 'whole', text: '1/3', hasJointTenants: true } },
    });
    const brothers = [common('A', [1, 3], 1, 2), common('a', [2, 3]), owner([1, 2])];
    expect(groupsOf(brothers)).toMatchObject({ refusals: [], second: '1/2', shares: { state: 'whole' } });
  });

  it('hold thirds that make a whole, and with joint tenants what is left', () => {
    const thirds = [1, 1, 1].map((share) => ({ numerator: share, denominator: 3 }));
    expect(sumOfShares(thirds)).toEqual({ text: '1', value: 1 });
    const shares = (ownerships: readonly object[]) => {
      const checked = validate(titleValidator, { number: '1', ownerships });
      return checked.valid ? sharesOfTitle(checked.value.ownerships) : undefined;
    };
    expect(shares([owner([1, 3]), owner([1, 3])])).toMatchObject({ state: 'under', text: '2/3' });
    expect(shares([owner([1, 2]), owner([null, null], { tenancy: 'JOINT' })])).toMatchObject({
      state: 'whole',
      hasJointTenants: true,
    });
    expect(shares([owner([null, null])])).toMatchObject({ state: 'open' });
  });
});

describe('a title', () => {
  it.each([
    [{ number: '???' }, 'number'],
    [{ registeredDate: '2020-05-02', cancelledDate: '2020-05-01', status: 'Cancelled' }, 'cancelledDate'],
    [{ cancelledDate: '2020-05-01' }, 'status'],
    [{ grossArea: '10', netArea: '10.0001' }, 'netArea'],
    [{ previousTitle: { id: id(0) } }, 'previousTitle'],
    [
      {
        relatedParcels: [1, 2].map((place) => ({ id: id(place), parcel: { id: id(9) } })),
      },
      'relatedParcels[1].parcel',
    ],
  ])('with %o is refused at %s', (values, path) => expect(first(values)?.path).toBe(path));

  it('was in force on the days from its registration until the day before it was cancelled', () => {
    const chain = [
      { name: 'third', registeredDate: '2015-06-01', cancelledDate: null },
      { name: 'first', registeredDate: null, cancelledDate: '2001-03-09' },
      { name: 'second', registeredDate: '2001-03-09', cancelledDate: '2014-01-01' },
    ];
    const on = (day: string) => titlesOn(chain, day).map(({ name }) => name);
    expect([
      on('1950-01-01'),
      on('2001-03-08'),
      on('2001-03-09'),
      on('2014-06-01'),
      on('2026-01-01'),
    ]).toEqual([['first'], ['first'], ['second'], [], ['third']]);
    expect(chainBreaks(chain)).toEqual([{ kind: 'gap', place: 2, from: '2014-01-01', to: '2015-06-01' }]);
  });

  it('was searched long ago after thirty days', () => {
    expect(isSearchOld('2026-10-23', '2026-11-22')).toBe(false);
    expect(isSearchOld('2026-10-22', '2026-11-22')).toBe(true);
    expect(isSearchOld(null, '2026-11-22')).toBe(true);
  });

  it('that changed hands says who is gone and who has come', () => {
    const one = (name: string) => ({ businessAssociate: { id: name }, legalName: null });
    const apart = ownersApart([one('Ann'), one('Ben')], [one('Ben'), one('Cleo')]);
    expect(apart).toEqual({ gone: [one('Cleo')], come: [one('Ann')] });
  });
});

describe('an instrument', () => {
  const refusals = (values: object) => {
    const checked = validate(instrumentValidator, {
      title: { id: id(1) },
      registrationNumber: '132 456 789',
      ...values,
    });
    return checked.valid ? instrumentErrors(checked.value) : checked.errors;
  };
  const party = (values: object) => ({ id: id(2), partyType: 'GRANTEE', name: 'Bank', ...values });

  it.each<[object, string]>([
    [{ title: null }, 'title'],
    [{ registeredDate: '2020-01-02', dischargedDate: '2020-01-01' }, 'dischargedDate'],
    [{ parties: [party({ name: '' })] }, 'parties[0].name'],
    [{ parties: [party({ percentage: '101' })] }, 'parties[0].percentage'],
    [{ parties: [party({ fractionNumerator: 0, fractionDenominator: 3 })] }, 'parties[0].fractionNumerator'],
    [
      {
        partyCalculations: 'PERCENTAGE',
        parties: [party({ percentage: '60' }), party({ percentage: '60' })],
      },
      'parties',
    ],
    [
      {
        partyCalculations: 'FRACTION',
        parties: [1, 1, 1].map((fractionNumerator) => party({ fractionNumerator, fractionDenominator: 2 })),
      },
      'parties',
    ],
  ])('%o is refused', (values, path) => expect(refusals(values)[0]?.path).toBe(path));

  it('has grantors and grantees who each hold the whole', () => {
    const parties = ['GRANTOR', 'GRANTEE'].map((partyType) => party({ partyType, percentage: '100' }));
    expect(refusals({ partyCalculations: 'PERCENTAGE', parties })).toEqual([]);
  });
});

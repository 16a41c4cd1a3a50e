import { splitAmongOwners } from 'shared-contracts/agreements';
import { describe, expect, it } from 'vitest';
import { descriptionsIn } from '../../rows/descriptions-in.ts';
import { aLandowner, anAgreement, associates } from '../../testing/made-up-agreements.ts';
import { agreementInput, agreementOfStored, agreementRow } from './agreement-record.ts';
import { shareOfEntry } from './owner-entries.ts';
import { ownersOfTitle } from './owners-of-title.ts';
import { converted, otherUnits } from './units.ts';

describe('an agreement in the form', () => {
  it('goes out as it came in, with its lists and its term', () => {
    const input = agreementInput(agreementRow(anAgreement()).values);
    expect(input).toMatchObject({ term: 25, termUnit: 'YEARS', surfaceStatus: { id: expect.any(String) } });
    expect(input).toHaveProperty('landowners', [
      expect.objectContaining({ id: aLandowner().id, businessAssociate: { id: associates[0]?.id } }),
    ]);
  });

  it('knows whom a conflict names by their ids', () => {
    const mine = agreementRow(anAgreement()).values;
    const stored = agreementOfStored(
      {
        surfaceStatus: { id: anAgreement().surfaceStatus?.id },
        termUnit: 'MONTHS',
        landowners: [{ id: 'l2', businessAssociate: { id: associates[0]?.id } }],
      },
      mine,
    );
    expect(stored).toMatchObject({
      surfaceStatus: { status: 'Negotiating' },
      termUnit: 'Months',
      landowners: [{ id: 'l2', businessAssociate: { name: 'Ann Beg' }, sequence: 1 }],
    });
  });
});

describe('land in a list out of a letter', () => {
  const read = (letter: string) =>
    descriptionsIn(letter).pieces.map(({ text, description }) => description ?? `? ${text}`);

  it('stands a line apart, or between commas, and counts once', () => {
    expect(read('NW-36-042-03-W5M; SW 24-38-20-W5\n• d-096-H/094-A-15.\n\nNW-36-042-03-W5M')).toEqual([
      'NW-36-042-03-W5M',
      'SW-24-038-20-W5M',
      'd-096-H/094-A-15',
    ]);
    expect(read('NW-36-042-03-W5M, SW 24-38-20-W5 and the old mill')).toEqual([
      'NW-36-042-03-W5M',
      'SW-24-038-20-W5M',
      '? and the old mill',
    ]);
  });

  it('may say once what its pieces share, and name a half, several LSDs or a portion', () => {
    expect(read('NW and SW 36-42-3-W5M, ptn. SE')).toEqual([
      'NW-36-042-03-W5M',
      'SW-36-042-03-W5M',
      'ptn. SE-36-042-03-W5M',
    ]);
    expect(read('N 1/2 36-42-3-W5M\nLSDs 1 and 2 of 36-42-3-W5M')).toEqual([
      'NE-36-042-03-W5M',
      'NW-36-042-03-W5M',
      '01-36-042-03W5',
      '02-36-042-03W5',
    ]);
  });

  it('may be numbered, and tells why a piece is none', () => {
    expect(read('1. NW 36-42-3-W5M\n (b) SE-36-42-3-W5M')).toEqual(['NW-36-042-03-W5M', 'SE-36-042-03-W5M']);
    expect(descriptionsIn('sec 37-42-3-W5').pieces).toMatchObject([
      { description: undefined, problem: { kind: 'section' } },
    ]);
    expect(descriptionsIn('NW 36-42-3-W5M\n'.repeat(2_000)).isCut).toBe(true);
  });
});

describe('figures in other units', () => {
  it('are exact to four decimals, there and back', () => {
    expect(converted('1', 'ha', 'ac')).toBe('2.4711');
    expect(converted('2.4711', 'ac', 'ha')).toBe('1');
    expect(converted('100', 'm', 'ft')).toBe('328.084');
    expect(converted('1', 'ha', 'ft')).toBeUndefined();
    expect(converted('two', 'ha', 'ac')).toBeUndefined();
    expect(otherUnits('2', 'km')).toBe('= 2,000 m = 6,561.6798 ft');
    // 1.7 / 0.40468564224 = 4.20078…, as it is multiplied by a price.
    expect(otherUnits('1.7', 'ha')).toBe('= 4.2008 ac = 17,000 m2');
    expect(otherUnits('2', 'chain')).toBe('');
  });
});

it('owners of a title become landowners once each, in their order', () => {
  const [ann, bob] = associates;
  const share = {
    tenancy: 'COMMON' as const,
    legalAddress: null,
    interestFractionNumerator: 1,
    interestFractionDenominator: 3,
    ownerGroup: null,
    groupShareNumerator: null,
    groupShareDenominator: null,
  };
  const owners = ownersOfTitle(
    [
      { id: 'o3', sequence: 3, businessAssociate: null, legalName: 'CROWN', ...share, tenancy: 'JOINT' },
      { id: 'o1', sequence: 1, businessAssociate: ann ?? null, legalName: null, ...share },
      { id: 'o2', sequence: 2, businessAssociate: bob ?? null, legalName: 'BOB', ...share },
    ],
    [{ id: 'l1', sequence: 1, businessAssociate: ann, legalName: 'Ann' }],
  );
  expect(owners).toMatchObject([
    {
      businessAssociate: { id: bob?.id },
      legalName: 'BOB',
      isJointTenant: false,
      interestFractionNumerator: 1,
      interestFractionDenominator: 3,
    },
    { businessAssociate: null, legalName: 'CROWN', isJointTenant: true, interestFractionNumerator: null },
  ]);
});

it('groups of a title stay groups, under keys that the agreement has not', () => {
  const of = (sequence: number, legalName: string, ownerGroup: string) => ({
    ...{ id: `o${sequence}`, sequence, legalName, ownerGroup, tenancy: 'JOINT' as const },
    ...{ businessAssociate: null, legalAddress: null },
    ...{ interestFractionNumerator: null, interestFractionDenominator: null },
    ...{ groupShareNumerator: 1, groupShareDenominator: 2 },
  });
  const owners = ownersOfTitle(
    [of(1, 'JOHN', 'A'), of(2, 'MARY', 'a'), of(3, 'PETER', 'B'), of(4, 'ANNA', 'B')],
    [{ id: 'l1', sequence: 1, legalName: 'SOMEBODY', ownerGroup: 'B' }],
  );
  const half = { isJointTenant: true, groupShareNumerator: 1, groupShareDenominator: 2 };
  expect(owners).toMatchObject(['A', 'A', 'C', 'C'].map((ownerGroup) => ({ ...half, ownerGroup })));
  const shares = owners.map((owner, place) => shareOfEntry({ ...owner, id: `${place}`, sequence: place }));
  expect(splitAmongOwners('2000', shares)).toMatchObject({ amounts: ['500', '500', '500', '500'] });
});

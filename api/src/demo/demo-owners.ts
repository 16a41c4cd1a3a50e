import { convertedArea } from 'shared-contracts/agreements';
import { productOf, roundedToCents, shareOf, sumOf } from 'shared-contracts/decimal';
import { dayFromToday } from './calendar.ts';
import { areJointTenants, type DemoCourse, signingOf } from './demo-agreement-life.ts';
import type { DemoAssociate } from './demo-associates.ts';
import type { DemoBook } from './demo-book.ts';

/** In square metres. */
export const hectare = 10_000;

/** Adds the owners of an agreement, each with their own progress. */
export function addOwners(
  book: DemoBook,
  agreementId: string,
  owners: readonly DemoAssociate[],
  course: DemoCourse,
): void {
  const areJoint = areJointTenants(course, owners.length);
  for (const [index, owner] of owners.entries()) {
    book.add('landowner', {
      agreement_id: agreementId,
      sequence: index + 1,
      business_associate_id: owner.id,
      contact_id: owner.contactId,
      interest_type_id: book.lists.id('interest_type', 'Fee Simple'),
      is_joint_tenant: areJoint,
      interest_percentage: areJoint ? null : shareOf('100', owners.length, 4),
      interest_fraction_numerator: areJoint ? null : 1,
      interest_fraction_denominator: areJoint ? null : owners.length,
      legal_name: owner.name,
      ...signingOf(course, index),
    });
  }
}

/** The price of an acre if land is priced by area; the areas themselves are in hectares. */
const pricePerAcre = '506.25';

/** Heads of compensation, with the amounts due in the first year and in each later one. */
export function addCompensation(
  book: DemoBook,
  agreementId: string,
  squareMetres: number,
  day: number,
  isByArea: boolean,
) {
  const { random, lists } = book;
  const area = squareMetres / hectare;
  const perHectare = (amount: number) => productOf(String(amount), String(hectare));
  const heads = [
    ['Market Value', Math.round(area * random.between(6000, 11_000))],
    ['Loss of Use', Math.round(area * random.between(700, 1400))],
    ['Adverse Effect', random.between(8, 30) * 100],
    ['Entry Fee', Math.min(5000, Math.round(area * 1235))],
  ] as const;
  const annual = ['Loss of Use', 'Adverse Effect'];
  const acres = convertedArea(shareOf(String(squareMetres), hectare, 4), 'ha', 'ac') ?? '0';
  const priced = roundedToCents(productOf(pricePerAcre, acres));
  for (const [index, [head, amount]] of heads.entries()) {
    book.add('compensation', {
      agreement_id: agreementId,
      sequence: index + 1,
      compensation_type_id: lists.id('compensation_type', head),
      amount,
      cost_per_unit: index < 2 ? shareOf(perHectare(amount), squareMetres, 2) : null,
      is_annual: annual.includes(head),
      date: dayFromToday(day),
    });
  }
  if (isByArea)
    book.add('compensation', {
      agreement_id: agreementId,
      sequence: heads.length + 1,
      compensation_type_id: lists.id('compensation_type', 'Per-acre Value'),
      amount: priced,
      cost_per_unit: pricePerAcre,
      price_unit: 'ac',
      is_annual: false,
      date: dayFromToday(day),
    });
  const sum = (some: readonly (readonly [string, number])[]) =>
    sumOf(some.map(([, amount]) => String(amount)));
  return {
    firstYear: sumOf([sum(heads), ...(isByArea ? [priced] : [])]),
    annual: sum(heads.filter(([head]) => annual.includes(head))),
  };
}

import type { BringField } from 'shared-contracts/bring-in';

const isCity = ({ type }: BringField): number => (type === 'City' ? 1 : 0);

/** Fields with the city last: it is looked up within its province, which must be read before it. */
export const inReadingOrder = (fields: readonly BringField[]): readonly BringField[] =>
  fields.toSorted((one, other) => isCity(one) - isCity(other));

import type { Address } from 'shared-contracts/routes';
import { listAddress } from '../../layout/places.tsx';

/** Address of a list that is narrowed to the rows of one record. */
export const relatedAddress = (list: string, parameter: string, id: string): Address =>
  `${listAddress(list)}&${encodeURIComponent(parameter)}=${encodeURIComponent(id)}`;

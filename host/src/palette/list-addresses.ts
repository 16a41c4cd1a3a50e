import { type Address, addressOf } from 'shared-contracts/routes';
import type { FoundRecord } from 'shared-contracts/search';
import { listAddress } from 'shared-ui';

/** A list with a record shown next to it. */
const listWithPeek = (list: string, id: string): Address =>
  `${listAddress(list)}&peek=${encodeURIComponent(id)}`;

/** The address at which a record is viewed: its page, or next to its list if it has none. */
export const foundAddress = ({ kind, id, path }: Pick<FoundRecord, 'kind' | 'id' | 'path'>): Address =>
  path === null ? listWithPeek(kind, id) : addressOf(path);

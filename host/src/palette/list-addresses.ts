import { type Address, addressOf } from 'shared-contracts/routes';
import type { FoundRecord } from 'shared-contracts/search';
import { listAddress } from 'shared-ui';

/** A list with a record shown beside it. */
const listWithPeek = (list: string, id: string): Address =>
  `${listAddress(list)}&peek=${encodeURIComponent(id)}`;

/** Where a record is looked at: on its page, or beside its list where it has none. */
export const foundAddress = ({ kind, id, path }: Pick<FoundRecord, 'kind' | 'id' | 'path'>): Address =>
  path === null ? listWithPeek(kind, id) : addressOf(path);

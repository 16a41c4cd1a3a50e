import type { FoundRecord } from 'shared-contracts/search';
import { listAddress } from 'shared-ui';

/** A list with a record shown beside it. */
const listWithPeek = (list: string, id: string): string =>
  `${listAddress(list)}&peek=${encodeURIComponent(id)}`;

/** Where a record is looked at: on its page, or beside its list where it has none. */
export const recordAddress = ({ kind, id, path }: Pick<FoundRecord, 'kind' | 'id' | 'path'>): string =>
  path === null ? listWithPeek(kind, id) : `/${path}`;

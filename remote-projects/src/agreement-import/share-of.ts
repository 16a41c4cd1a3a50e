import type { PastImport } from 'shared-contracts/agreement-import';

/** How far an import is, from 0 to 100; undefined while nobody knows how much there is. */
export const shareOf = ({ done, total }: Pick<PastImport, 'done' | 'total'>): number | undefined =>
  total > 0 ? (100 * done) / total : undefined;

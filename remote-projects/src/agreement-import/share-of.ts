import type { PastImport } from 'shared-contracts/agreement-import';

/** The progress of an import, from 0 to 100; undefined while the total is unknown. */
export const shareOf = ({ done, total }: Pick<PastImport, 'done' | 'total'>): number | undefined =>
  total > 0 ? (100 * done) / total : undefined;

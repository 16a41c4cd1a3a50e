import type { InvoiceStatus } from 'shared-contracts/graphql';
import { useAllPages } from 'shared-ui/record';
import { TimeLinesDocument, type TimeLinesQuery } from '../generated/operations.ts';

/** Lines of one request. */
const linePage = 200;

const pageIn = ({ lines }: TimeLinesQuery) => lines;

interface WantedLines {
  readonly surfaceProjectId?: string;
  readonly state?: InvoiceStatus;
}

/** Lines of all weeks that the person sees, page by page until all are here. */
export function useTimeLines(wanted: WantedLines, isNew = false) {
  return useAllPages({
    document: TimeLinesDocument,
    variables: { ...wanted, first: linePage },
    isNew,
    pageIn,
    requestPolicy: 'cache-and-network',
  });
}

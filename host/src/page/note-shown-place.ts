import type { Address } from 'shared-contracts/routes';
import { type ListPlace, noteListPlace } from 'shared-ui';

/** A list of records that the shell shows itself, such as a block of the day. */
interface ShownRecords {
  readonly title: string;
  readonly address: Address;
  readonly records: ListPlace['records'];
}

/** All records are known, so nothing is ever asked for with it. */
const noQuestion: ListPlace['question'] = {
  page: 1,
  pageLimit: 1,
  searchCriteria: { text: '', filters: [] },
  columns: [{ id: 'id' }],
  parameters: [],
};

/**
 * Remembers that a record is opened from a list of the shell, so that '2 of 5' and its keys lead through the records of
 * that list, of whatever kind they are.
 */
export const noteShownPlace = ({ title, address, records }: ShownRecords, id: string): void =>
  noteListPlace({
    ...{ source: '', title, address, records, question: noQuestion },
    ...{ total: records.length, before: 0, firstLine: 0 },
    at: records.findIndex((record) => record.id === id),
  });

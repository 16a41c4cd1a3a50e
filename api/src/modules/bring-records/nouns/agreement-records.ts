import type { AgreementInput } from 'shared-contracts/graphql';
import { listOf } from '../../../records/writing/save-list.ts';
import { agreementKind } from '../../agreements/index.ts';
import { datesFollow } from '../../assigned-tasks/index.ts';
import { deleteProjectRows } from '../../project-row-kind.ts';
import type { BroughtNoun } from '../brought-noun.ts';
import { inputOf } from '../inputs.ts';
import { type LinkTable, linkedRows } from '../links.ts';
import { agreementsCalled, foundInOtherWriting } from './agreements-called.ts';

/** The lists of an agreement that are filled from a single cell, by the field of a save. */
const links: Readonly<Record<string, LinkTable>> = {
  landowners: {
    ...{ table: 'landowner', owner: 'agreement_id' },
    ...{ target: 'business_associate_id', field: 'businessAssociate' },
  },
  occupants: {
    ...{ table: 'occupant', owner: 'agreement_id' },
    ...{ target: 'business_associate_id', field: 'businessAssociate' },
  },
  relatedParcels: {
    ...{ table: 'agreement_parcel', owner: 'agreement_id', target: 'parcel_id', field: 'parcel' },
  },
  relatedTitles: {
    ...{ table: 'agreement_title', owner: 'agreement_id', target: 'title_id', field: 'title' },
  },
};

/** Fields that name an agreement, the most certain first. */
const called = ['agreementNumber', 'referenceNumber', 'name'] as const;

/** Agreements of a project, found by number, reference or name, with their owners, occupants, land and titles. */
export const broughtAgreements: BroughtNoun = {
  kind: 'agreement-record',
  type: 'Agreement',
  right: 'agreement',
  existing: (records, within, { projectId }) =>
    agreementsCalled(
      records,
      ({ group }) => called.map((name) => group.cells[name]).find((text) => text !== undefined),
      within,
      projectId,
    ),
  lists: async (records, within, { projectId }) => {
    const linked = new Map<string, Awaited<ReturnType<typeof linkedRows>>>();
    for (const [field, table] of Object.entries(links))
      linked.set(field, await linkedRows(records, field, table, within));
    return [
      listOf(
        agreementKind(projectId),
        records.map((record) => {
          const values: Record<string, unknown> = { ...record.values };
          // If a row names an agreement only by its number, that is also its name.
          const name = called.map((field) => record.values[field]).find((value) => value !== undefined);
          if (record.revision === undefined) values['name'] ??= name;
          const kept = record.revision === undefined ? undefined : foundInOtherWriting.get(record.group);
          if (kept !== undefined) delete values[kept];
          for (const [field, rows] of linked) if (rows.has(record.id)) values[field] = rows.get(record.id);
          return inputOf<AgreementInput>(values, record);
        }),
        'records',
      ),
      datesFollow([projectId]),
    ];
  },
  remove: (ids, within) => deleteProjectRows(agreementKind(), 'agreement', ids, within),
};

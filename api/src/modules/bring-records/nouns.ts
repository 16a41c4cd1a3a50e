import type { RecordBringKind } from 'shared-contracts/bring-in';
import type { BroughtNoun } from './brought-noun.ts';
import {
  broughtCompensations,
  broughtLandowners,
  broughtOccupants,
  broughtPayments,
} from './nouns/agreement-lists.ts';
import { broughtAgreements } from './nouns/agreement-records.ts';
import { broughtAssociates } from './nouns/associates.ts';
import { broughtCommunications } from './nouns/communications.ts';
import { broughtDocuments } from './nouns/documents.ts';
import { broughtKeyDates } from './nouns/key-dates.ts';
import { broughtObligations } from './nouns/obligations.ts';
import { broughtParcels } from './nouns/parcels.ts';
import { broughtRequests } from './nouns/requests.ts';
import { broughtStakeholders } from './nouns/stakeholders.ts';
import { broughtTitles } from './nouns/titles.ts';

/** Every kind of records that can be imported from tables. */
export const broughtNouns: Readonly<Record<RecordBringKind, BroughtNoun>> = {
  'agreement-record': broughtAgreements,
  associate: broughtAssociates,
  parcel: broughtParcels,
  title: broughtTitles,
  stakeholder: broughtStakeholders,
  request: broughtRequests,
  compensation: broughtCompensations,
  payment: broughtPayments,
  landowner: broughtLandowners,
  occupant: broughtOccupants,
  communication: broughtCommunications,
  obligation: broughtObligations,
  'key-date': broughtKeyDates,
  document: broughtDocuments,
};

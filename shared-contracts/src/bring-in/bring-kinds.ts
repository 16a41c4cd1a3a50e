import type { BringField, BringNoun } from './bring-field.ts';
import { lineListFields } from './line-list-fields.ts';
import { compensationNoun, landownerNoun, occupantNoun, paymentNoun } from './nouns/agreement-lists.ts';
import { agreementRecordNoun } from './nouns/agreement-record.ts';
import { associateNoun } from './nouns/associate.ts';
import { communicationNoun } from './nouns/communication.ts';
import { documentNoun } from './nouns/document.ts';
import { keyDateNoun } from './nouns/key-date.ts';
import { obligationNoun } from './nouns/obligation.ts';
import { parcelNoun } from './nouns/parcel.ts';
import { requestNoun } from './nouns/request.ts';
import { stakeholderNoun } from './nouns/stakeholder.ts';
import { titleNoun } from './nouns/title.ts';

/** Agreements, each with owners and land; they have a review of their own. */
const agreementNoun: BringNoun = {
  isInProject: true,
  keys: ['tract', 'agreementNumber', 'referenceNumber'],
  needed: [['name', 'land', 'landSection', 'owner', 'ownerLastName', 'tract', 'registryNumber']],
  fields: lineListFields,
};

/** The kinds of records that can be imported from a table of their own, in the order of the picklist. */
export const recordKinds = [
  'agreement-record',
  'associate',
  'parcel',
  'title',
  'stakeholder',
  'request',
  'compensation',
  'payment',
  'landowner',
  'occupant',
  'communication',
  'obligation',
  'key-date',
  'document',
] as const;

export type RecordBringKind = (typeof recordKinds)[number];

/** Everything that can be imported from a table, named like the records (decision 77). */
export const bringKinds = ['agreement', ...recordKinds] as const;

export type BringKind = (typeof bringKinds)[number];

/** The kinds in the groups in which they are offered: new agreements, additions to existing agreements, and others. */
export const bringKindGroups = {
  agreements: ['agreement', 'agreement-record'],
  here: ['compensation', 'payment', 'landowner', 'occupant'],
  others: [
    'associate',
    'parcel',
    'title',
    'stakeholder',
    'request',
    'communication',
    'obligation',
    'key-date',
    'document',
  ],
} as const satisfies Readonly<Record<string, readonly BringKind[]>>;

/** The declaration of each kind. */
export const bringNouns: Readonly<Record<BringKind, BringNoun>> = {
  agreement: agreementNoun,
  'agreement-record': agreementRecordNoun,
  associate: associateNoun,
  parcel: parcelNoun,
  title: titleNoun,
  stakeholder: stakeholderNoun,
  request: requestNoun,
  compensation: compensationNoun,
  payment: paymentNoun,
  landowner: landownerNoun,
  occupant: occupantNoun,
  communication: communicationNoun,
  obligation: obligationNoun,
  'key-date': keyDateNoun,
  document: documentNoun,
};

/** Whether a kind is written row by row, without the review that agreements have. */
export const isRecordKind = (kind: BringKind): kind is RecordBringKind => kind !== 'agreement';

/** The fields that columns may fill, for a kind of record. */
export const bringFields = (kind: BringKind): readonly BringField[] => bringNouns[kind].fields;

/** The field of a kind with a given name. */
export const bringField = (kind: BringKind, name: string | null): BringField | undefined =>
  bringNouns[kind].fields.find((field) => field.name === name);

import { reportTypes } from 'shared-contracts/forms';
import { mostDocuments, mostPaymentLetters } from 'shared-contracts/reports';
import type { OfferedTags } from '../../platform/templates/template-shapes.ts';
import { agreementTags } from './agreement-tags-store.ts';
import { officeTagNames } from './office-store.ts';
import { paymentTags } from './payment-tags-store.ts';
import { requestTags } from './request-tags-store.ts';
import { recipientTags } from './shared-tags-store.ts';
import { stakeholderTags } from './stakeholder-tags-store.ts';
import type { TaggedNoun } from './tag-declaration.ts';
import { titleTags } from './title-tags-store.ts';

/** A kind of record about which documents are created from templates. */
export interface DocumentNoun {
  readonly reportTypeId: string;
  /**
   * The kind of record with which its documents are filed; those of a stakeholder are filed with a communication
   * (decision 61b).
   */
  readonly filedWith: 'Agreement' | 'Request' | 'Stakeholder' | 'Title';
  readonly tags: TaggedNoun;
  /** The documents are about payments of rents, for people who run these, and not about records of one project. */
  readonly isOfRents?: true;
}

const nouns: readonly DocumentNoun[] = [
  { reportTypeId: reportTypes.agreementDocument.id, filedWith: 'Agreement', tags: agreementTags },
  { reportTypeId: reportTypes.requestDocument.id, filedWith: 'Request', tags: requestTags },
  { reportTypeId: reportTypes.stakeholderDocument.id, filedWith: 'Stakeholder', tags: stakeholderTags },
  { reportTypeId: reportTypes.titleDocument.id, filedWith: 'Title', tags: titleTags },
  {
    ...{ reportTypeId: reportTypes.paymentLetter.id, filedWith: 'Agreement' },
    ...{ tags: paymentTags, isOfRents: true },
  },
];

/** The kind of record about which a report type creates documents; undefined for other reports. */
export const documentNounOf = (reportTypeId: string): DocumentNoun | undefined =>
  nouns.find((noun) => noun.reportTypeId === reportTypeId.toLowerCase());

/** Alternative texts of pictures that are replaced: by the company's logo, and by a map sheet of the record. */
const pictureNames = ['logo', 'map'] as const;

/** The tags that templates for a kind of record may use. */
export function offeredTags({ tags }: DocumentNoun): OfferedTags {
  const recipient = tags.recipients ? Object.keys(recipientTags) : [];
  return {
    values: [...officeTagNames, ...recipient, ...Object.keys(tags.values)],
    lists: Object.fromEntries(
      Object.entries(tags.lists).map(([name, list]) => [name, Object.keys(list.tags)]),
    ),
    pictures: [...pictureNames],
  };
}

/** Most documents of a kind in one run. */
export const mostOf = ({ isOfRents }: DocumentNoun): number =>
  isOfRents === true ? mostPaymentLetters : mostDocuments;

/** Whether a template is a letter, which it is if it uses tags of the recipient. */
export const isLetter = (tags: readonly string[]): boolean =>
  tags.some((tag) => Object.hasOwn(recipientTags, tag));

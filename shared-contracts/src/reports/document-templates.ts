import * as v from 'valibot';

const uuid = v.pipe(v.string(), v.uuid());
const text = v.string();

/** The maximum number of documents that one run makes from a template. */
export const mostDocuments = 300;

/** The maximum number of letters to payees of rents in one run: those of a month. */
export const mostPaymentLetters = 1000;

/** The maximum number of documents enclosed with the letters of one run. */
export const mostEnclosures = 20;

/** Body of `POST ~/api/document-templates/enclosures`: the records for which documents are made. */
export const enclosuresRequestSchema = v.object({
  reportId: uuid,
  dataSource: v.object({
    ids: v.optional(v.array(uuid), []),
    parentId: v.optional(v.nullable(uuid), null),
  }),
});

/** Its answer: documents of the records' parent, and of a single record, that can be enclosed. */
export const enclosuresSchema = v.array(
  v.object({
    id: uuid,
    name: text,
    /** The record that the document belongs to; null if it belongs to the records' parent. */
    record: v.nullable(text),
    /** A PNG or JPEG, which can be used as a map sheet. */
    isPicture: v.boolean(),
  }),
);

export type OfferedEnclosure = v.InferOutput<typeof enclosuresSchema>[number];

/** The recipients of letters about agreements; other records have only one recipient. */
export const recipientChoices = ['Everyone', 'Landowners', 'Occupants'] as const;

/** Template files that come with the product (000 §3). */
export const productTemplates = {
  requestLetter: 'rightway-request-letter.docx',
  limitedTitleCertificate: 'rightway-limited-title-certificate.docx',
  surfaceLease: 'rightway-surface-lease.docx',
  easement: 'rightway-easement.docx',
  consentOfOccupant: 'rightway-consent-of-occupant.docx',
  damagesRelease: 'rightway-release-of-damages.docx',
  offerLetter: 'rightway-offer-letter.docx',
  notificationLetter: 'rightway-notification-letter.docx',
  paymentLetter: 'rightway-payment-letter.docx',
} as const;

export type ProductTemplate = keyof typeof productTemplates;

/** Body of `POST ~/api/document-templates/check`: an uploaded file, and the kind of document that it is for. */
export const checkTemplateSchema = v.object({ fileGuid: uuid, reportTypeId: uuid });

/** The result of checking a template. */
export const templateCheckedSchema = v.object({
  /** Errors that must be fixed before the template is accepted, one sentence each. */
  faults: v.array(text),
  /** The number of tags that it uses. */
  tags: v.number(),
  /** Whether it is addressed to somebody. */
  isLetter: v.boolean(),
  /** The record with which the sample was filled; null if there is none yet. */
  sampleOf: v.nullable(text),
  /** The sample, opened at `documents/{id}`. */
  sampleId: v.nullable(uuid),
  /** Values that the sample's record does not have, by the names that people use. */
  missing: v.array(text),
});

export type TemplateChecked = v.InferOutput<typeof templateCheckedSchema>;

/** Query of `GET ~/api/document-templates/tags`. */
export const templateTagsQuerySchema = v.object({ reportTypeId: uuid });

const tagSchema = v.object({
  /** The tag as it is written in a template, for example `{agreement.number}`. */
  tag: text,
  label: text,
  /** The value for a real record; null if the record does not have it. */
  value: v.nullable(text),
});

/** The tags that templates of a kind may use, with the values of a real record. */
export const templateTagsSchema = v.object({
  sampleOf: v.nullable(text),
  values: v.array(tagSchema),
  lists: v.array(
    v.object({
      /** The tags that begin and end a repeated row, for example `{#landowners}` and `{/landowners}`. */
      begin: text,
      end: text,
      label: text,
      tags: v.array(tagSchema),
    }),
  ),
  conditions: v.array(v.object({ tag: text, label: text })),
  /** Alternative texts of pictures that are replaced by the company's or the record's own. */
  pictures: v.array(v.object({ tag: text, label: text })),
});

export type TemplateTags = v.InferOutput<typeof templateTagsSchema>;

/** Versions of a template, the newest first. */
export const templateVersionsSchema = v.array(
  v.object({
    number: v.number(),
    madeOn: text,
    madeBy: v.nullable(text),
    files: v.array(v.object({ id: uuid, name: text })),
    /** The number of documents that were made from it. */
    documents: v.number(),
  }),
);

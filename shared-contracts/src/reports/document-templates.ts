import * as v from 'valibot';

const uuid = v.pipe(v.string(), v.uuid());
const text = v.string();

/** Documents that one run makes from a template. */
export const mostDocuments = 300;

/** Letters that one run makes to the payees of rents: those of a month. */
export const mostPaymentLetters = 1000;

/** Documents that go along with the letters of one run. */
export const mostEnclosures = 20;

/** Body of `POST ~/api/document-templates/enclosures`: the records that documents are made of. */
export const enclosuresAskedSchema = v.object({
  reportId: uuid,
  dataSource: v.object({
    ids: v.optional(v.array(uuid), []),
    parentId: v.optional(v.nullable(uuid), null),
  }),
});

/** Its answer: documents of the records' parent, and of a single record, which may be enclosed. */
export const enclosuresSchema = v.array(
  v.object({
    id: uuid,
    name: text,
    /** The record of the document; null for one of the records' parent. */
    record: v.nullable(text),
    /** A PNG or JPEG, which may be a map sheet. */
    isPicture: v.boolean(),
  }),
);

export type OfferedEnclosure = v.InferOutput<typeof enclosuresSchema>[number];

/** Whom letters about agreements go to; other records have one recipient. */
export const recipientChoices = ['Everyone', 'Landowners', 'Occupants'] as const;

/** Template files that come with the product (000 §3). */
export const productTemplates = {
  requestLetter: 'rightway-request-letter.docx',
  limitedTitleCertificate: 'rightway-limited-title-certificate.docx',
  surfaceLease: 'rightway-surface-lease.docx',
  easement: 'rightway-easement.docx',
  consentOfOccupant: 'rightway-consent-of-occupant.docx',
  offerLetter: 'rightway-offer-letter.docx',
  notificationLetter: 'rightway-notification-letter.docx',
  paymentLetter: 'rightway-payment-letter.docx',
} as const;

export type ProductTemplate = keyof typeof productTemplates;

/** Body of `POST ~/api/document-templates/check`: an uploaded file, and the kind of document that it is for. */
export const checkTemplateSchema = v.object({ fileGuid: uuid, reportTypeId: uuid });

/** The result of checking a template. */
export const templateCheckedSchema = v.object({
  /** Faults that must be fixed before it is accepted, each a sentence. */
  faults: v.array(text),
  /** Tags that it uses. */
  tags: v.number(),
  /** Whether it is written to somebody. */
  isLetter: v.boolean(),
  /** The record that a sample was filled from; null where there is none yet. */
  sampleOf: v.nullable(text),
  /** The sample, opened at `documents/{id}`. */
  sampleId: v.nullable(uuid),
  /** Values that the sample's record lacks, as people call them. */
  missing: v.array(text),
});

export type TemplateChecked = v.InferOutput<typeof templateCheckedSchema>;

/** Query of `GET ~/api/document-templates/tags`. */
export const templateTagsQuerySchema = v.object({ reportTypeId: uuid });

const tagSchema = v.object({
  /** As it is written in a template, `{agreement.number}`. */
  tag: text,
  label: text,
  /** Of a real record; null where it lacks one. */
  value: v.nullable(text),
});

/** The tags that templates of a kind may use, with the values of a real record. */
export const templateTagsSchema = v.object({
  sampleOf: v.nullable(text),
  values: v.array(tagSchema),
  lists: v.array(
    v.object({
      /** The tags that begin and end a row, `{#landowners}` and `{/landowners}`. */
      begin: text,
      end: text,
      label: text,
      tags: v.array(tagSchema),
    }),
  ),
  conditions: v.array(v.object({ tag: text, label: text })),
  /** Alternative texts of pictures that are changed for the company's or the record's own. */
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
    /** Documents that were made from it. */
    documents: v.number(),
  }),
);

import * as v from 'valibot';

/** Names of files that are read as e-mails. */
export const mailExtensions = ['eml', 'msg'] as const;

/** Limits of reading one e-mail. */
export const mailLimits = {
  /** Bytes of the file. */
  bytes: 50 * 1_048_576,
  /** E-mails that may be dropped together. */
  atOnce: 20,
  /** MIME parts of one, those of e-mails within it too; one of fifty attachments has fifty-odd. */
  parts: 1000,
  /** Files that come out of one. */
  attachments: 50,
  /** Characters of its text that become comments. */
  text: 95_000,
  /** Addresses that are looked for among people. */
  addresses: 100,
} as const;

const guid = v.pipe(v.string(), v.uuid('The id of a file must be a UUID.'));

/** Body of `POST ~/api/communications/read-mail`. */
export const mailToReadSchema = v.object({ fileGuid: guid });

const nullableText = v.nullable(v.string());
const associate = v.object({ id: v.string(), name: v.string() });

/** Its answer: the initial values of a communication from an e-mail. */
export const readMailSchema = v.object({
  /** A moment; null where it has none that can be read. */
  sentAt: nullableText,
  subject: nullableText,
  from: nullableText,
  to: v.array(v.string()),
  text: v.string(),
  /** Whether its text was too long to be taken whole. */
  isCut: v.boolean(),
  /** Whether letters were read in a charset that the e-mail does not declare, so that they may be others. */
  isGuessed: v.optional(v.boolean(), false),
  /** The first of the own company that it is from or to. */
  representative: v.nullable(v.object({ id: v.string(), fullName: v.string() })),
  methodOfContact: v.nullable(v.object({ id: v.string(), code: v.string() })),
  businessAssociates: v.array(associate),
  contacts: v.array(v.object({ ...associate.entries, businessAssociate: associate })),
  /** Addresses that belong to no known person. */
  unknownAddresses: v.array(v.string()),
  /** Its attachments as uploads of the person's company. */
  documents: v.array(v.object({ fileGuid: guid, name: v.string() })),
  /** Names of attachments that are not kept. */
  leftOut: v.array(v.string()),
  /** Days of the communications that the company attached the same file to already, the latest first. */
  addedBefore: v.array(v.string()),
});

export type ReadMail = v.InferOutput<typeof readMailSchema>;

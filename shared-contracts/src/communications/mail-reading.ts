import * as v from 'valibot';

/** The extensions of files that are read as e-mails. */
export const mailExtensions = ['eml', 'msg'] as const;

/** Limits of reading one e-mail. */
export const mailLimits = {
  /** The size of the file in bytes. */
  bytes: 50 * 1_048_576,
  /** E-mails that may be dropped together. */
  atOnce: 20,
  /**
   * MIME parts of an e-mail, including those of e-mails within it; an e-mail with fifty attachments has slightly more
   * than fifty.
   */
  parts: 1000,
  /** Files extracted from one e-mail. */
  attachments: 50,
  /** Characters of its text that become the comments. */
  text: 95_000,
  /** Addresses that are looked up among the known people. */
  addresses: 100,
} as const;

const guid = v.pipe(v.string(), v.uuid('The id of a file must be a UUID.'));

/** Body of `POST ~/api/communications/read-mail`. */
export const mailToReadSchema = v.object({ fileGuid: guid });

const nullableText = v.nullable(v.string());
const associate = v.object({ id: v.string(), name: v.string() });

/** Its answer: the initial values of a communication from an e-mail. */
export const readMailSchema = v.object({
  /** A moment; null if the e-mail has none that can be read. */
  sentAt: nullableText,
  subject: nullableText,
  from: nullableText,
  to: v.array(v.string()),
  text: v.string(),
  /** Whether its text was shortened because it was too long. */
  isCut: v.boolean(),
  /** Whether the text was read in a charset that the e-mail does not declare, so that some letters may be wrong. */
  isGuessed: v.optional(v.boolean(), false),
  /** The first sender or recipient who works for the person's own company. */
  representative: v.nullable(v.object({ id: v.string(), fullName: v.string() })),
  methodOfContact: v.nullable(v.object({ id: v.string(), code: v.string() })),
  businessAssociates: v.array(associate),
  contacts: v.array(v.object({ ...associate.entries, businessAssociate: associate })),
  /** Addresses that belong to no known person. */
  unknownAddresses: v.array(v.string()),
  /** Its attachments as uploads of the person's company. */
  documents: v.array(v.object({ fileGuid: guid, name: v.string() })),
  /** Names of attachments that are left out. */
  leftOut: v.array(v.string()),
  /** Dates of the communications to which the company has already attached the same file, the latest first. */
  addedBefore: v.array(v.string()),
});

export type ReadMail = v.InferOutput<typeof readMailSchema>;

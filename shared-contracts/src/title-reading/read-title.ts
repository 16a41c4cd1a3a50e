import * as v from 'valibot';

/** Pictures of a page that a title is read from. */
export const titlePictures = ['jpeg', 'jpg', 'png'] as const;

/** Names of files that a title is read from. */
export const titleExtensions = ['pdf', 'txt', ...titlePictures] as const;

/** Limits of reading one title. */
export const titleReadingLimits = {
  /** Bytes of the file. */
  bytes: 20 * 1_048_576,
  pages: 60,
  /** Largest number of pages without text that are read from their pictures; further ones are reported. */
  scannedPages: 20,
  /** Pixels of a page as it is read, and of a picture. */
  pixels: 12_000_000,
  picturePixels: 40_000_000,
  /** Bytes of the picture of a page that is sent along; a larger one is left out. */
  pictureBytes: 1_500_000,
  /** Characters of all its text; the limit of pasted text too. */
  text: 200_000,
  lines: 5000,
  /** Characters of one line. */
  line: 400,
  /** Owners, and instruments. */
  rows: 200,
} as const;

const guid = v.pipe(v.string(), v.uuid('The id of a file must be a UUID.'));

/** Body of `POST ~/api/titles/read`: an upload of the person's company, or text that was pasted. */
export const titleToReadSchema = v.union([
  v.object({ fileGuid: guid }),
  v.object({ text: v.pipe(v.string(), v.maxLength(titleReadingLimits.text)) }),
]);

/** Lines of the text that something was read from, counted from 0. */
const linesRead = v.array(v.number());

/** The certainty of the letters that a value was read from; only for values read from pictures. */
const letters = v.optional(
  v.object({
    /** Percent, of the word that is the least sure. */
    certainty: v.number(),
    /** Words that somebody has to compare with the picture. */
    doubtful: v.array(v.string()),
  }),
);

/** A place on a page, in parts of its width and height from the upper left. */
const placeOnPage = v.object({ left: v.number(), top: v.number(), width: v.number(), height: v.number() });

const foundText = v.nullable(v.object({ value: v.string(), lines: linesRead, letters }));
const named = v.nullable(v.object({ id: v.string(), name: v.string() }));

const ownerSchema = v.object({
  name: v.string(),
  address: v.nullable(v.string()),
  tenancy: v.picklist(['COMMON', 'JOINT']),
  /** Both null where the title states no share. */
  numerator: v.nullable(v.number()),
  denominator: v.nullable(v.number()),
  /**
   * The key of the group that the owner belongs to, as `A`; null for a single owner, and for the only joint tenants.
   */
  group: v.optional(v.nullable(v.string()), null),
  /** The share that the group, or joint tenants, hold together, such as `1/2`; null where the title does not state it. */
  groupShare: v.nullable(v.string()),
  /** The title's word for its interest if that is not the fee simple, as `LIFE ESTATE`. */
  estate: v.optional(v.nullable(v.string()), null),
  lines: linesRead,
  letters,
});

const partySchema = v.object({
  partyType: v.picklist(['GRANTEE', 'GRANTOR', 'OTHER_PARTIES']),
  name: v.string(),
});

const instrumentSchema = v.object({
  registrationNumber: v.string(),
  /** yyyy-MM-dd. */
  registeredDate: v.nullable(v.string()),
  /** The title's word for it, as `CAVEAT`. */
  kind: v.string(),
  /** Canadian dollars. */
  amount: v.nullable(v.string()),
  dischargedDate: v.nullable(v.string()),
  dischargeNumber: v.nullable(v.string()),
  notes: v.nullable(v.string()),
  parties: v.array(partySchema),
  lines: linesRead,
  letters,
});

/** The content of a title, from its text only. */
export const titleContentSchema = v.object({
  layout: v.picklist(['ALBERTA', 'PLAIN']),
  lines: v.array(
    v.object({
      page: v.number(),
      text: v.string(),
      /** The position of a line that was read from a picture, and its doubtful words. */
      scan: v.optional(v.object({ place: placeOnPage, doubtful: v.array(v.string()) })),
    }),
  ),
  /** Pages that were read out of their pictures: as they were read, upright, as an address with the picture in it. */
  pictures: v.optional(
    v.array(v.object({ page: v.number(), width: v.number(), height: v.number(), source: v.string() })),
  ),
  /** Lines that nothing was understood of. */
  unread: linesRead,
  /** Pages that are pictures, of which nothing was read. */
  picturePages: v.array(v.number()),
  /** Whether there was more than is read. */
  isCut: v.boolean(),
  number: foundText,
  /** The land's own number, as Alberta's LINC. */
  landNumber: foundText,
  /** The whole description in its words. */
  legalDescription: foundText,
  /** Descriptions in their usual writing that were found in it. */
  parts: v.array(
    v.object({
      value: v.string(),
      isPortion: v.boolean(),
      /** No survey numbers it, as a lot of a plan. */
      isInWords: v.boolean(),
      /** The text about it other than its place, such as an exception; '' if there is none. */
      note: v.string(),
      lines: linesRead,
      letters,
    }),
  ),
  /** Words of the description that were not understood: the land is to be looked at before it is taken. */
  landUnread: v.array(v.string()),
  estate: foundText,
  municipality: foundText,
  /** Hectares. */
  grossArea: foundText,
  previousNumber: foundText,
  /** yyyy-MM-dd; so is the day of the search. */
  registeredDate: foundText,
  searchedDate: foundText,
  owners: v.array(ownerSchema),
  instruments: v.array(instrumentSchema),
  /** How many instruments the title states. */
  instrumentsTold: v.nullable(v.number()),
});

export type TitleContent = v.InferOutput<typeof titleContentSchema>;

/**
 * Answer of `POST ~/api/titles/read`: a proposal, which is not saved, with the people and land in it that are known
 * here.
 */
export const readTitleSchema = v.object({
  ...titleContentSchema.entries,
  /**
   * The file with the read text behind its pictures, stored as an upload, to be filed instead of the one that was read.
   */
  searchable: v.optional(v.object({ fileGuid: v.string(), name: v.string() })),
  owners: v.array(v.object({ ...ownerSchema.entries, businessAssociate: named })),
  instruments: v.array(
    v.object({
      ...instrumentSchema.entries,
      instrumentType: v.nullable(v.object({ id: v.string(), code: v.string() })),
      parties: v.array(v.object({ ...partySchema.entries, businessAssociate: named })),
    }),
  ),
});

export type ReadTitle = v.InferOutput<typeof readTitleSchema>;

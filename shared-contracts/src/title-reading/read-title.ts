import * as v from 'valibot';

/** Extensions of pictures of a page from which a title can be read. */
export const titlePictures = ['jpeg', 'jpg', 'png'] as const;

/** Extensions of all files from which a title can be read. */
export const titleExtensions = ['pdf', 'txt', ...titlePictures] as const;

/** Limits of reading one title. */
export const titleReadingLimits = {
  /** The size of the file in bytes. */
  bytes: 20 * 1_048_576,
  pages: 60,
  /** The maximum number of pages without text that are read from their pictures; further pages are only reported. */
  scannedPages: 20,
  /** The number of pixels in which a page is read, and the maximum of a picture. */
  pixels: 12_000_000,
  picturePixels: 40_000_000,
  /** The maximum size in bytes of a page's picture in the answer; a larger one is left out. */
  pictureBytes: 1_500_000,
  /** Characters of the whole text; also the limit for pasted text. */
  text: 200_000,
  lines: 5000,
  /** Characters of one line. */
  line: 400,
  /** The maximum number of owners, and of instruments. */
  rows: 200,
} as const;

const guid = v.pipe(v.string(), v.uuid('The id of a file must be a UUID.'));

/** Body of `POST ~/api/titles/read`: an upload of the person's company, or pasted text. */
export const titleToReadSchema = v.union([
  v.object({ fileGuid: guid }),
  v.object({ text: v.pipe(v.string(), v.maxLength(titleReadingLimits.text)) }),
]);

/** The lines of the text from which something was read, counted from 0. */
const linesRead = v.array(v.number());

/** How certainly the letters of a value were recognized; only for values read from pictures. */
const letters = v.optional(
  v.object({
    /** In percent, for the least certain word. */
    certainty: v.number(),
    /** Words that somebody must compare with the picture. */
    doubtful: v.array(v.string()),
  }),
);

/** A place on a page, in fractions of its width and height from the upper left. */
const placeOnPage = v.object({ left: v.number(), top: v.number(), width: v.number(), height: v.number() });

const foundText = v.nullable(v.object({ value: v.string(), lines: linesRead, letters }));
const named = v.nullable(v.object({ id: v.string(), name: v.string() }));

const ownerSchema = v.object({
  name: v.string(),
  address: v.nullable(v.string()),
  tenancy: v.picklist(['COMMON', 'JOINT']),
  /** Both null if the title states no share. */
  numerator: v.nullable(v.number()),
  denominator: v.nullable(v.number()),
  /**
   * The key of the group to which the owner belongs, such as `A`; null for a single owner, and for the only joint
   * tenants.
   */
  group: v.optional(v.nullable(v.string()), null),
  /** The share that the group, or joint tenants, hold together, such as `1/2`; null if the title does not state it. */
  groupShare: v.nullable(v.string()),
  /** The title's word for the interest if it is not the fee simple, such as `LIFE ESTATE`. */
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
  /** The title's word for it, such as `CAVEAT`. */
  kind: v.string(),
  /** In Canadian dollars. */
  amount: v.nullable(v.string()),
  dischargedDate: v.nullable(v.string()),
  dischargeNumber: v.nullable(v.string()),
  notes: v.nullable(v.string()),
  parties: v.array(partySchema),
  lines: linesRead,
  letters,
});

/** The content of a title, taken only from its text. */
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
  /** The pages that were read from pictures, turned upright; each as a data address that contains the picture. */
  pictures: v.optional(
    v.array(v.object({ page: v.number(), width: v.number(), height: v.number(), source: v.string() })),
  ),
  /** Lines of which nothing was understood. */
  unread: linesRead,
  /** Pages that are pictures and were not read. */
  picturePages: v.array(v.number()),
  /** Whether some of the text was left unread because there was too much. */
  isCut: v.boolean(),
  number: foundText,
  /** The registry's number of the land, such as Alberta's LINC. */
  landNumber: foundText,
  /** The whole description in the title's words. */
  legalDescription: foundText,
  /** Descriptions in their standard notation that were found in it. */
  parts: v.array(
    v.object({
      value: v.string(),
      isPortion: v.boolean(),
      /** Whether it is described in words because no survey numbers it, such as a lot of a plan. */
      isInWords: v.boolean(),
      /** What the text says besides the location, such as an exception; '' if there is nothing. */
      note: v.string(),
      lines: linesRead,
      letters,
    }),
  ),
  /** Words of the description that were not understood: somebody must check the land before using it. */
  landUnread: v.array(v.string()),
  estate: foundText,
  municipality: foundText,
  /** In hectares. */
  grossArea: foundText,
  previousNumber: foundText,
  /** yyyy-MM-dd, as the day of the search below. */
  registeredDate: foundText,
  searchedDate: foundText,
  owners: v.array(ownerSchema),
  instruments: v.array(instrumentSchema),
  /** The number of instruments that the title states. */
  instrumentsTold: v.nullable(v.number()),
});

export type TitleContent = v.InferOutput<typeof titleContentSchema>;

/**
 * Answer of `POST ~/api/titles/read`: a proposal, which is not saved, with the people and land in it that are already
 * recorded.
 */
export const readTitleSchema = v.object({
  ...titleContentSchema.entries,
  /**
   * The file with the recognized text behind its pictures, stored as an upload, so that it can be filed instead of the
   * original.
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

import * as v from 'valibot';

/** The maximum size of a face; the suite's own has 260 names in 11 entries. */
export const faceLimits = {
  entries: 100,
  names: 2000,
  members: 500,
  types: 5000,
  areas: 100,
} as const;

const longest = { name: 200, type: 8000 } as const;

const nameText = v.pipe(v.string(), v.nonEmpty(), v.maxLength(longest.name));
const typeText = v.pipe(v.string(), v.maxLength(longest.type));

function atMost<TValue extends v.GenericSchema>(value: TValue, most: number) {
  return v.pipe(
    v.record(nameText, value),
    v.check((record) => Object.keys(record).length <= most, `It lists more than ${most}.`),
  );
}

/** A property or a parameter: its type as TypeScript prints it, and whether it must be given. */
export const faceMemberSchema = v.object({ type: typeText, required: v.boolean() });

/** A name of an entry, as its callers see it; empty if only the name is known. */
export const faceNameSchema = v.object({
  /** Properties of a component. */
  properties: v.optional(atMost(faceMemberSchema, faceLimits.members)),
  /** Parameters of a function, in their order. */
  parameters: v.optional(v.pipe(v.array(faceMemberSchema), v.maxLength(faceLimits.members))),
  /** The result type of a function, or the type of a value that is not a function. */
  type: v.optional(typeText),
  /** Announces that the name will be removed, and with which version of the contract. */
  deprecated: v.optional(v.object({ goesIn: nameText, instead: typeText })),
});

/** An entry of a package that shell and remotes share at run time, for example `shared-ui/form`. */
export const faceEntrySchema = v.object({
  /** Version of a third-party package: the version determines the exports, so that the names need not be listed. */
  version: v.optional(nameText),
  names: atMost(faceNameSchema, faceLimits.names),
});

/** A type of our own packages that signatures use: its members if it has any, else its text. */
export const faceTypeSchema = v.object({
  members: v.optional(atMost(faceMemberSchema, faceLimits.members)),
  text: v.optional(typeText),
});

/**
 * The face that one side of a federation offers to the other, or uses of it: names by the shared entry that contains
 * them, parts by the area that offers them, and the types to which their signatures refer. The build writes it into the
 * manifest.
 */
export const faceSchema = v.object({
  entries: atMost(faceEntrySchema, faceLimits.entries),
  parts: atMost(atMost(faceNameSchema, faceLimits.names), faceLimits.areas),
  types: atMost(faceTypeSchema, faceLimits.types),
  /**
   * The types to which the parts refer, kept separately because an application's types may have the same names as those
   * of shared entries.
   */
  partTypes: v.optional(atMost(faceTypeSchema, faceLimits.types), {}),
});

export type FaceMember = v.InferOutput<typeof faceMemberSchema>;
export type FaceName = v.InferOutput<typeof faceNameSchema>;
export type FaceEntry = v.InferOutput<typeof faceEntrySchema>;
export type FaceType = v.InferOutput<typeof faceTypeSchema>;
export type Face = v.InferOutput<typeof faceSchema>;

/** An empty face: for an application without shared entries, and for a remote without parts. */
export const noFace: Face = { entries: {}, parts: {}, types: {}, partTypes: {} };

/** The file of a built host that lists what it offers, and what it uses from areas. */
export const shellFaceFile = 'face.json';

/** Content of that file. */
export const shellFaceSchema = v.object({
  version: v.string(),
  contractVersion: v.string(),
  offers: faceSchema,
  takes: faceSchema,
});

export type ShellFace = v.InferOutput<typeof shellFaceSchema>;

import * as v from 'valibot';
import { namesSchema } from '../i18n/names.ts';
import { gridViewSchema, viewParameterSchema } from './grid-request.ts';

/**
 * Limits of the views that a person saves of one grid, and that a company shares of it, and of the length of their
 * names.
 */
export const savedViewLimits = { views: 50, name: 100 } as const;

/** Whom a view is for: the person who keeps it, or everybody of their company. */
export const viewScopes = ['private', 'company'] as const;

export type ViewScope = (typeof viewScopes)[number];

/** A view that a person keeps of a grid. */
export const savedViewSchema = v.object({
  id: v.pipe(v.string(), v.uuid('The id of a view must be a UUID.')),
  name: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('Required value.'),
    v.maxLength(savedViewLimits.name, `Cannot exceed ${savedViewLimits.name} characters.`),
  ),
  /** Opens first; one a grid. A company's opens for those who have none of their own. */
  isDefault: v.optional(v.boolean(), false),
  /** Without it a view stays what it was; a new one is the person's own. */
  scope: v.optional(v.picklist(viewScopes)),
  view: gridViewSchema,
});

export type SavedView = v.InferOutput<typeof savedViewSchema>;

/** A view as it is sent to a person who may open it. */
export const offeredViewSchema = v.object({
  ...savedViewSchema.entries,
  // An API from before views were shared returns only one's own.
  scope: v.optional(v.picklist(viewScopes), 'private'),
  /** Whether this person may change and delete it. */
  mayChange: v.optional(v.boolean(), true),
});

export type OfferedView = v.InferOutput<typeof offeredViewSchema>;

/** Body of `POST ~/api/grids/source/{source}/views/delete`. */
export const deleteViewsSchema = v.object({
  ids: v.pipe(v.array(v.pipe(v.string(), v.uuid())), v.minLength(1), v.maxLength(savedViewLimits.views)),
});

/** Rows are counted up to here; beyond, a folder shows that there are more. */
export const largestFolderCount = 1000;

/** A folder by its name, as the navigation lists it below its source. */
export const folderNameSchema = v.object({
  id: v.string(),
  /** In every language, as the page may be read in another one than the person's. */
  name: namesSchema,
  source: v.string(),
});

export type FolderName = v.InferOutput<typeof folderNameSchema>;

/** A question that people ask every day, with what it opens. */
export const smartFolderSchema = v.object({
  ...folderNameSchema.entries,
  /** The view that the explorer opens. */
  view: v.object({ ...gridViewSchema.entries, parameters: v.array(viewParameterSchema) }),
  /** Rows that the person finds, at most `largestFolderCount`. */
  count: v.number(),
});

export type SmartFolder = v.InferOutput<typeof smartFolderSchema>;

/** How much waits at a place of the navigation that is no list. */
export const doorCountSchema = v.object({
  /** Relative to the base path, as the area declares it. */
  path: v.string(),
  /** At most `largestFolderCount`. */
  count: v.number(),
});

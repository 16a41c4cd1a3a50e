import * as v from 'valibot';
import { namesSchema } from '../i18n/names.ts';
import { gridViewSchema, viewParameterSchema } from './grid-request.ts';

/** Most views that a person may save of one grid, and that a company may share of it, and the longest name. */
export const savedViewLimits = { views: 50, name: 100 } as const;

/** For whom a view is: the person who saved it, or everybody in their company. */
export const viewScopes = ['private', 'company'] as const;

export type ViewScope = (typeof viewScopes)[number];

/** A saved view of a grid. */
export const savedViewSchema = v.object({
  id: v.pipe(v.string(), v.uuid('The id of a view must be a UUID.')),
  name: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('Required value.'),
    v.maxLength(savedViewLimits.name, `Cannot exceed ${savedViewLimits.name} characters.`),
  ),
  /** Opens first; one per grid. A company's default applies to people who have none of their own. */
  isDefault: v.optional(v.boolean(), false),
  /** If missing, an existing view keeps its scope, and a new one is private. */
  scope: v.optional(v.picklist(viewScopes)),
  view: gridViewSchema,
});

export type SavedView = v.InferOutput<typeof savedViewSchema>;

/** A view as it is sent to a person who may open it. */
export const offeredViewSchema = v.object({
  ...savedViewSchema.entries,
  // An API from before views could be shared only returns private ones.
  scope: v.optional(v.picklist(viewScopes), 'private'),
  /** Whether this person may change and delete it. */
  mayChange: v.optional(v.boolean(), true),
});

export type OfferedView = v.InferOutput<typeof offeredViewSchema>;

/** Body of `POST ~/api/grids/source/{source}/views/delete`. */
export const deleteViewsSchema = v.object({
  ids: v.pipe(v.array(v.pipe(v.string(), v.uuid())), v.minLength(1), v.maxLength(savedViewLimits.views)),
});

/** Rows are counted up to this number; if there are more, a folder shows that. */
export const largestFolderCount = 1000;

/** A folder by its name, as the navigation lists it below its source. */
export const folderNameSchema = v.object({
  id: v.string(),
  /** In every language, because the page may be shown in a language other than the person's. */
  name: namesSchema,
  source: v.string(),
});

export type FolderName = v.InferOutput<typeof folderNameSchema>;

/** A condition that people need every day, with the view that it opens. */
export const smartFolderSchema = v.object({
  ...folderNameSchema.entries,
  /** The view that the explorer opens. */
  view: v.object({ ...gridViewSchema.entries, parameters: v.array(viewParameterSchema) }),
  /** Rows that the person finds, at most `largestFolderCount`. */
  count: v.number(),
});

export type SmartFolder = v.InferOutput<typeof smartFolderSchema>;

/** The number of waiting items for an entry of the navigation that is not a list. */
export const doorCountSchema = v.object({
  /** Relative to the base path, as the area declares it. */
  path: v.string(),
  /** At most `largestFolderCount`. */
  count: v.number(),
});

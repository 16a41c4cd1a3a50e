import * as v from 'valibot';
import { flagNameSchema } from '../flags/index.ts';
import { namesSchema } from '../i18n/names.ts';
import { gates } from '../rights/gates.ts';

/** Limits on what a release may declare. */
export const declarationLimits = {
  groups: 20,
  lists: 200,
  routes: 300,
  titles: 500,
  picklists: 200,
  bulkActions: 10,
  doors: 10,
  flags: 20,
} as const;

const longest = { name: 60, path: 200 } as const;

const name = v.pipe(
  v.string(),
  v.maxLength(longest.name),
  v.regex(/^[a-z0-9][a-z0-9/-]*$/, 'A name has small letters, digits and hyphens.'),
);

const order = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000));

/** The groups of lists in the navigation; several areas may share one. */
export const groupDeclarationSchema = v.object({
  name,
  title: namesSchema,
  order,
  /** The name of an icon of the frame; if the frame does not know it, it shows another one. */
  icon: v.pipe(v.string(), v.maxLength(longest.name)),
});

/** An action on selected rows of a list; the area provides it under this name in its `bulkActions`. */
const actionDeclarationSchema = v.object({
  name,
  title: namesSchema,
  /** The right to the items of the list that the action requires. */
  needs: v.picklist(['viewItem', 'editItem', 'deleteItem']),
  /** The gate of the people to whom the action is offered; by default everybody with the right above. */
  gate: v.optional(v.picklist(gates)),
});

export type ActionDeclaration = v.InferOutput<typeof actionDeclarationSchema>;

/** A list of the start screen. Its columns come from the API that fills it. */
export const listDeclarationSchema = v.object({
  name,
  group: name,
  order,
  /** The name as navigation and screens show it, and as it is used in a sentence: 'There are no agreement types.' */
  title: namesSchema,
  entity: namesSchema,
  /** The route of the area that opens its rows; that route's gate applies. */
  route: v.optional(name),
  /** Whether only people who may open its records see the list; otherwise everybody sees the rows that they may see. */
  isForOpeners: v.optional(v.boolean(), false),
  /** Actions on its selected rows, in addition to their export. */
  bulkActions: v.optional(
    v.pipe(v.array(actionDeclarationSchema), v.maxLength(declarationLimits.bulkActions)),
  ),
  /** Whether its rows are edited in the grid, by the editor that the area provides. */
  isEdited: v.optional(v.boolean()),
});

/** A place below a route to which the navigation links, after the lists of a group. */
const doorDeclarationSchema = v.object({
  group: name,
  title: namesSchema,
  /** Relative to the base path. */
  path: v.pipe(
    v.string(),
    v.maxLength(longest.path),
    v.regex(/^[a-z0-9-]+(\/[a-z0-9-]+)*$/, 'A path reads invoices/work-in-progress.'),
  ),
  /** Whether `start/doors` returns the number of items that wait there. */
  isCounted: v.optional(v.boolean()),
});

export type DoorDeclaration = v.InferOutput<typeof doorDeclarationSchema>;

/** A place of the area in the shell's router, with everything below it. */
export const routeDeclarationSchema = v.object({
  name,
  /** Relative to the base path; `:id` at the end stands for a record. */
  path: v.pipe(
    v.string(),
    v.maxLength(longest.path),
    v.regex(/^[a-z0-9-]+(\/[a-z0-9-]+)*(\/:id)?$/, 'A path reads master-data/cities/:id.'),
  ),
  gate: v.picklist(gates),
  /**
   * A further condition besides its gate, for later shells; a shell that does not know the name shows the page to
   * nobody.
   */
  laterGate: v.optional(v.pipe(v.string(), v.maxLength(longest.path))),
  /** All of these flags must be on. */
  flags: v.pipe(v.array(flagNameSchema), v.maxLength(declarationLimits.flags)),
  whenFlagOff: v.picklist(['startScreen', 'accessDenied']),
  /** The list that shows the records of this route. */
  list: v.optional(name),
  /** Whether `/new` opens the form of a new record: there is a form, and its records do not belong to other records. */
  makes: v.optional(v.boolean(), false),
  /** Its records are places where people work all day: the navigation then shrinks to icons to leave them room. */
  isWorkspace: v.optional(v.boolean()),
  doors: v.optional(v.pipe(v.array(doorDeclarationSchema), v.maxLength(declarationLimits.doors))),
});

/** A flag that an area declares; from this release on, operators decide in the rollout console who has it. */
const flagDeclarationSchema = v.object({ name: flagNameSchema, title: namesSchema });

export type FlagDeclaration = v.InferOutput<typeof flagDeclarationSchema>;

/** Titles for segments of an address; without a title in a language, the segment itself is shown. */
const titlesSchema = v.pipe(
  v.record(v.pipe(v.string(), v.maxLength(longest.name)), v.partial(namesSchema)),
  v.check((titles) => Object.keys(titles).length <= declarationLimits.titles, 'It has too many titles.'),
);

/**
 * The data about an area that must be known before any of its code runs: its places, its lists, the names of its
 * addresses. The build writes it into the release and the registry stores it, so that even an older shell offers what
 * is new in it.
 */
export const areaDeclarationSchema = v.object({
  groups: v.pipe(v.array(groupDeclarationSchema), v.maxLength(declarationLimits.groups)),
  lists: v.pipe(v.array(listDeclarationSchema), v.maxLength(declarationLimits.lists)),
  routes: v.pipe(v.array(routeDeclarationSchema), v.maxLength(declarationLimits.routes)),
  titles: titlesSchema,
  /** Names of the picklists that the area provides. */
  picklists: v.optional(v.pipe(v.array(v.string()), v.maxLength(declarationLimits.picklists)), []),
  /** The area's name for users; the shell has names of its own for those of this repository. */
  title: v.optional(namesSchema),
  flags: v.optional(v.pipe(v.array(flagDeclarationSchema), v.maxLength(declarationLimits.flags)), []),
});

export type AreaDeclaration = v.InferOutput<typeof areaDeclarationSchema>;
export type GroupDeclaration = v.InferOutput<typeof groupDeclarationSchema>;
export type ListDeclaration = v.InferOutput<typeof listDeclarationSchema>;
export type RouteDeclaration = v.InferOutput<typeof routeDeclarationSchema>;
export type SegmentTitles = AreaDeclaration['titles'];

/** An empty declaration, for an area without one. */
export const noDeclaration: AreaDeclaration = {
  groups: [],
  lists: [],
  routes: [],
  titles: {},
  picklists: [],
  flags: [],
};

/** Only the entries that this build understands: an entry with a gate or a flag that it does not know stays closed. */
const understood = <TSchema extends v.GenericSchema>(entry: TSchema) =>
  v.pipe(
    v.array(v.unknown()),
    v.transform((entries) =>
      entries.flatMap((one): v.InferOutput<TSchema>[] => {
        const parsed = v.safeParse(entry, one);
        return parsed.success ? [parsed.output] : [];
      }),
    ),
  );

/** A list without those actions that this build does not understand. */
const receivedListSchema = v.object({
  ...listDeclarationSchema.entries,
  bulkActions: v.optional(understood(actionDeclarationSchema)),
});

/**
 * The declaration as a shell reads it. The shell may be older than the release, so it leaves out what it does not
 * understand.
 */
export const receivedDeclarationSchema = v.fallback(
  v.object({
    groups: understood(groupDeclarationSchema),
    lists: understood(receivedListSchema),
    routes: understood(routeDeclarationSchema),
    titles: v.fallback(titlesSchema, {}),
    picklists: v.fallback(v.array(v.string()), []),
    title: v.fallback(v.optional(namesSchema), undefined),
    flags: v.fallback(understood(flagDeclarationSchema), []),
  }),
  noDeclaration,
);

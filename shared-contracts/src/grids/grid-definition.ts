import * as v from 'valibot';
import { inEveryLanguage, namesSchema } from '../i18n/names.ts';
import { type GridColumn, gridFormatters } from './grid-column.ts';
import type { GridSource } from './grid-source.ts';
import { gridTitle } from './grid-titles.ts';

/** A column as the API returns it, with its title in every language. */
export const definedColumnSchema = v.object({
  id: v.string(),
  title: namesSchema,
  type: v.picklist(['string', 'number', 'bool', 'date', 'color', 'rateclass']),
  width: v.number(),
  align: v.picklist(['left', 'center', 'right']),
  // How a cell is drawn; a formatter that this build does not know is ignored.
  formatter: v.fallback(v.optional(v.picklist(gridFormatters)), undefined),
  empty: v.fallback(v.optional(namesSchema), undefined),
  words: v.fallback(v.optional(v.record(v.string(), namesSchema)), undefined),
  doneBy: v.fallback(v.optional(v.string()), undefined),
  cssClass: v.optional(v.string()),
  headerCssClass: v.optional(v.string()),
  sortable: v.boolean(),
  filterable: v.boolean(),
  resizable: v.boolean(),
  virtual: v.boolean(),
  groupWhenSorted: v.boolean(),
  // An API that does not send it hides nothing.
  defaultHidden: v.fallback(v.optional(v.boolean(), false), false),
});

/**
 * The definition of a grid, returned by the API that fills it, so that no build of the shell needs to know its
 * columns.
 */
export const gridDefinitionSchema = v.object({
  name: v.string(),
  /** Fixed ids of the source and of its column configuration (decision 10). */
  id: v.string(),
  configId: v.string(),
  /** Id of the column by which a new view is sorted. */
  sortedBy: v.string(),
  sortedFrom: v.fallback(v.optional(v.picklist(['asc', 'desc'])), undefined),
  /** Ids of the columns that the filter box searches. */
  searched: v.optional(v.array(v.string())),
  columns: v.array(definedColumnSchema),
});

export type GridDefinition = v.InferOutput<typeof gridDefinitionSchema>;

const definedColumn = ({ path: _, colorPath: __, title, ...column }: GridColumn) => ({
  ...column,
  title: typeof title === 'string' ? inEveryLanguage((language) => gridTitle(language, title)) : title,
});

/** The definition of a source, as the API returns it. */
export const gridDefinition = (source: GridSource): GridDefinition => {
  const { name, id, configId, sortedBy, sortedFrom, columns } = source;
  return {
    name,
    id,
    configId,
    sortedBy: columns.find(({ path }) => path === sortedBy)?.id ?? '',
    ...(sortedFrom ? { sortedFrom } : {}),
    columns: columns.map(definedColumn),
  };
};

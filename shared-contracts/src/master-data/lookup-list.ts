import { type GridColumn, text, tick } from '../grids/grid-column.ts';
import type { AdministeredKind } from './administered-kind.ts';
import { code, description, isActive } from './declared-fields.ts';
import type { MasterDataField } from './master-data-field.ts';

interface LookupList extends Omit<AdministeredKind, 'grid' | 'form' | 'route'> {
  readonly grid: Pick<AdministeredKind['grid'], 'id' | 'configId'> & {
    /** Columns between the code and the checkbox. */
    readonly columns?: readonly GridColumn[];
    /** The code by default. */
    readonly sortedBy?: string;
  };
  /** Fields between the code and the checkbox. */
  readonly fields?: readonly MasterDataField[];
  /** The maximum length of a code, if not 30. */
  readonly codeMaximum?: number;
  /** The field that names an entry, if not its code. */
  readonly titleField?: string;
}

/** The width in pixels that a list's columns may take together before any of them is hidden. */
const room = 900;

const descriptionWidth = { least: 120, usual: 320 } as const;

/**
 * The meaning takes the width that the other columns leave; if none is left, it is hidden until somebody selects it.
 */
function meaning(others: readonly GridColumn[]): GridColumn {
  const left = room - others.reduce((sum, { width }) => sum + width, 0);
  const isShown = left >= descriptionWidth.least;
  return text(
    'description',
    'Description',
    isShown ? Math.min(left, descriptionWidth.usual) : descriptionWidth.usual,
    {
      sortable: false,
      defaultHidden: !isShown,
    },
  );
}

/** Columns of a list, followed by the meaning of each entry. */
function withMeaning(others: readonly GridColumn[]): readonly GridColumn[] {
  return [...others, meaning(others)];
}

/** A lookup list: its code, its own fields, whether entries are offered, and their meaning (000 §3). */
export const lookupList = ({
  grid,
  fields = [],
  codeMaximum,
  titleField = 'code',
  ...rest
}: LookupList): AdministeredKind => ({
  ...rest,
  grid: {
    id: grid.id,
    configId: grid.configId,
    sortedBy: grid.sortedBy ?? 'code',
    columns: withMeaning([text('code', 'Code', 160), ...(grid.columns ?? []), tick('isActive', 'Active')]),
  },
  form: { titleField, fields: [code(codeMaximum), ...fields, isActive, description] },
});

/** Entries of the demo as code and meaning. */
export const codesOf = (...pairs: readonly (readonly [code: string, description: string])[]) =>
  pairs.map(([entry, meaning]) => ({ code: entry, description: meaning }));

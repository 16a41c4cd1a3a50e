import { type BringField, bringField, type dayOrders, type Recipe } from 'shared-contracts/bring-in';

/** A column of a table that a recipe reads. */
export interface RecipeColumn {
  /** Counted from 0. */
  readonly place: number;
  readonly header: string;
  readonly field: BringField;
  /** For days: whether they begin with the day, the month or the year, if cells could be read differently. */
  readonly order: (typeof dayOrders)[number] | undefined;
}

/** The columns that a recipe reads; those without a field of the kind are left out. */
export const columnsOf = ({ kind, columns }: Recipe): readonly RecipeColumn[] =>
  columns.flatMap(({ place, header, field: name, order }): RecipeColumn[] => {
    const field = bringField(kind, name);
    return field ? [{ place, header, field, order: order ?? undefined }] : [];
  });

/** The fields that have the same value in every row. */
export const constantsOf = ({
  kind,
  fixed,
}: Recipe): readonly { readonly field: BringField; readonly value: string }[] =>
  fixed.flatMap(({ field: name, value }) => {
    const field = bringField(kind, name);
    return field && value.trim() !== '' ? [{ field, value: value.trim() }] : [];
  });

import { mapLimits } from 'shared-contracts/limits';
import { fieldColor } from 'shared-contracts/map';
import type { FeatureRecords } from './file-layer.ts';
import type { LayerLegend } from './map-scope.ts';

/** The entries of a legend. */
export type LegendEntries = LayerLegend['entries'];

/** The fields for which the features of a layer have values, in the order in which they occur. */
export const fieldsOf = (records: FeatureRecords): readonly string[] => [
  ...new Set(records.flatMap((record) => Object.keys(record))),
];

/** The legend of a layer coloured by a field of its features, with the most frequent value first. */
export function legendBy(records: FeatureRecords, field: string): LegendEntries {
  const counts = new Map<string, number>();
  for (const record of records) {
    const value = record[field] ?? '';
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return [...counts]
    .sort(([one, many], [other, more]) => more - many || one.localeCompare(other))
    .slice(0, mapLimits.legendEntries)
    .map(([status, count]) => ({ status, color: fieldColor(status), count }));
}

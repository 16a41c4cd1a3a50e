import { textCell } from '../../../platform/files/text-cell.ts';
import { type ExportFeature, exportFields, middleOf } from './export-feature.ts';

/**
 * Features as CSV, each with the position of its centre in degrees, and with a byte order mark so that spreadsheet
 * programs read it as UTF-8.
 */
export function asCsv(features: readonly ExportFeature[]): string {
  const rows = features.map((feature) => {
    const middle = middleOf([feature]);
    return [
      ...exportFields.map((name) => textCell(feature[name])),
      ...(middle ? middle.map((degrees) => degrees.toFixed(7)) : ['', '']),
    ].join(',');
  });
  return `\uFEFF${[[...exportFields, 'longitude', 'latitude'].join(','), ...rows].join('\r\n')}\r\n`;
}

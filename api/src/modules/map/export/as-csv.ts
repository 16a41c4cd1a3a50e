import { type ExportFeature, exportFields, middleOf } from './export-feature.ts';

/** A cell that no spreadsheet takes for a formula. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Features as CSV with the middle of each, in degrees; with what makes a spreadsheet read it as UTF-8. */
export function asCsv(features: readonly ExportFeature[]): string {
  const rows = features.map((feature) => {
    const middle = middleOf([feature]);
    return [
      ...exportFields.map((name) => cell(feature[name])),
      ...(middle ? middle.map((degrees) => degrees.toFixed(7)) : ['', '']),
    ].join(',');
  });
  return `\uFEFF${[[...exportFields, 'longitude', 'latitude'].join(','), ...rows].join('\r\n')}\r\n`;
}

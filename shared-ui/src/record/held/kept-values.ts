import type { FormValues } from '../../form/form-values.ts';

/** Whether a value can be stored as JSON: files and functions cannot. */
export function isKeepable(value: unknown): boolean {
  if (value === null || value === undefined || typeof value === 'boolean' || typeof value === 'string')
    return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object') return false;
  if (Array.isArray(value)) return value.every(isKeepable);
  const prototype: unknown = Object.getPrototypeOf(value);
  const isPlain = prototype === Object.prototype || prototype === null;
  return isPlain && Object.values(value).every(isKeepable);
}

/** The values that can be stored, and the names of the others. */
export function keepableValues(values: FormValues): { kept: FormValues; left: readonly string[] } {
  const entries = Object.entries(values);
  return {
    kept: Object.fromEntries(entries.filter(([, value]) => isKeepable(value))),
    left: entries.filter(([, value]) => !isKeepable(value)).map(([name]) => name),
  };
}

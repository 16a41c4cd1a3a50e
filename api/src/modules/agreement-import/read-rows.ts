import { type Language, languages } from 'shared-contracts';
import {
  type ImportColumn,
  type ImportIssue,
  type ImportRole,
  importColumns,
  importRoleName,
  importRoles,
  importTexts,
} from 'shared-contracts/agreement-import';
import { agreementRules, agreementTermUnits, landownerRules } from 'shared-contracts/agreements';
import { associateRules } from 'shared-contracts/associates';
import { readDecimal } from 'shared-contracts/decimal';
import {
  descriptionOf,
  landOfParts,
  type ParcelPartValues,
  parcelRules,
  parcelValidator,
  registryErrors,
} from 'shared-contracts/land';
import { chosenLengths, limits } from 'shared-contracts/limits';
import { fieldsOf, shortText, validate } from 'shared-contracts/validators';
import type * as v from 'valibot';
import { readDay } from '../../platform/tables/read-day.ts';
import { plainShare } from '../../platform/tables/share-figures.ts';
import { flagOf } from '../../platform/tables/written-flag.ts';
import { hasLostDigits } from '../../platform/tables/written-identifier.ts';
import { writtenPhone } from '../../platform/tables/written-phone.ts';
import type { ImportLists } from './import-lists.ts';
import { filled, type ImportWords, importWords, listed, quoted } from './import-words.ts';
import { type ImportSheet, plainName, type SheetRow } from './import-workbook.ts';
import { listedUnits, readSize } from './size-cells.ts';

/** The values in the cells of a row: filled columns only. */
export interface ReadRow {
  readonly sheet: ImportSheet;
  readonly row: SheetRow;
  /** The row's key in the form in which keys are compared; '' if it has none. */
  readonly key: string;
  readonly shownKey: string;
  readonly role: ImportRole | undefined;
  readonly values: Readonly<Record<string, unknown>>;
  /** The pieces of land that the row's description names, one parcel each. */
  readonly land: readonly ParcelPartValues[];
  /** Codes of the units that cells give with their sizes, by the columns of units, which the row has no cells for. */
  readonly impliedUnits: Readonly<Record<string, string>>;
  /** Whether the values passed the single-field rules and are the rules' output; otherwise they are as typed. */
  readonly isChecked: boolean;
  readonly errors: readonly ImportIssue[];
  readonly warnings: readonly ImportIssue[];
}

/** The context for reading rows. */
interface RowContext {
  readonly language: Language;
  readonly lists: ImportLists;
  readonly isFrom1904: boolean;
}

type CellAnswer =
  | {
      readonly value: unknown;
      readonly land?: readonly ParcelPartValues[];
      readonly warning?: string;
      /** What the cell says besides, and which column of the row keeps it. */
      readonly beside?: { readonly column: string; readonly text: string };
    }
  | { readonly error: string };

const choices = new Map(
  languages.flatMap((language) => {
    const { termUnits } = importTexts(language);
    return agreementTermUnits.flatMap((unit) => [
      [plainName(termUnits[unit]), unit] as const,
      [plainName(unit), unit] as const,
    ]);
  }),
);

const roles = new Map(
  languages.flatMap((language) =>
    importRoles.flatMap((role) => [
      [plainName(importRoleName(role, language)), role] as const,
      [plainName(role), role] as const,
    ]),
  ),
);

const fraction = /^\s*(\d{1,9})\s*[/⁄]\s*(\d{1,9})\s*$/;

/**
 * A number that refers to an existing record may be as long as that record's own field; a sheet's key is not stored.
 */
const landNumber = shortText(chosenLengths.land.number);
const sheetKey = shortText(limits.displayName);

/** The single-field rules by sheet: the same as in the forms. */
const rules: Readonly<Record<ImportSheet['kind'], v.ObjectEntries>> = {
  agreements: { ...agreementRules, key: sheetKey },
  people: {
    ...landownerRules,
    key: sheetKey,
    businessAssociate: associateRules.name,
    email: associateRules.email,
    phoneNumber: associateRules.phoneNumber,
    title: landNumber,
  },
  parcels: {
    key: sheetKey,
    registryNumber: parcelRules.registryNumber,
    parcelNumber: landNumber,
    title: landNumber,
  },
};

/** The rules of the columns of a kind of sheet that are fields of their own. */
function fieldRules(kind: ImportSheet['kind'], names: readonly string[]): v.ObjectEntries {
  return Object.fromEntries(names.flatMap((name) => (rules[kind][name] ? [[name, rules[kind][name]]] : [])));
}

const schemas = new Map<string, ReturnType<typeof fieldsOf<v.ObjectEntries>>>();

/** A schema of the fields that a row fills, cached, since the rows of a workbook mostly fill the same ones. */
function schemaOf(kind: ImportSheet['kind'], names: readonly string[]) {
  const key = `${kind} ${names.join(' ')}`;
  const known = schemas.get(key) ?? fieldsOf(fieldRules(kind, names));
  // Bounded: a sheet with gaps everywhere has many combinations.
  if (schemas.size > 500) schemas.clear();
  schemas.set(key, known);
  return known;
}

const landPart = '00000000-0000-4000-8000-000000000000';

/** A legal description in its standard notation, or the problem with it. */
function readLandCell(text: string, language: Language): CellAnswer {
  const checked = validate(parcelValidator, { parts: [{ id: landPart, legalDescription: text }] }, language);
  if (checked.valid) return { value: descriptionOf(checked.value.parts), land: checked.value.parts };
  return { error: checked.errors[0]?.message ?? '' };
}

/** Columns of numbers by which rows and records find each other. */
const identifiers: ReadonlySet<string> = new Set([
  ...['key', 'agreementNumber', 'referenceNumber', 'registryNumber', 'parcelNumber', 'title'],
]);

/** Columns of words from a list, and the column that keeps what is written beside such a word. */
const keptBeside: Readonly<Record<string, string>> = {
  agreementType: 'statusComments',
  surfaceStatus: 'statusComments',
};

function readListCell(
  column: ImportColumn,
  text: string,
  words: ImportWords,
  lists: ImportLists,
): CellAnswer {
  const found = lists.find(column.list ?? '', text);
  if ('id' in found) {
    const { id, as, beside = '' } = found;
    if (as === undefined) return { value: { id } };
    const keeps = keptBeside[column.name];
    const gaps = { text: quoted(text), as, beside: quoted(beside) };
    if (beside === '') return { value: { id }, warning: filled(words.row.readAs, gaps) };
    if (keeps === undefined) return { value: { id }, warning: filled(words.row.readWithout, gaps) };
    const warning = filled(words.row.readBeside, gaps);
    return { value: { id }, warning, beside: { column: keeps, text: beside } };
  }
  if (found.fault === 'several') return { error: filled(words.row.several, { text: quoted(text) }) };
  const sentence = found.near.length > 0 ? words.row.didYouMean : words.row.notListed;
  return { error: filled(sentence, { text: quoted(text), names: listed(found.near) }) };
}

function readDayCell(
  column: string,
  text: string,
  sheet: ImportSheet,
  { isFrom1904 }: RowContext,
  words: ImportWords,
): CellAnswer {
  const found = readDay(text, sheet.orders.get(column), isFrom1904);
  if ('day' in found) return { value: found.day };
  if (found.fault === 'twoDates')
    return { error: filled(words.row.twoDates, { text: quoted(text), one: found.one, other: found.other }) };
  return { error: filled(words.row[found.fault], { text: quoted(text) }) };
}

function readTick(text: string, language: Language, words: ImportWords): CellAnswer {
  const value = flagOf(text);
  return value === undefined ? { error: filled(words.row.notTick, importTexts(language).ticks) } : { value };
}

/** A text without one trailing percent sign. */
function withoutPercent(text: string): string {
  const trimmed = text.trim();
  return trimmed.endsWith('%') ? trimmed.slice(0, -1).trim() : trimmed;
}

/**
 * A share in per cent with or without its sign. 0.5 without one may be meant as a half: it is read as what the column says,
 * and told.
 */
function readShare(text: string, words: ImportWords): CellAnswer {
  const number = readDecimal(withoutPercent(text));
  if (number === undefined) return { error: filled(words.row.notNumber, { text: quoted(text) }) };
  const isDoubted = !text.includes('%') && Number(number) > 0 && Number(number) <= 1;
  return { value: number, ...(isDoubted ? { warning: filled(words.row.smallShare, { text }) } : {}) };
}

function readCell(
  column: ImportColumn,
  text: string,
  sheet: ImportSheet,
  within: RowContext,
  words: ImportWords,
): CellAnswer {
  const { language, lists } = within;
  switch (column.kind) {
    case 'list':
    case 'person':
      return readListCell(column, text, words, lists);
    case 'date':
      return readDayCell(column.name, text, sheet, within, words);
    case 'tick':
      return readTick(text, language, words);
    case 'groupShare':
      return { error: filled(words.row.notFraction, { text: quoted(text) }) };
    case 'share':
      return readShare(text, words);
    case 'land':
      return readLandCell(text, language);
    case 'choice': {
      const choice = choices.get(plainName(text));
      const { termUnits } = importTexts(language);
      const names = listed(Object.values(termUnits));
      return choice ? { value: choice } : { error: filled(words.row.notRole, { names }) };
    }
    case 'role': {
      const role = roles.get(plainName(text));
      const names = importRoles.map((one) => `‘${importRoleName(one, language)}’`);
      return role ? { value: role } : { error: filled(words.row.notRole, { names: listed(names) }) };
    }
    case 'decimal':
    case 'whole': {
      const number = readDecimal(text);
      return number === undefined
        ? { error: filled(words.row.notNumber, { text: quoted(text) }) }
        : { value: number };
    }
    case 'phone': {
      const phone = writtenPhone(text);
      if (phone?.more) return { error: filled(words.row.phoneAndMore, { text: quoted(text) }) };
      return { value: phone?.number ?? text };
    }
    default:
      return identifiers.has(column.name) && hasLostDigits(text)
        ? { error: filled(words.row.lostDigits, { text: quoted(text) }) }
        : { value: text };
  }
}

/** The two fields for the parts of a fraction, by the kind of its column. */
const fractionFields: Readonly<Partial<Record<ImportColumn['kind'], readonly [string, string]>>> = {
  share: ['interestFractionNumerator', 'interestFractionDenominator'],
  groupShare: ['groupShareNumerator', 'groupShareDenominator'],
};

/** A fraction in a column of shares fills the two fields of its parts. */
function withFraction(values: Record<string, unknown>, { kind }: ImportColumn, text: string): boolean {
  const [, above, below] = fraction.exec(plainShare(text)) ?? [];
  const fields = fractionFields[kind];
  if (!fields || above === undefined || below === undefined) return false;
  values[fields[0]] = Number(above);
  values[fields[1]] = Number(below);
  return true;
}

/** Whether a cell is merged with one above it and has not been cleared by a correction since. */
const isCovered = ({ covered, corrected }: SheetRow, place: number | undefined, name: string): boolean =>
  place !== undefined && covered?.has(place) === true && !corrected.includes(name);

/** The values of a row, cell by cell, checked by the single-field rules. */
export function readRow(sheet: ImportSheet, row: SheetRow, within: RowContext): ReadRow {
  const words = importWords(within.language);
  const errors: ImportIssue[] = [];
  const warnings: ImportIssue[] = [];
  const values: Record<string, unknown> = {};
  const besides: (readonly [column: string, text: string])[] = [];
  const impliedUnits: Record<string, string> = {};
  const unitOf = (unitColumn: string): string =>
    impliedUnits[unitColumn] ?? row.cells[sheet.places.get(unitColumn) ?? -1] ?? '';
  let land: readonly ParcelPartValues[] = [];
  if (row.isHidden) warnings.push({ column: null, message: words.row.hidden });
  for (const column of importColumns[sheet.kind]) {
    const { name } = column;
    const place = sheet.places.get(name);
    const text = place === undefined ? '' : (row.cells[place] ?? '');
    const mark = place === undefined ? undefined : row.marks.get(place);
    if (mark === 'noResult') errors.push({ column: name, message: words.row.noResult });
    else if (mark === 'error')
      errors.push({ column: name, message: filled(words.row.cellError, { text: quoted(text) }) });
    else if (text === '' && isCovered(row, place, name))
      warnings.push({ column: name, message: words.row.merged });
    if (mark === 'noResult' || mark === 'error') continue;
    if (text === '') {
      const isGiven = name === 'role' && sheet.role !== undefined;
      if (column.isRequired && !isGiven) errors.push({ column: name, message: words.row.required });
      continue;
    }
    if (withFraction(values, column, text)) continue;
    const size = column.kind === 'decimal' ? readSize(name, text, unitOf, words) : undefined;
    if (size) {
      values[name] = size.value;
      if (size.warning !== undefined) warnings.push({ column: name, message: size.warning });
      Object.assign(impliedUnits, size.impliedUnit);
      Object.assign(values, listedUnits(size.impliedUnit, within.lists));
      continue;
    }
    const answer = readCell(column, text, sheet, within, words);
    if ('error' in answer) errors.push({ column: name, message: answer.error });
    else {
      values[name] = answer.value;
      land = answer.land ?? land;
      if (answer.beside) besides.push([answer.beside.column, answer.beside.text]);
      if (answer.warning !== undefined) warnings.push({ column: name, message: answer.warning });
    }
  }
  for (const [name, text] of besides) values[name] = values[name] ? `${values[name]}; ${text}` : text;
  const names = Object.keys(values);
  const checked = validate(schemaOf(sheet.kind, names), values, within.language);
  if (!checked.valid) errors.push(...checked.errors.map(({ path, message }) => ({ column: path, message })));
  else if (typeof checked.value['registryNumber'] === 'string') {
    const elsewhere = registryErrors(checked.value['registryNumber'], landOfParts(land), within.language);
    errors.push(...elsewhere.map(({ path, message }) => ({ column: path, message })));
  }
  const shownKey = String(values['key'] ?? '');
  const role = sheet.role ?? roles.get(plainName(String(values['role'] ?? '')));
  return {
    sheet,
    row,
    key: shownKey.toLowerCase(),
    shownKey,
    role,
    values: checked.valid ? Object.assign(values, checked.value) : values,
    land,
    impliedUnits,
    isChecked: checked.valid,
    errors,
    warnings,
  };
}

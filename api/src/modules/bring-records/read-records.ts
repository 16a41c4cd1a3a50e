import { languageOf } from 'shared-contracts';
import {
  type BringField,
  bringFieldName,
  bringFields,
  type RecordBringKind,
} from 'shared-contracts/bring-in';
import { turns } from '../../platform/work/take-turns.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { ownersIn, type RecordGroup } from '../bring-in/index.ts';
import type { AlsoNew } from './also-new.ts';
import type { BroughtNoun, BroughtValue, BroughtValues, ReadRecord } from './brought-noun.ts';
import type { Issues } from './issues.ts';
import type { Names } from './names.ts';
import { type CellReader, calledAs, namesIn, readCell } from './read-cell.ts';
import { recordWord } from './record-words.ts';

interface Reading extends CellReader {
  readonly noun: BroughtNoun;
  readonly issues: Issues;
}

/** The system whose ids a row has; '' without one. */
export const systemOf = ({ cells }: Pick<RecordGroup, 'cells'>): string => cells['system']?.trim() ?? '';

/** Fields that say which record a row is, and nothing about it. */
const ofIdentity: ReadonlySet<string> = new Set(['id', 'externalId', 'system']);

/** Looks up all names of a kind's rows, each type together. */
async function loadNames(
  kind: RecordBringKind,
  groups: readonly RecordGroup[],
  names: Names,
  alsoNew: AlsoNew,
): Promise<void> {
  const land = new Map<string, Set<string>>();
  const wanted = new Map<
    string,
    { readonly type: string; readonly system: string; readonly names: Set<string> }
  >();
  const want = (type: string, system: string, some: readonly string[]) => {
    const key = `${type} ${system}`;
    const known = wanted.get(key) ?? { type, system, names: new Set<string>() };
    wanted.set(key, known);
    for (const name of some) known.names.add(name);
  };
  const fields = bringFields(kind).filter(
    ({ reads, column }) =>
      reads === 'named' ||
      reads === 'namedAll' ||
      reads === 'people' ||
      (reads === 'land' && column !== 'parts'),
  );
  const turn = turns();
  for (const group of groups) {
    await turn();
    for (const { cells } of [group, ...group.below])
      for (const { name, reads, type = 'BusinessAssociate' } of fields) {
        const text = cells[name];
        if (text === undefined) continue;
        if (reads === 'land') land.set(systemOf(group), (land.get(systemOf(group)) ?? new Set()).add(text));
        else if (reads === 'people')
          want(type, systemOf(group), [...namesIn(text), ...ownersIn(text).map((owner) => owner.name)]);
        else {
          const own = reads === 'named' ? [text] : namesIn(text);
          want(type, systemOf(group), type === 'BusinessAssociate' ? [...own, ...own.map(calledAs)] : own);
        }
      }
  }
  for (const { type, system, names: some } of wanted.values()) await names.load(type, some, system);
  for (const [system, texts] of land) await alsoNew.loadLand(texts, system);
}

/** A field that is free in a row and takes the text of another one whose cell names nothing. */
const placeInstead = (
  { instead = {} }: BroughtNoun,
  field: BringField,
  cells: RecordGroup['cells'],
  values: Readonly<Record<string, BroughtValue>>,
): string | undefined =>
  instead[field.name]?.find((name) => cells[name] === undefined && values[name] === undefined);

/** The associates that the names in cells of people mean without a doubt. */
function peopleIn({ noun, names }: Reading, group: RecordGroup, cells: RecordGroup['cells']) {
  const people = new Map<string, string>();
  for (const { name: field, reads } of bringFields(noun.kind)) {
    const text = reads === 'people' ? cells[field] : undefined;
    const own = text === undefined ? [] : [...namesIn(text), ...ownersIn(text).map((owner) => owner.name)];
    for (const name of own) {
      const meant = names.meant('BusinessAssociate', name, systemOf(group));
      if (typeof meant !== 'string') people.set(name, meant.id);
    }
  }
  return people;
}

const laterIf = ({ type }: BringField): number => (type === 'City' ? 1 : 0);

function valuesOf(
  reading: Reading,
  group: RecordGroup,
  { source, cells }: { readonly source: number; readonly cells: RecordGroup['cells'] },
  of: 'record' | 'below',
): BroughtValues {
  const { noun, issues, user } = reading;
  const values: Record<string, BroughtValue> = {};
  // A city is looked for in its province, which is read before it.
  const fields = bringFields(noun.kind).toSorted((one, other) => laterIf(one) - laterIf(other));
  for (const field of fields) {
    const text = cells[field.name];
    if (text === undefined || field.of !== of || ofIdentity.has(field.name) || field.reads === 'people')
      continue;
    // The row of a cell that the record got from a later row.
    const row = of === 'below' ? source : rowOf(group, field.name, source);
    const around = field.type === 'City' ? idOf(values['stateOrProvince']) : undefined;
    const read = readCell(reading, field, text, systemOf(group), around);
    const name = field.column.split('.').at(-1) ?? field.name;
    if ('value' in read) {
      values[of === 'below' ? field.name : name] = read.value;
      continue;
    }
    const free = read.isUnknown ? placeInstead(noun, field, cells, values) : undefined;
    if (free === undefined) {
      issues.add(group, row, field.name, read.fault);
      continue;
    }
    values[free] = text;
    const title = bringFieldName(noun.kind, free, languageOf(user.locale)) ?? free;
    issues.add(group, row, field.name, recordWord(user, 'keptIn', { text, field: title }), true);
  }
  return values;
}

const idOf = (value: BroughtValue | undefined): string | undefined =>
  typeof value === 'object' && 'id' in value ? value.id : undefined;

/** The row of a record that has a cell. */
export const rowOf = ({ rows }: RecordGroup, field: string, otherwise: number): number =>
  rows.find(({ cells }) => cells[field] !== undefined)?.source ?? otherwise;

/** What rows are read with. */
interface ReadingParts {
  readonly names: Names;
  readonly alsoNew: AlsoNew;
  readonly issues: Issues;
  /** Called with how many more records are read; may throw to end the work. */
  readonly told: (more: number) => void;
}

/** Records after whose reading it is told how far the work is. */
const toldEvery = 200;

/** Reads the rows of records, and says what is wrong with their cells. */
export async function readRecords(
  noun: BroughtNoun,
  groups: readonly RecordGroup[],
  { user }: RecordContext,
  parts: ReadingParts,
): Promise<readonly ReadRecord[]> {
  await loadNames(noun.kind, groups, parts.names, parts.alsoNew);
  const { told: _, ...own } = parts;
  const reading: Reading = { ...own, noun, user };
  const turn = turns();
  const read: ReadRecord[] = [];
  for (const group of groups) {
    await turn();
    const source = group.rows[0]?.source ?? 0;
    const values = valuesOf(reading, group, { source, cells: group.cells }, 'record');
    const below = group.below.map((row) => ({
      ...row,
      values: valuesOf(reading, group, row, 'below'),
      people: peopleIn(reading, group, row.cells),
    }));
    read.push({ group, source, values, below });
    if (read.length % toldEvery === 0) parts.told(toldEvery);
  }
  parts.told(read.length % toldEvery);
  return read;
}

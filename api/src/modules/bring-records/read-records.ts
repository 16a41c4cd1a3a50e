import { languageOf } from 'shared-contracts';
import {
  type BringField,
  bringFieldName,
  bringFields,
  type RecordBringKind,
} from 'shared-contracts/bring-in';
import { hasLostDigits, otherSpellings } from '../../platform/tables/written-identifier.ts';
import { turns } from '../../platform/work/take-turns.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { ownersIn, type RecordGroup } from '../bring-in/index.ts';
import type { AlsoNew } from './also-new.ts';
import type { AssociateDetails } from './associate-details.ts';
import type { BroughtNoun, BroughtValue, BroughtValues, ReadRecord } from './brought-noun.ts';
import type { Issues } from './issues.ts';
import type { Names } from './names.ts';
import { type CellReader, calledAs, namesIn, readCell, usualNames } from './read-cell.ts';
import { readDetails } from './read-details.ts';
import { inReadingOrder } from './reading-order.ts';
import { recordWord } from './record-words.ts';

interface Reading extends CellReader {
  readonly noun: BroughtNoun;
  readonly issues: Issues;
  readonly details: AssociateDetails;
}

/** The system that the id in a row comes from; '' if there is none. */
export const systemOf = ({ cells }: Pick<RecordGroup, 'cells'>): string => cells['system']?.trim() ?? '';

/** Fields that only identify a record and say nothing about it. */
const ofIdentity: ReadonlySet<string> = new Set(['id', 'externalId', 'system']);

/** Looks up all names in the rows of a kind, type by type. */
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
  const hasDetails = fields.some(({ of }) => of === 'newAssociate');
  const turn = turns();
  for (const group of groups) {
    await turn();
    for (const { cells } of [group, ...group.below, ...(hasDetails ? group.rows : [])])
      for (const { name, reads, type = 'BusinessAssociate' } of fields) {
        const text = cells[name];
        if (text === undefined) continue;
        if (reads === 'land') land.set(systemOf(group), (land.get(systemOf(group)) ?? new Set()).add(text));
        else if (reads === 'people')
          want(type, systemOf(group), [...namesIn(text), ...ownersIn(text).map((owner) => owner.name)]);
        else {
          const own = reads === 'named' ? [text] : namesIn(text);
          const others = own.flatMap((one) =>
            type === 'BusinessAssociate' ? [calledAs(one)] : otherSpellings(type, one),
          );
          want(type, systemOf(group), [...own, ...others]);
        }
      }
  }
  // The names that lists usually have are looked up as well, because cells may use other words for them.
  for (const { type, reads, values } of fields)
    if ((reads === 'named' || reads === 'namedAll') && type && values)
      for (const system of new Set(groups.map(systemOf)))
        want(
          type,
          system,
          Object.entries(values).flatMap(([name, words]) => [name, ...words.split('|')]),
        );
  for (const { type, system, names: some } of wanted.values()) await names.load(type, some, system);
  for (const [system, texts] of land) await alsoNew.loadLand(texts, system);
}

/** An empty field of the row that may take the text of a field whose cell names nothing. */
const placeInstead = (
  { instead = {} }: BroughtNoun,
  field: BringField,
  cells: RecordGroup['cells'],
  values: Readonly<Record<string, BroughtValue>>,
): string | undefined =>
  instead[field.name]?.find((name) => cells[name] === undefined && values[name] === undefined);

/** The associates that the names in cells of people refer to unambiguously. */
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

/** Replaces a row's own words by cells in our fields, and reports every cell that was read this way. */
function inOurWords(
  { noun, issues, names, user }: Reading,
  group: RecordGroup,
  source: number,
): RecordGroup['cells'] {
  const isKnown = (field: BringField, text: string) =>
    names.meant(field.type ?? '', text, systemOf(group)) !== 'nothing' ||
    usualNames(field, text).some(
      (name) => names.meant(field.type ?? '', name, systemOf(group)) !== 'nothing',
    );
  const read = noun.inOurWords?.(group.cells, isKnown, languageOf(user.locale));
  if (!read) return group.cells;
  const { field, cells, as } = read;
  const text = group.cells[field] ?? '';
  issues.add(group, rowOf(group, field, source), field, recordWord(user, 'readAs', { text, as }), true);
  return { ...group.cells, ...cells };
}

/** A row below a record with proposed cells in our fields; reports each proposal, or asks for what is missing. */
function rowInOurWords(
  { noun, issues, user }: Reading,
  group: RecordGroup,
  row: RecordGroup['below'][number],
) {
  const read = noun.belowInOurWords?.(row.cells, group.cells);
  if (!read) return row;
  const { field, cells, text, as } = read;
  if (cells) issues.add(group, row.source, field, recordWord(user, 'proposedAs', { text, as }), true);
  else issues.add(group, row.source, field, recordWord(user, 'whatCrossed'));
  return { ...row, cells: { ...row.cells, ...cells } };
}

function valuesOf(
  reading: Reading,
  group: RecordGroup,
  { source, cells }: { readonly source: number; readonly cells: RecordGroup['cells'] },
  of: 'record' | 'below',
): BroughtValues {
  const { noun, issues, user } = reading;
  const values: Record<string, BroughtValue> = {};
  const beside: (readonly [field: string, text: string])[] = [];
  const nameOf = ({ name, column }: BringField) =>
    of === 'below' ? name : (column.split('.').at(-1) ?? name);
  for (const field of inReadingOrder(bringFields(noun.kind))) {
    const text = cells[field.name];
    if (text === undefined || field.of !== of || ofIdentity.has(field.name) || field.reads === 'people')
      continue;
    // The record may have got the cell from a later row.
    const row = of === 'below' ? source : rowOf(group, field.name, source);
    const around = field.type === 'City' ? idOf(values['stateOrProvince']) : undefined;
    const read = readCell(reading, field, text, systemOf(group), around);
    if ('value' in read) {
      values[nameOf(field)] = read.value;
      if (read.read) {
        const keeps = bringFields(noun.kind).find(({ name }) => name === field.beside);
        const { as } = read.read;
        if (keeps && read.read.beside !== '') beside.push([nameOf(keeps), read.read.beside]);
        const sentence = read.read.beside === '' ? 'readAs' : keeps ? 'readBeside' : 'readWithout';
        const into = keeps && bringFieldName(noun.kind, keeps.name, languageOf(user.locale));
        const gaps = { text, as, beside: read.read.beside, field: into ?? '' };
        issues.add(group, row, field.name, recordWord(user, sentence, gaps), true);
      }
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
  // What was written next to a word of a list is appended to the text of the column that keeps it.
  for (const [name, text] of beside) values[name] = values[name] ? `${values[name]}; ${text}` : text;
  return values;
}

const idOf = (value: BroughtValue | undefined): string | undefined =>
  typeof value === 'object' && 'id' in value ? value.id : undefined;

/** The row in which a record has a cell. */
export const rowOf = ({ rows }: RecordGroup, field: string, otherwise: number): number =>
  rows.find(({ cells }) => cells[field] !== undefined)?.source ?? otherwise;

/** What is needed to read rows. */
interface ReadingParts {
  readonly names: Names;
  readonly alsoNew: AlsoNew;
  readonly details: AssociateDetails;
  readonly issues: Issues;
  /** Called with the number of records read since the last call; may throw to end the work. */
  readonly onProgress: (more: number) => void;
}

/** Number of records between two reports of the progress. */
const progressEvery = 200;

/** Reads the rows of records, and reports faults in their cells. */
export async function readRecords(
  noun: BroughtNoun,
  groups: readonly RecordGroup[],
  { user }: RecordContext,
  parts: ReadingParts,
): Promise<readonly ReadRecord[]> {
  await loadNames(noun.kind, groups, parts.names, parts.alsoNew);
  const { onProgress: _, ...own } = parts;
  const reading: Reading = { ...own, noun, user };
  const turn = turns();
  const read: ReadRecord[] = [];
  for (const group of groups) {
    await turn();
    const source = group.rows[0]?.source ?? 0;
    for (const { source: row, cells: own, oneLine = '' } of group.rows) {
      const text = own[oneLine];
      if (text !== undefined)
        parts.issues.add(group, row, oneLine, recordWord(user, 'addressStays', { text }), true);
    }
    // Different ids that lost their last digits look the same, so such an id could match another record and change it.
    const ownId = group.cells['externalId'] ?? '';
    if (hasLostDigits(ownId))
      parts.issues.add(group, source, 'externalId', recordWord(user, 'lostDigits', { text: ownId }));
    const cells = inOurWords(reading, group, source);
    const values = valuesOf(reading, group, { source, cells }, 'record');
    const rows = group.below.map((row) => rowInOurWords(reading, group, row));
    const below = rows.map((row) => ({
      ...row,
      values: valuesOf(reading, group, row, 'below'),
      people: peopleIn(reading, group, row.cells),
    }));
    const record = { group, source, values, below };
    readDetails(reading, record);
    read.push(record);
    if (read.length % progressEvery === 0) parts.onProgress(progressEvery);
  }
  parts.onProgress(read.length % progressEvery);
  return read;
}

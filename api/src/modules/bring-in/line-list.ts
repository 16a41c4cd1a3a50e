import type { Recipe } from 'shared-contracts/bring-in';
import { plainText } from '../../platform/tables/plain-text.ts';
import type { WorkbookRow } from '../../platform/workbooks/workbook-shapes.ts';
import { type LineCells, lineReader } from './line-cells.ts';
import { sums } from './sum-words.ts';

/** A row for the review, with the number of the table's row that it was created from, counted from 1. */
export interface MadeRow {
  readonly source: number;
  readonly isHidden: boolean;
  readonly cells: Readonly<Record<string, string>>;
}

/** The result of reading the rows of a table. */
export interface MadeRows {
  readonly agreements: readonly MadeRow[];
  readonly people: readonly MadeRow[];
  readonly parcels: readonly MadeRow[];
  /** Rows of the table, counted from 1, that have no content: titles of groups, sums, repeated headings. */
  readonly passed: readonly number[];
}

/** A row as it is written, and with the values of the blocks that it is merged into. */
export interface TableRow {
  readonly own: WorkbookRow;
  readonly filled: WorkbookRow;
}

/** Most characters of a name that is derived from land or an owner. */
const longestName = 100;

/** Least letters of a row's only text to be a title and not a number. */
const titleLetters = 4;

interface OpenAgreement {
  readonly source: number;
  readonly isHidden: boolean;
  readonly key: string;
  readonly cells: Record<string, string>;
  /** Owners, occupants and land that it has already, because line lists repeat them. */
  readonly known: Set<string>;
  groups: number;
}

/** Turns the rows of a line list into agreements with their owners and land, as people read it. */
class LineList {
  readonly #read: ReturnType<typeof lineReader>;
  readonly #headings: ReadonlyMap<number, string>;
  readonly #agreements: OpenAgreement[] = [];
  readonly #byKey = new Map<string, OpenAgreement>();
  readonly #people: MadeRow[] = [];
  readonly #parcels: MadeRow[] = [];
  readonly #passed: number[] = [];
  #current: OpenAgreement | undefined;

  constructor(
    recipe: Recipe,
    isFrom1904: boolean,
    roles: Readonly<Record<'Landowner' | 'Occupant', string>>,
  ) {
    this.#read = lineReader(recipe, isFrom1904, roles);
    this.#headings = new Map(
      recipe.columns.flatMap(({ place, header }) => (header === '' ? [] : [[place, plainText(header)]])),
    );
  }

  add({ own, filled }: TableRow): void {
    const source = own.n + 1;
    const isHidden = own.h === 1;
    const written = this.#read(own);
    const cells = own === filled ? written : this.#read(filled);
    if (this.#isPassed(own, written)) {
      this.#passed.push(source);
      return;
    }
    const begins = this.#current === undefined || written.hasHead;
    const agreement = begins ? this.#agreementOf(cells, source, isHidden) : this.#current;
    if (!agreement) return;
    this.#current = agreement;
    this.#addRows(agreement, cells, source, isHidden);
  }

  made(): MadeRows {
    const agreements = this.#agreements.map(({ source, isHidden, cells }) => ({ source, isHidden, cells }));
    return { agreements, people: this.#people, parcels: this.#parcels, passed: this.#passed };
  }

  /** Whether a row is a title of a group, a sum, or a repetition of the headings. */
  #isPassed({ c }: WorkbookRow, { hasPeople, hasLand }: LineCells): boolean {
    const filled = c.flatMap((cell, place) => (cell === '' ? [] : [[place, cell] as const]));
    const again = filled.filter(([place, cell]) => this.#headings.get(place) === plainText(cell)).length;
    if (again >= 2 && again === filled.length) return true;
    if (hasPeople || hasLand) return false;
    const [first] = filled;
    if (!first) return true;
    if (sums.has(plainText(first[1]).replace(/ \d+$/, ''))) return true;
    const letters = first[1].replace(/[^\p{L}]/gu, '').length;
    return filled.length === 1 && this.#headings.size > 2 && letters >= titleLetters;
  }

  /** The agreement of a row: a new one or, if the row has the same key and says nothing else, the previous one. */
  #agreementOf(
    { head, key: given, landKey, name }: LineCells,
    source: number,
    isHidden: boolean,
  ): OpenAgreement {
    const found = given === '' ? `land ${landKey.toLowerCase()}` : `key ${given.toLowerCase()}`;
    const known = given === '' && landKey === '' ? undefined : this.#byKey.get(found);
    const differs = Object.entries(head).some(([column, value]) => {
      const there = known?.cells[column] ?? '';
      return there !== '' && there !== value;
    });
    if (known && !differs) {
      for (const [column, value] of Object.entries(head)) known.cells[column] ||= value;
      known.cells['name'] ||= name.slice(0, longestName);
      return known;
    }
    const key = given || `R${source}`;
    const cells: Record<string, string> = { ...head, key };
    cells['name'] ||= name.slice(0, longestName);
    const made = { source, isHidden, key, cells, known: new Set<string>(), groups: 0 };
    this.#agreements.push(made);
    if (!known) this.#byKey.set(found, made);
    return made;
  }

  #addRows(agreement: OpenAgreement, cells: LineCells, source: number, isHidden: boolean): void {
    const { key, known } = agreement;
    agreement.cells['name'] ||= cells.name.slice(0, longestName);
    const isNew = (row: Readonly<Record<string, string>>): boolean => {
      const text = JSON.stringify(row);
      if (known.has(text)) return false;
      known.add(text);
      return true;
    };
    const fresh = cells.people.filter(isNew);
    const groups = new Map<string, string>();
    for (const { ownerGroup, ...person } of fresh) {
      // The groups of each agreement are lettered: A, B, and so on.
      if (ownerGroup && !groups.has(ownerGroup)) {
        groups.set(ownerGroup, groupName(agreement.groups));
        agreement.groups += 1;
      }
      const made = { ...person, key };
      const group = groups.get(ownerGroup ?? '');
      this.#people.push({ source, isHidden, cells: group ? { ...made, ownerGroup: group } : made });
    }
    for (const parcel of cells.parcels)
      if (isNew(parcel)) this.#parcels.push({ source, isHidden, cells: { ...parcel, key } });
  }
}

const letters = 26;

const groupName = (place: number): string =>
  `${place >= letters ? groupName(Math.floor(place / letters) - 1) : ''}${String.fromCharCode(65 + (place % letters))}`;

/** The agreements, owners, occupants and land of a line list, in the order of its rows. */
export function lineList(
  rows: Iterable<TableRow>,
  recipe: Recipe,
  isFrom1904: boolean,
  roles: Readonly<Record<'Landowner' | 'Occupant', string>>,
): MadeRows {
  const list = new LineList(recipe, isFrom1904, roles);
  for (const row of rows) list.add(row);
  return list.made();
}

import { randomUUID } from 'node:crypto';
import type { BusinessAssociateInput } from 'shared-contracts/graphql';
import { descriptionOf, provincesOfLand } from 'shared-contracts/land';
import { parseLegalDescription, piecesOf, readLand } from 'shared-contracts/land-survey';
import { chosenLengths } from 'shared-contracts/limits';
import { isUuid } from '../../platform/server/arguments.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { listOf, type SaveList } from '../../records/writing/save-list.ts';
import { parcelsCalled } from '../agreements/index.ts';
import { associateKind } from '../associates/index.ts';
import { canadianProvinces, parcelKind } from '../land/index.ts';
import { placesAround } from './around-store.ts';
import type { AssociateDetails } from './associate-details.ts';
import { externalRecords } from './external-id-store.ts';
import { inputOf } from './inputs.ts';
import { nameKey } from './names.ts';
import { idIn } from './values.ts';
import { withPlaces } from './with-places.ts';

/** A part of a legal description as a parcel stores it. */
export interface LandPart {
  readonly legalDescription: string;
  readonly isPortion: boolean;
  readonly isInWords: boolean;
  readonly notes: string;
}

/** A longer text is not a legal description. */
const longest = chosenLengths.land.description;

/**
 * The parts of land that a cell names, each in the usual notation; undefined if any part of the text is not understood.
 */
export function landParts(text: string): readonly LandPart[] | undefined {
  if (text.length > longest) return undefined;
  const reading = readLand(text);
  const pieces = piecesOf(reading);
  if (pieces.length === 0 || reading.unread.length > 0) return undefined;
  return pieces.map(({ description, isPortion, isInWords, note }) => ({
    ...{ legalDescription: description, isPortion, isInWords, notes: note },
  }));
}

/** The province that all of the land is in; undefined if it is in several or cannot be determined. */
export function provinceOf(
  parts: readonly Pick<LandPart, 'legalDescription' | 'isInWords'>[],
): string | undefined {
  const land = parts.flatMap(({ legalDescription, isInWords }) => {
    const place = isInWords ? undefined : parseLegalDescription(legalDescription);
    return place ? [place] : [];
  });
  const [province, ...more] = provincesOfLand(land);
  return more.length === 0 ? province : undefined;
}

/** Splits a text into pieces that name land by an id or a description. */
const piecesIn = (text: string): readonly string[] =>
  text
    .split(';')
    .map((piece) => piece.trim())
    .filter(Boolean);

interface NewAssociate {
  readonly id: string;
  readonly name: string;
}

interface NewParcel {
  readonly id: string;
  readonly part: LandPart;
}

/**
 * Associates and parcels that rows name but that do not exist yet. Each is created once, with the first record that
 * needs it.
 */
export class AlsoNew {
  readonly #associates = new Map<string, NewAssociate>();
  readonly #parcels = new Map<string, NewParcel>();
  readonly #associatesById = new Map<string, NewAssociate>();
  readonly #parcelsById = new Map<string, NewParcel>();
  readonly #known = new Map<string, string>();
  readonly #external = new Map<string, string>();
  readonly #written = new Set<string>();
  readonly #within: RecordContext;
  #provinces: Awaited<ReturnType<typeof canadianProvinces>> | undefined;

  readonly #details: AssociateDetails;

  constructor(within: RecordContext, details: AssociateDetails) {
    this.#within = within;
    this.#details = details;
  }

  /** Whether an id belongs to an associate that is created because a row names it. */
  isNewAssociate(id: string): boolean {
    return this.#associatesById.has(id);
  }

  /** The id of the new associate with a name that no existing associate has. */
  associate(name: string): string {
    const key = nameKey(name);
    const made = this.#associates.get(key) ?? { id: randomUUID(), name: name.trim() };
    this.#associates.set(key, made);
    this.#associatesById.set(made.id, made);
    return made.id;
  }

  /** Looks up parcels by the texts of cells, and by ids in the system that the row's own id comes from. */
  async loadLand(texts: Iterable<string>, system: string): Promise<void> {
    const pieces = [...texts].flatMap((text) => [text, ...piecesIn(text)]);
    const wanted = new Set(
      pieces.flatMap((text) => landParts(text) ?? []).map((part) => descriptionOf([part])),
    );
    const found = await parcelsCalled(this.#within.db, [...wanted]);
    for (const [description, id] of found) this.#known.set(description, id);
    if (system === '') return;
    const external = await externalRecords(this.#within, 'Parcel', system, pieces);
    for (const [text, id] of external) this.#external.set(`${system} ${text}`, id);
  }

  /** The existing and new parcels that a text names; undefined if the text is not understood. */
  parcels(text: string, system: string): readonly string[] | undefined {
    const pieces = piecesIn(text);
    const known = pieces.map((piece) =>
      isUuid(piece) ? piece.toLowerCase() : this.#external.get(`${system} ${piece}`),
    );
    if (known.some((id) => id !== undefined)) {
      const all = pieces.map((piece, place) => (known[place] ? [known[place]] : this.#readParcels(piece)));
      return all.includes(undefined) ? undefined : all.flatMap((ids) => ids ?? []);
    }
    return this.#readParcels(text);
  }

  #readParcels(text: string): readonly string[] | undefined {
    return landParts(text)?.map((part) => {
      const key = descriptionOf([part]).toLowerCase();
      const known = this.#known.get(key);
      if (known) return known;
      const made = this.#parcels.get(key) ?? { id: randomUUID(), part };
      this.#parcels.set(key, made);
      this.#parcelsById.set(made.id, made);
      return made.id;
    });
  }

  /** How many records must be saved before records that reference these ids. */
  due(ids: ReadonlySet<string>): number {
    const isNew = (id: string) => this.#associatesById.has(id) || this.#parcelsById.has(id);
    return [...ids].filter((id) => isNew(id) && !this.#written.has(id)).length;
  }

  /** The records that must be saved before records that reference these ids. */
  async lists(ids: ReadonlySet<string>): Promise<readonly SaveList<RecordContext>[]> {
    const unwritten = [...ids].filter((id) => !this.#written.has(id));
    const associates = unwritten.flatMap((id) => this.#associatesById.get(id) ?? []);
    const parcels = unwritten.flatMap((id) => this.#parcelsById.get(id) ?? []);
    if (parcels.length > 0) this.#provinces ??= await canadianProvinces(this.#within.db);
    return [
      listOf(associateKind(false), await this.#withDetails(associates), 'associates'),
      listOf(
        parcelKind,
        parcels.map(({ id, part }) => ({
          ...{ id, parts: [{ id: randomUUID(), ...part }], isActive: true },
          ...this.#placeOf(part),
        })),
        'parcels',
      ),
    ];
  }

  /** New associates with the numbers and the address from the rows that name them. */
  async #withDetails(associates: readonly NewAssociate[]): Promise<BusinessAssociateInput[]> {
    const given = associates.map(({ id, name }) => {
      const values = [...this.#details.of(id)].flatMap(([column, { value }]) =>
        value === undefined ? [] : [[column, value] as const],
      );
      return { values: Object.fromEntries(values), as: { id, name, isActive: true } };
    });
    const around = await placesAround(
      this.#within,
      given.flatMap(({ values }) =>
        ['city', 'stateOrProvince'].flatMap((column) => idIn(values[column]) ?? []),
      ),
    );
    return given.map(({ values, as }) =>
      inputOf<BusinessAssociateInput>(
        { ...as, ...withPlaces(values, around) },
        { id: as.id, revision: undefined },
      ),
    );
  }

  /** The new associates that are still to be saved, in the same order as in `lists`. */
  unwrittenAssociates(ids: ReadonlySet<string>): readonly string[] {
    return [...ids].filter((id) => !this.#written.has(id) && this.#associatesById.has(id));
  }

  #placeOf(part: LandPart) {
    const province = provinceOf([part]);
    return province ? this.#provinces?.get(province) : undefined;
  }

  /** Notes that records that reference these ids were saved. */
  noteWritten(ids: ReadonlySet<string>): void {
    for (const id of this.unwrittenAssociates(ids)) this.#details.noteWritten(id);
    for (const id of ids)
      if (this.#associatesById.has(id) || this.#parcelsById.has(id)) this.#written.add(id);
  }

  /** The ids of the records that were created, by type. */
  get made() {
    const writtenOf = (all: Iterable<{ readonly id: string }>) =>
      [...all].map(({ id }) => id).filter((id) => this.#written.has(id));
    return {
      BusinessAssociate: writtenOf(this.#associates.values()),
      Parcel: writtenOf(this.#parcels.values()),
    };
  }
}

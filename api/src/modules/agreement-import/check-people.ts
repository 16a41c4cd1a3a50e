import { randomUUID } from 'node:crypto';
import type { ImportIssue, ImportRecord } from 'shared-contracts/agreement-import';
import { landownerRules, type Share } from 'shared-contracts/agreements';
import type { ParcelPartValues } from 'shared-contracts/land';
import { namesNobody } from '../../platform/tables/no-value.ts';
import { filled, type ImportWords, listed } from './import-words.ts';
import { type Lookups, lookedUp } from './lookups.ts';
import type { ReadRow } from './read-rows.ts';

type Choice = ImportRecord['choices'][number];

/** A person's decision about a row's column. */
export interface Decided {
  readonly choice: 'Update' | 'New' | 'Use';
  readonly id: string | null;
}

/** A parcel that the import adds, with its only part, and its registry's number. */
interface NewParcel {
  readonly id: string;
  readonly legalDescription: string;
  readonly part: ParcelPartValues;
  /** The number of its land registry, if a row has one. */
  registryNumber: string | null;
}

/** The records that the import adds in addition to agreements, by the name that rows use for them. */
export class Additions {
  readonly #associates = new Map<string, string>();
  readonly parcels = new Map<string, NewParcel>();

  /** The id of an associate of a name, one however many rows name it. */
  associate(name: string): string {
    const key = lookedUp(name);
    const id = this.#associates.get(key) ?? randomUUID();
    this.#associates.set(key, id);
    return id;
  }

  /** A parcel of a description, one however many rows name it; a portion by its registry's number, if it has one. */
  parcel(legalDescription: string, part: ParcelPartValues, registryNumber: string | null): NewParcel {
    const number = part.isPortion ? (registryNumber ?? '') : '';
    const key = lookedUp(`${legalDescription} ${number}`);
    const made = this.parcels.get(key) ?? { id: randomUUID(), legalDescription, part, registryNumber };
    made.registryNumber ??= registryNumber;
    this.parcels.set(key, made);
    return made;
  }
}

/** Whom a row of people means. */
export interface Person {
  readonly read: ReadRow;
  readonly isOwner: boolean;
  readonly isOccupant: boolean;
  /** The business associate, or undefined if there is only a legal name. */
  readonly associateId: string | undefined;
  /** It is added with the import. */
  readonly isNew: boolean;
  readonly title: { readonly id: string; readonly number: string } | undefined;
  readonly errors: readonly ImportIssue[];
  readonly warnings: readonly ImportIssue[];
  readonly choices: readonly Choice[];
}

/** The context in which people and land are looked up. */
export interface Within {
  readonly lookups: Lookups;
  readonly additions: Additions;
  readonly words: ImportWords;
  readonly mayAddAssociates: boolean;
  readonly decided: (read: ReadRow, column: string) => Decided | undefined;
}

const column = 'businessAssociate';

/** The title that a row names, among those that are kept here. */
export function titleOf(
  { values }: ReadRow,
  { lookups, words }: Pick<Within, 'lookups' | 'words'>,
  land: string | undefined,
): { readonly title: Person['title']; readonly warnings: readonly ImportIssue[] } {
  const number = values['title'];
  if (typeof number !== 'string') return { title: undefined, warnings: [] };
  const found = lookups.titles.get(lookedUp(number)) ?? [];
  const there =
    found.length > 1 && land ? found.filter(({ label }) => lookedUp(label) === lookedUp(land)) : found;
  const [only] = there;
  if (only && there.length === 1) return { title: { id: only.id, number }, warnings: [] };
  const sentence = found.length > 1 ? words.row.severalTitles : words.row.noTitle;
  return { title: undefined, warnings: [{ column: 'title', message: filled(sentence, { text: number }) }] };
}

/** Whom a row of people means: somebody who is here, or somebody new. */
export function personOf(read: ReadRow, within: Within): Person {
  const { lookups, additions, words, mayAddAssociates, decided } = within;
  const { values, role } = read;
  const errors: ImportIssue[] = [];
  const warnings: ImportIssue[] = [];
  const choices: Choice[] = [];
  const name = typeof values[column] === 'string' ? values[column] : undefined;
  const isOwner = role !== 'Occupant';
  const isOccupant = role === 'Occupant' || role === 'Both';
  let associateId: string | undefined;
  let isNew = false;

  const useNew = () => {
    if (!mayAddAssociates) {
      errors.push({ column, message: filled(words.row.mayNotAdd, { name: name ?? '' }) });
      return;
    }
    associateId = additions.associate(name ?? '');
    isNew = true;
  };

  if (name === undefined) {
    if (isOccupant) errors.push({ column, message: words.row.occupantMissing });
    else if (!values['legalName']) errors.push({ column, message: words.row.ownerMissing });
  } else {
    const key = lookedUp(name);
    const called = lookups.associates.get(key) ?? [];
    const alike = called.length > 0 ? [] : (lookups.alike.get(key) ?? []);
    const choice = decided(read, column);
    const known = [...called, ...alike].find(({ id }) => id === choice?.id);
    if (choice?.choice === 'Use' && known) associateId = known.id;
    else if (choice?.choice === 'New') useNew();
    else if (called.length === 1) associateId = called[0]?.id;
    else if (namesNobody(name)) errors.push({ column, message: filled(words.row.nobody, { text: name }) });
    else if (called.length > 1)
      errors.push({ column, message: filled(words.row.severalAssociates, { name }) });
    else {
      useNew();
      const names = alike.map((one) =>
        one.evidence === 'Name'
          ? one.name
          : filled(words.row.alikeBy, { name: one.name, evidence: one.text }),
      );
      if (names.length > 0)
        warnings.push({ column, message: filled(words.row.looksLike, { names: listed(names) }) });
    }
    if (called.length > 1 || alike.length > 0) {
      const options = [
        ...called.map(({ id, name: label, place }) => ({ id, label: place ? `${label}, ${place}` : label })),
        ...alike.map(({ id, name: label, text, evidence }) => ({
          id,
          label: evidence === 'Name' ? label : `${label}, ${text}`,
        })),
      ].map((one) => ({ choice: 'Use' as const, ...one }));
      const chosen = isNew
        ? { choice: 'New' as const, id: null }
        : associateId
          ? { choice: 'Use' as const, id: associateId }
          : null;
      const asNew = mayAddAssociates ? [{ choice: 'New' as const, id: null, label: null }] : [];
      choices.push({ column, chosen, options: [...options, ...asNew] });
    }
  }
  const { title, warnings: ofTitle } = titleOf(read, within, undefined);
  warnings.push(...ofTitle);
  return { read, isOwner, isOccupant, associateId, isNew, title, errors, warnings, choices };
}

/** Fields of a landowner that a sheet fills. */
const ownerFields = Object.keys(landownerRules).filter((name) => name !== 'businessAssociate');

/** The values of a landowner in a row: only filled fields, and an associate's name if there is no contact. */
export function ownerValues({ read, associateId }: Person): Readonly<Record<string, unknown>> {
  const { values } = read;
  const given = Object.fromEntries(
    ownerFields.flatMap((name) =>
      values[name] === undefined || values[name] === null ? [] : [[name, values[name]]],
    ),
  );
  return { ...given, ...(associateId ? { businessAssociate: { id: associateId } } : {}) };
}

/** A row's share, as it is added up. */
export const shareOf = ({ read: { values } }: Person): Share => ({
  isJointTenant: values['isJointTenant'] === true,
  interestPercentage: typeof values['interestPercentage'] === 'string' ? values['interestPercentage'] : null,
  interestFractionNumerator: toNumber(values['interestFractionNumerator']),
  interestFractionDenominator: toNumber(values['interestFractionDenominator']),
  ownerGroup: typeof values['ownerGroup'] === 'string' ? values['ownerGroup'] : null,
  groupShareNumerator: toNumber(values['groupShareNumerator']),
  groupShareDenominator: toNumber(values['groupShareDenominator']),
});

const toNumber = (value: unknown): number | null =>
  value === undefined || value === null || value === '' ? null : Number(value);

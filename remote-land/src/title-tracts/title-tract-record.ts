import { pickedId } from 'shared-contracts/forms';
import { newTitleTract, titleTractRules } from 'shared-contracts/land';
import type { FormValues } from 'shared-ui/form';
import type { FormRecord, SaveDocument, SaveInput } from 'shared-ui/record';
import { type TitleTractDetailsFragment, UpdateTitleTractDocument } from '../generated/operations.ts';
import { sentInstruments } from '../titles/instrument-record.ts';
import { rowsIn, withReferences } from '../titles/title-record.ts';

/** A title tract as its form has it; one that is not saved yet has no revision. */
export type TitleTractRecord = Omit<TitleTractDetailsFragment, 'revision'> & FormRecord;

/** A save always answers a saved tract. */
export const saveTitleTract: SaveDocument<TitleTractRecord> = UpdateTitleTractDocument;

/** The fields of a title tract, in the order of its form. */
export const titleTractFields = Object.keys(titleTractRules);

/** A tract of title before it is saved. */
export const newTitleTractRecord = (id: string): TitleTractRecord => ({
  __typename: 'TitleTract',
  id,
  revision: null,
  name: newTitleTract.name,
  registrationSystem: newTitleTract.registrationSystem,
  legalDescription: null,
  grossArea: null,
  notes: null,
  isActive: newTitleTract.isActive,
  relatedParcels: [],
  titles: [],
  canEdit: true,
});

/** The form's values; its fields are named as the input names them, its titles as the chain that holds them. */
export const titleTractValues = (tract: TitleTractRecord): FormValues => ({
  name: tract.name,
  registrationSystem: tract.registrationSystem,
  legalDescription: tract.legalDescription,
  grossArea: tract.grossArea,
  isActive: tract.isActive,
  notes: tract.notes,
  relatedParcels: tract.relatedParcels.map(({ id, parcel }) => ({ id, parcel })),
  chain: tract.titles.map(({ id, title }) => ({ id, title: { id: title.id, number: title.number } })),
});

/** A title tract as a save sends it, with picked records by their ids. */
export const titleTractInput = (values: FormValues): object => ({
  ...values,
  relatedParcels: withReferences('parcel')(values['relatedParcels']),
  chain: withReferences('title')(values['chain']),
});

interface SentTract extends SaveInput {
  readonly chain?: readonly { readonly title?: unknown }[];
  readonly titles?: readonly { readonly id: string; readonly revision: number | null }[];
  readonly instruments?: Parameters<typeof sentInstruments>[0];
}

/**
 * The save with its new titles added to the chain, and with instruments that refer to their title as the API expects.
 */
export function sentTract(input: SentTract): SaveInput {
  const { chain = [], titles = [], instruments } = input;
  const linked = new Set(chain.flatMap(({ title }) => pickedId(title) ?? []));
  const fresh = titles.filter(({ id, revision }) => revision === null && !linked.has(id));
  return {
    ...input,
    ...(fresh.length > 0
      ? { chain: [...chain, ...fresh.map(({ id }) => ({ id: crypto.randomUUID(), title: { id } }))] }
      : {}),
    ...(instruments ? { instruments: sentInstruments(instruments) } : {}),
  } as SaveInput;
}

/** Ids of the titles that a form's chain names. */
export const chainIds = (chain: unknown): readonly string[] =>
  rowsIn(chain).flatMap(({ title }) => pickedId(title) ?? []);

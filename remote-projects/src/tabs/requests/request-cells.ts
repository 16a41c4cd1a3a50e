import { nameIn, textIn } from 'shared-contracts/forms';
import { gridColumn } from 'shared-contracts/grids';
import { cellValues } from 'shared-contracts/limits';
import type { Translate } from 'shared-ui';
import type { FormValues } from 'shared-ui/form';
import type { GridRecord } from 'shared-ui/grid';
import type { RequestLineFragment } from '../../generated/operations.ts';

/** The columns of the requests (002 §2), followed by further ones that are hidden until somebody chooses them. */
export const requestColumns = (t: Translate) => {
  const of = (name: string) => t(`requests.${name}`);
  const hidden = { defaultHidden: true };
  return [
    gridColumn('number', 'sequence', of('sequence'), { width: 64 }),
    gridColumn('string', 'grantorRequests', of('grantorRequests'), { width: 245 }),
    gridColumn('string', 'connect', of('connect'), { width: 108 }),
    gridColumn('string', 'parcels', of('parcels'), { width: 150 }),
    gridColumn('date', 'sentDate', of('sentDate'), { width: 104 }),
    gridColumn('date', 'receivedDate', of('receivedDate'), { width: 104 }),
    gridColumn('date', 'completedDate', of('completedDate'), { width: 108 }),
    gridColumn('date', 'earliestExpiry', of('earliestExpiry'), { width: 122 }),
    gridColumn('string', 'requestType', of('requestType'), { width: 120, groupWhenSorted: true, ...hidden }),
    gridColumn('string', 'grantorCompany', of('grantorCompany'), { width: 160, ...hidden }),
    gridColumn('string', 'grantorType', of('grantorType'), { width: 110, ...hidden }),
  ];
};

/** The date columns that can be edited in the grid. */
export const requestDateColumns = ['sentDate', 'receivedDate', 'completedDate'] as const;

/** The part that an item adds to the cells of its request. */
export interface ItemFacts {
  readonly id: string;
  readonly code: string;
  readonly description: string;
  readonly expiryDate: string;
  /** The legal descriptions of its land. */
  readonly parcels: readonly string[];
}

/** Facts about a request from its items, both stored and in the form. */
interface RequestFacts {
  readonly items: readonly ItemFacts[];
  /** The land of the stored items, each once. */
  readonly parcels: readonly string[];
}

export const noFacts: RequestFacts = { items: [], parcels: [] };

/** The facts that the API's list contains about the items of a request. */
export const factsOfLine = ({ requestItems, relatedParcels }: RequestLineFragment): RequestFacts => ({
  items: requestItems.map(({ id, description, expiryDate, requestItemType }) => ({
    id,
    code: requestItemType?.code ?? '',
    description: description ?? '',
    expiryDate: expiryDate ?? '',
    parcels: [],
  })),
  parcels: relatedParcels.map(({ formattedLegalDescription }) => formattedLegalDescription),
});

const once = (texts: readonly string[]): readonly string[] => [
  ...new Set(texts.filter((text) => text !== '')),
];

/** The facts combined with the items in the form: changed ones in their place, new ones at the end. */
export function withHeldItems({ items, parcels }: RequestFacts, held: readonly ItemFacts[]): RequestFacts {
  const byId = new Map(held.map((item) => [item.id, item]));
  const stored = new Set(items.map(({ id }) => id));
  return {
    items: [...items.map((item) => byId.get(item.id) ?? item), ...held.filter(({ id }) => !stored.has(id))],
    parcels: once([...parcels, ...held.flatMap((item) => item.parcels)]),
  };
}

/** The codes of the items, each once, up to four, then how many more there are (002 §9). */
export function codesText(codes: readonly string[], more: (count: number) => string): string {
  const all = once(codes);
  const others = all.length - cellValues.grantorRequests;
  const shown = all.slice(0, cellValues.grantorRequests).join(', ');
  return others > 0 ? `${shown} ${more(others)}` : shown;
}

/** The first parcel, and how many more there are (002 §9). */
export const parcelsShown = (
  parcels: readonly string[],
): { readonly shown: string; readonly others: number } => ({
  shown: parcels.slice(0, cellValues.parcels).join(', '),
  others: Math.max(0, parcels.length - cellValues.parcels),
});

/** The lines of a cell, in which a search does not match across lines. */
const inLines = (...lines: readonly string[]): string => lines.join('\n');

/** The cells of a request: its own fields, and what follows from its items. */
export function requestCells(
  values: FormValues,
  { items, parcels }: RequestFacts,
): Readonly<Record<string, GridRecord[string]>> {
  const expiries = items.map(({ expiryDate }) => expiryDate).filter((date) => date !== '');
  const codes = once(items.map(({ code }) => code));
  // A list of crossings has many of one grantor and one code: what is crossed tells them apart.
  const [{ description = '' } = {}] = items.length === 1 ? items : [];
  const connect = [textIn(values, 'connectNumber'), textIn(values, 'connectStatus')];
  return {
    sequence: values['sequence'],
    grantorRequests: inLines(
      nameIn(values['businessAssociate'], 'name'),
      nameIn(values['requestType'], 'code'),
      codes.join(', '),
      ...(description ? [description.replaceAll(/\s+/g, ' ')] : []),
    ),
    connect: connect.some(Boolean) ? inLines(...connect) : '',
    parcels: parcels.join(', '),
    sentDate: textIn(values, 'sentDate'),
    receivedDate: textIn(values, 'receivedDate'),
    completedDate: textIn(values, 'completedDate'),
    earliestExpiry: expiries.toSorted()[0] ?? '',
    requestType: nameIn(values['requestType'], 'code'),
    grantorCompany: nameIn(values['grantorCompany'], 'name'),
    grantorType: textIn(values, 'grantorType'),
  };
}

import type { Language } from 'shared-contracts';
import { inLanguage } from 'shared-contracts';
import { fieldColor, type TileLayer } from 'shared-contracts/map';
import { texts } from '../../generated/texts/map.ts';

/** Colours of records whose status is not from a list: by their progress. */
const stateColors = {
  open: '#8a94a6',
  notified: '#d9822b',
  sent: '#d9822b',
  received: '#2f7ed8',
  responded: '#2f7ed8',
  consented: '#2f7ed8',
  completed: '#2e9e5b',
  well: '#6b4fbb',
  land: '#5c6b7f',
  project: '#2f7ed8',
  unpaid: '#8a94a6',
  held: '#6b4fbb',
  paid: '#2e9e5b',
  returned: '#d64545',
  closed: '#5c6b7f',
} as const;

type LayerState = keyof typeof stateColors;

const isState = (text: string): text is LayerState => text in stateColors;

/** A status as a statement returns it: of a list with its colour, or without a colour a state of this module. */
interface RowStatus {
  readonly status: string | null;
  readonly color: string | null;
}

/** A status, or a value of the field that determines the colours, in words and with a colour. */
export function shownStatus({ status, color }: RowStatus, language: Language, isByField = false) {
  const spoken = inLanguage(texts, language);
  if (isByField)
    return status === null
      ? { status: spoken.states.unsaid, color: stateColors.open }
      : { status, color: fieldColor(status) };
  if (status !== null && color !== null) return { status, color: color.toLowerCase() };
  if (status !== null && isState(status))
    return { status: spoken.states[status], color: stateColors[status] };
  return { status: spoken.states.none, color: stateColors.open };
}

/** Layers that are drawn by the parcels that their records name. */
export type ParcelLayer = Exclude<TileLayer, 'Wells' | 'Indigenous' | 'Projects'>;

/** Whether the records of a layer are drawn where their land is. */
export const isParcelLayer = (layer: TileLayer): layer is ParcelLayer =>
  layer !== 'Wells' && layer !== 'Indigenous' && layer !== 'Projects';

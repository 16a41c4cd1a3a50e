import type { Language } from 'shared-contracts';
import { inLanguage } from 'shared-contracts';
import { fieldColor, type TileLayer } from 'shared-contracts/map';
import { texts } from '../../generated/texts/map.ts';

/** Colours of records without a status of a list: by how far they have progressed. */
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

/** A status with its colour, as a statement returns it: of a list, or a state of this module where it has no colour. */
interface RowStatus {
  readonly status: string | null;
  readonly color: string | null;
}

/** The same in words and with a colour: of a status, or of a value of the field that colours are by. */
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

/** Whether the records of a layer lie where their land does. */
export const isParcelLayer = (layer: TileLayer): layer is ParcelLayer =>
  layer !== 'Wells' && layer !== 'Indigenous' && layer !== 'Projects';

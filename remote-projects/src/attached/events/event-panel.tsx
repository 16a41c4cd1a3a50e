import { type OpenRow, useRowAround } from 'shared-ui/record';
import { EventFields } from './event-fields.tsx';
import type { EventParent } from './event-record.ts';

/** The fields of an event, of its parent: the project, or the agreement around. */
export function EventPanel({ row, parent }: { readonly row: OpenRow; readonly parent: EventParent }) {
  const above = useRowAround()?.path.at(-2);
  const own = parent.kind === 'agreement' && above !== undefined ? { ...parent, agreementId: above } : parent;
  return <EventFields row={row} parent={own} />;
}

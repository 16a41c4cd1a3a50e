import type { Address } from 'shared-contracts/routes';
import { useIsReadOnly } from '../form/page/form-mode.ts';
import type { PickOption } from '../picklists/picklist.ts';
import { useHeldRows, useRowAround } from '../record/record-context.ts';
import { useLocation, useNavigate } from '../router/links.ts';
import { type CommunicationParent, recipientsOf } from './communication-values.ts';
import { ContactMenu } from './contact-menu.tsx';
import { communicationsName, communicationsOf } from './use-communication-rows.ts';
import { useLogContact } from './use-log-contact.ts';

interface LogContactProps {
  readonly parent: CommunicationParent;
  /** The address of the record's form, where the surrounding form is another record's, as a task's. */
  readonly at?: Address | undefined;
}

/**
 * A button for the header of a record that has communications, and the key `L` anywhere in the record: logs a
 * contact. Put it inside the RecordForm, for example in `actions`.
 */
export function LogContact({ parent, at }: LogContactProps) {
  const held = useHeldRows();
  const around = useRowAround();
  const navigate = useNavigate();
  const isReadOnly = useIsReadOnly();
  const log = useLogContact(parent, at);
  const collection = at === undefined ? held.collections.get(communicationsOf(parent)) : undefined;
  const { pathname } = useLocation();
  const tabAddress: Address = `${at ?? around?.address ?? held.address}/${communicationsName}`;
  // The tab has the same among its own buttons.
  if (isReadOnly || `${pathname}/`.startsWith(`${tabAddress}/`)) return null;
  const write = (businessAssociates: readonly PickOption[]) => {
    if (!collection) return;
    const id = held.add(collection, around?.path ?? [], { businessAssociates });
    void navigate(`${tabAddress}/${id}/details`);
  };
  return <ContactMenu recipients={recipientsOf(parent)} onChoose={log} onWrite={collection && write} />;
}

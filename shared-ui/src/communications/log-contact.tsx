import type { Address } from 'shared-contracts/routes';
import { useIsReadOnly } from '../form/page/form-mode.ts';
import { useHeldRows, useRowAround } from '../record/record-context.ts';
import { useLocation, useNavigate } from '../router/links.ts';
import { AttemptMenu } from './attempt-menu.tsx';
import type { CommunicationParent } from './communication-values.ts';
import { communicationsName, communicationsOf } from './use-communication-rows.ts';
import { useLogAttempt } from './use-log-attempt.ts';

/**
 * A button for the header of a record that has communications, and the key `L` anywhere in the record: logs a
 * contact. Put it inside the RecordForm, for example in `actions`.
 */
export function LogContact({ parent }: { parent: CommunicationParent }) {
  const held = useHeldRows();
  const around = useRowAround();
  const navigate = useNavigate();
  const isReadOnly = useIsReadOnly();
  const onAttempt = useLogAttempt(parent);
  const collection = held.collections.get(communicationsOf(parent));
  const { pathname } = useLocation();
  const tabAddress: Address = `${around?.address ?? held.address}/${communicationsName}`;
  // The tab has the same among its own buttons.
  if (isReadOnly || `${pathname}/`.startsWith(`${tabAddress}/`)) return null;
  const begin = () => {
    if (!collection) return;
    const id = held.add(collection, around?.path ?? []);
    void navigate(`${tabAddress}/${id}/details`);
  };
  return <AttemptMenu onAttempt={onAttempt} onReached={collection && begin} />;
}

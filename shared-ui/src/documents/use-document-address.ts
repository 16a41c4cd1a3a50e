import type { Address } from 'shared-contracts/routes';
import { useHeldRows, useRowAround } from '../record/record-context.ts';
import { useLocation, useNavigate } from '../router/links.ts';
import { documentsTab } from './document-rows.ts';

/**
 * Where the documents of a record or of a row are listed, and which of them the address opens (decision 54). The page of
 * a communication lists them below its fields: its own address opens none, and stays.
 */
export function useDocumentAddress() {
  const held = useHeldRows();
  const around = useRowAround();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const tabAddress: Address = `${around?.address ?? held.address}/${documentsTab}`;
  const isHere = `${pathname}/`.startsWith(`${tabAddress}/`);
  const openId = isHere ? pathname.slice(tabAddress.length + 1).split('/')[0] || undefined : undefined;
  /** Makes the address that of a document, or of the list. */
  const follow = (id: string | undefined) => {
    if (!isHere || id === openId) return;
    void navigate(id === undefined ? tabAddress : `${tabAddress}/${id}`, { replace: true });
  };
  return { openId, follow };
}

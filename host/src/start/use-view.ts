import { useEffect, useRef, useState } from 'react';
import { fitView, type GridColumn, type GridView } from 'shared-contracts/grids';
import type { Address } from 'shared-contracts/routes';
import { useLocation, useNavigate } from 'shared-ui/router';
import { viewAddress, viewOfAddress } from '../navigation/view-address.ts';
import { useQueryNow } from '../page/use-query-now.ts';
import { type KeptView, keepView, keptView } from './kept-list.ts';

const parameter = 'view';

interface ViewOfList {
  /** The name of the list or folder, under which the tab stores the view. */
  readonly name: string;
  /** The view that it starts with. */
  readonly base: GridView;
  /** The list's columns. A view that the tab stored loses those that no longer exist. */
  readonly columns: readonly GridColumn[];
  /** The person's own default view, if they chose one; undefined until that is known. */
  readonly own: KeptView | undefined;
  /** Whether this tab stores the view. A folder's view comes from the folder and the address only. */
  readonly isKept: boolean;
}

type ListOfView = Omit<ViewOfList, 'own'>;

interface ShownView {
  readonly view: GridView;
  readonly saved: string | undefined;
  readonly show: (next: KeptView) => void;
  /** Whether the address contains a view that does not fit this list. */
  readonly isAddressWrong: boolean;
  readonly dismissWrong: () => void;
  /** The address of the list as shown, relative to the base path. */
  readonly address: Address;
}

/** The address of a list with the code of a view, or without one for the list's first view. */
function withCode(pathname: Address, search: string, code: string | undefined): Address {
  const parameters = new URLSearchParams(search);
  if (code === undefined) parameters.delete(parameter);
  else parameters.set(parameter, code);
  return `${pathname}?${parameters}`;
}

/** The view from the address, else the one stored in this tab. */
function viewFromAddress({ name, base, columns, isKept }: ListOfView, code: string | undefined) {
  const found = isKept ? keptView(name) : undefined;
  const kept = found && { ...found, view: fitView(found.view, columns, base.columns) };
  if (code === undefined || code === kept?.code) return { chosen: kept, isWrong: false };
  const view = viewOfAddress(code, base);
  return { chosen: view ? { view, code } : kept, isWrong: view === undefined };
}

/**
 * The view of a list, stored in its address, so that the list can be mailed and Back restores it. The address takes
 * precedence over the view stored in this tab, and that over the person's own default.
 */
export function useView({ name, base, columns, own, isKept }: ViewOfList): ShownView {
  const { pathname, search } = useLocation();
  const queryNow = useQueryNow();
  const navigate = useNavigate();
  const code = new URLSearchParams(search).get(parameter) ?? undefined;
  const [current, setCurrent] = useState(() => viewFromAddress({ name, base, columns, isKept }, code));
  /** The view's code in the address that was read or written last. */
  const known = useRef(code);
  /** Earlier values that were replaced before the page drew them. */
  const overwritten = useRef(new Set<string | undefined>());
  const { chosen, isWrong } = current;
  const view = chosen?.view ?? own?.view ?? base;
  const saved = chosen ? chosen.saved : own?.saved;
  const wanted = viewAddress(view, base);
  useEffect(() => {
    // The page may still draw an address that has been replaced since: it no longer counts.
    if (code !== known.current && overwritten.current.has(code)) return;
    overwritten.current.clear();
    if (code === known.current) return;
    known.current = code;
    setCurrent(viewFromAddress({ name, base, columns, isKept }, code));
  }, [code, name, base, columns, isKept]);
  const address = withCode(pathname, search, wanted);
  useEffect(() => {
    const query = queryNow();
    if (code !== known.current || code === wanted || query === undefined) return;
    known.current = wanted;
    void navigate(withCode(pathname, query, wanted), { replace: true });
  }, [code, wanted, pathname, queryNow, navigate]);
  const show = (next: KeptView) => {
    const nextCode = viewAddress(next.view, base);
    const kept = { ...next, ...(nextCode === undefined ? {} : { code: nextCode }) };
    if (isKept) keepView(name, kept);
    setCurrent({ chosen: kept, isWrong: false });
    if (nextCode === known.current) return;
    // A filter that is applied a moment after somebody left the list must not bring them back.
    const query = queryNow();
    if (query === undefined) return;
    // The address changes immediately, not once the page has drawn an earlier change: a reload right after shows the
    // same list. Other parts of the address may have changed since the last render.
    if (known.current !== code) overwritten.current.add(known.current);
    known.current = nextCode;
    void navigate(withCode(pathname, query, nextCode), { replace: true });
  };
  const dismissWrong = () => setCurrent((now) => ({ ...now, isWrong: false }));
  return { view, saved, show, isAddressWrong: isWrong, dismissWrong, address };
}

import { useEffect, useRef, useState } from 'react';
import type { GridView } from 'shared-contracts/grids';
import type { Address } from 'shared-contracts/routes';
import { useLocation, useNavigate } from 'shared-ui/router';
import { viewAddress, viewOfAddress } from '../navigation/view-address.ts';
import { type KeptView, keepView, keptView } from './kept-list.ts';

const parameter = 'view';

interface ViewOfList {
  /** The list or folder, by whose name the tab stores its view. */
  readonly name: string;
  /** The view that it starts with. */
  readonly base: GridView;
  /** The person's own default view, where they chose one; undefined until that is known. */
  readonly own: KeptView | undefined;
  /** Whether this tab stores the view; what a folder shows is decided by the folder and the address. */
  readonly isKept: boolean;
}

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

/** The view from the address, else the one stored in this tab. */
function viewAsked(name: string, base: GridView, isKept: boolean, code: string | undefined) {
  const kept = isKept ? keptView(name) : undefined;
  if (code === undefined || code === kept?.code) return { chosen: kept, isWrong: false };
  const view = viewOfAddress(code, base);
  return { chosen: view ? { view, code } : kept, isWrong: view === undefined };
}

/**
 * The view of a list, stored in its address, so that the list can be mailed and Back restores it. The address takes
 * precedence over the view stored in this tab, and that over the person's own default.
 */
export function useView({ name, base, own, isKept }: ViewOfList): ShownView {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const code = new URLSearchParams(search).get(parameter) ?? undefined;
  const [asked, setAsked] = useState(() => viewAsked(name, base, isKept, code));
  /** The part of the address that was read or written last. */
  const known = useRef(code);
  const { chosen, isWrong } = asked;
  const view = chosen?.view ?? own?.view ?? base;
  const saved = chosen ? chosen.saved : own?.saved;
  const wanted = viewAddress(view, base);
  useEffect(() => {
    if (code === known.current) return;
    known.current = code;
    setAsked(viewAsked(name, base, isKept, code));
  }, [code, name, base, isKept]);
  const parameters = new URLSearchParams(search);
  if (wanted === undefined) parameters.delete(parameter);
  else parameters.set(parameter, wanted);
  const address: Address = `${pathname}?${parameters}`;
  useEffect(() => {
    if (code !== known.current || code === wanted) return;
    known.current = wanted;
    void navigate(address, { replace: true });
  }, [code, wanted, address, navigate]);
  const show = (next: KeptView) => {
    const nextCode = viewAddress(next.view, base);
    const kept = { ...next, ...(nextCode === undefined ? {} : { code: nextCode }) };
    if (isKept) keepView(name, kept);
    setAsked({ chosen: kept, isWrong: false });
  };
  const dismissWrong = () => setAsked((now) => ({ ...now, isWrong: false }));
  return { view, saved, show, isAddressWrong: isWrong, dismissWrong, address };
}

/** Elements that take the focus from the page while they are open. */
const dialog = '[role="dialog"], [role="alertdialog"]';

/** Elements that close with a choice: the focus never returns into them. */
const passing = '[role="menu"], [role="listbox"]';

/** Milliseconds in which a caller that closes a dialog may set the focus itself. */
const patience = 60;

/** Number of elements that are remembered: one of each open dialog, and those focused on the page before. */
const remembered = 8;

/** An element that had the keyboard, with those around it, nearest first; none of them is kept alive. */
type Stop = readonly WeakRef<Element>[];

function stopAt(element: Element): Stop {
  const around: WeakRef<Element>[] = [];
  for (let one: Element | null = element; one && one !== document.body; one = one.parentElement)
    around.push(new WeakRef(one));
  return around;
}

const isThere = (element: Element | undefined): element is HTMLElement =>
  element instanceof HTMLElement &&
  element.isConnected &&
  !element.matches(':disabled, [aria-disabled="true"]');

/** The first grid within a part of the page, where it can take the keyboard. */
export const gridIn = (around: Element | null): HTMLElement | null =>
  around?.querySelector<HTMLElement>('[role="grid"][tabindex="0"]') ?? null;

/** The nearest grid around an element: it gets the focus when the element is removed. */
export function gridBeside(element: Element): HTMLElement | null {
  for (let around = element.parentElement; around; around = around.parentElement) {
    const grid = gridIn(around);
    if (grid) return grid;
  }
  return null;
}

/** The grid next to a removed element, else the title of the screen. */
function beside(stop: Stop): HTMLElement | null {
  const left = stop.map((ref) => ref.deref()).find((one) => one?.isConnected);
  const grid = left && (gridIn(left) ?? gridBeside(left));
  return grid ?? document.querySelector<HTMLElement>('main h1[tabindex]');
}

/** Whether an element went away with the dialog around it. */
function wentWithDialog(element: Element): boolean {
  const around = element.closest(dialog);
  return around !== null && !around.isConnected;
}

/**
 * Returns the focus where a dialog among these overlays took it along: to the element that opened the dialog, or to one
 * near it if that was removed or disabled, such as the Delete of a deleted row. An element that has the focus by then
 * keeps it. Returns the undo.
 */
export function keepFocus(overlays: Element): () => void {
  let stops: readonly Stop[] = [];
  let last: WeakRef<Element> | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return;
    last = new WeakRef(target);
    if (target.closest(passing)) return;
    // Of a dialog only the last element counts: its many fields must not displace the element that opened it.
    const around = target.closest(dialog);
    const isSame = around !== null && stops[0]?.[0]?.deref()?.closest(dialog) === around;
    stops = [stopAt(target), ...stops.slice(isSame ? 1 : 0)].slice(0, remembered);
  };
  const giveBack = () => {
    const { activeElement } = document;
    if (activeElement && activeElement !== document.body) return;
    const before = stops.find(([at]) => {
      const element = at?.deref();
      return element !== undefined && !wentWithDialog(element);
    });
    if (!before) return;
    const element = before[0]?.deref();
    (isThere(element) ? element : beside(before))?.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(() => {
    const held = last?.deref();
    if (!held || held.isConnected || !wentWithDialog(held)) return;
    last = undefined;
    clearTimeout(waiting);
    waiting = setTimeout(giveBack, patience);
  });

  document.addEventListener('focusin', onFocus);
  observer.observe(overlays, { childList: true, subtree: true });
  return () => {
    clearTimeout(waiting);
    observer.disconnect();
    document.removeEventListener('focusin', onFocus);
  };
}

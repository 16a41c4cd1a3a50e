/** What takes the keyboard from the page while it is open. */
const dialog = '[role="dialog"], [role="alertdialog"]';

/** What is left with a choice: nobody goes back into it. */
const passing = '[role="menu"], [role="listbox"]';

/** Milliseconds in which a caller that closes a dialog may set the focus itself. */
const patience = 60;

/** Elements that are remembered: a menu, a question and what was looked at before. */
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

/** The nearest grid around an element: it gets the focus when the element is gone. */
export function gridBeside(element: Element): HTMLElement | null {
  for (let around = element.parentElement; around; around = around.parentElement) {
    const grid = gridIn(around);
    if (grid) return grid;
  }
  return null;
}

/** The grid beside something that is gone, else the title of the screen. */
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
 * Gives the keyboard back where a dialog among these overlays took it along: to what the dialog was opened with, or beside
 * that where it is gone or cannot be pressed any more, as the Delete of a row that was deleted. What has the keyboard by
 * then keeps it. Returns the undo.
 */
export function keepFocus(overlays: Element): () => void {
  let stops: readonly Stop[] = [];
  let last: WeakRef<Element> | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return;
    last = new WeakRef(target);
    if (!target.closest(passing)) stops = [stopAt(target), ...stops].slice(0, remembered);
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

import { makeChanges } from 'shared-contracts/changes';

/** How long a key waits for its code, in milliseconds; pressed longer ago, it does nothing. */
const patience = 5000;

/** The most keys that are kept: the last ones. */
const mostHeld = 20;

/** Kinds of keys: Ctrl+K, and keys without Ctrl or Alt. The code for each is loaded later. */
type KeyKind = 'box' | 'plain';

let held: readonly { readonly kind: KeyKind; readonly event: KeyboardEvent }[] = [];
let holding: ReadonlySet<KeyKind> = new Set();
const { subscribe, report } = makeChanges();

const isText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select, [role="textbox"]'));

function kindOf({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): KeyKind | undefined {
  if ((ctrlKey || metaKey) && !altKey && key.toLowerCase() === 'k') return 'box';
  const isHere = key !== ' ' || held.some(({ kind }) => kind === 'box');
  const isPlain = !ctrlKey && !metaKey && !altKey && key.length === 1 && isHere && !isText(target);
  return isPlain ? 'plain' : undefined;
}

function hold(event: KeyboardEvent): void {
  const kind = kindOf(event);
  if (!kind || !holding.has(kind) || event.repeat) return;
  // The browser has a box of its own on Ctrl+K.
  if (kind === 'box') event.preventDefault();
  held = [...held.slice(1 - mostHeld), { kind, event }];
  report();
}

/** Records the keys that are pressed before their code is loaded. Called by the page's first script. */
export function holdKeys(): void {
  holding = new Set(['box', 'plain']);
  held = [];
  window.addEventListener('keydown', hold);
}

/** Stops recording keys of a kind, and returns those that were pressed recently, in order. */
function release(kind: KeyKind): readonly KeyboardEvent[] {
  holding = new Set([...holding].filter((one) => one !== kind));
  if (holding.size === 0) window.removeEventListener('keydown', hold);
  const since = performance.now() - patience;
  const released = held.filter((one) => one.kind === kind).map(({ event }) => event);
  held = held.filter((one) => one.kind !== kind);
  return released.filter(
    ({ timeStamp, defaultPrevented }) => timeStamp > since && (kind === 'box' || !defaultPrevented),
  );
}

/**
 * Whether Ctrl+K was pressed, and the text typed after it; `undefined` if it was not pressed. From now on the box's own
 * code handles the key.
 */
export function takeBoxKey(): string | undefined {
  const since = release('box').at(-1)?.timeStamp;
  if (since === undefined) return undefined;
  const isBehind = ({ kind, event }: (typeof held)[number]) => kind === 'plain' && event.timeStamp >= since;
  const typed = held.filter(isBehind);
  held = held.filter((one) => !isBehind(one));
  return typed.map(({ event }) => event.key).join('');
}

/** Dispatches the recorded plain keys again, now that their code is loaded. */
export function pressHeldKeys(): void {
  for (const { key, code, shiftKey, target } of release('plain')) {
    const at = target instanceof Node && target.isConnected ? target : document.body;
    at.dispatchEvent(new KeyboardEvent('keydown', { key, code, shiftKey, bubbles: true, cancelable: true }));
  }
}

/** Whether a plain key waits for its code. */
export const isKeyHeld = (): boolean => held.some(({ kind }) => kind === 'plain');

/** Calls a listener with each recorded key; returns the function that ends it. */
export const subscribeToHeldKeys = subscribe;

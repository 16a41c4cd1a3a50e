import { makeChanges } from 'shared-contracts/changes';
import { deviceSetting, setDeviceSetting } from '../session/device-setting.ts';
import { isDialogOpen, isHeld, isTyping, pressedKey } from './pressed-key.ts';

/** A key, or keys one after the other, that do something on the page. */
export interface Shortcut {
  /** `n`, `?`, `g a`, or with a key held: `mod+k` (Ctrl or Cmd), `alt+arrowup`. */
  readonly keys: string;
  /** Its effect, in the person's language, as the sheet of keys lists it. */
  readonly name: string;
  readonly run: () => void;
  /** Works while a dialog covers the page; usually none does. */
  readonly inDialogs?: boolean;
}

/** How long the next key of a sequence may take, in milliseconds. */
const patience = 1500;

let shortcuts: readonly Shortcut[] = [];
let begun: { readonly keys: string; readonly at: number } | undefined;

const { subscribe, report } = makeChanges();

/** Whether keys without Ctrl or Alt do anything in this browser; a person may switch them off. */
export const areSingleKeysOn = (): boolean => deviceSetting('keys') !== 'off';

/** Switches keys without Ctrl or Alt on or off, and remembers it in this browser. */
export function switchSingleKeys(on: boolean): void {
  setDeviceSetting('keys', on ? undefined : 'off');
  report();
}

/** The shortcuts that work now, in the order of their registration. */
export const getShortcuts = (): readonly Shortcut[] => shortcuts;

/** Calls a listener with each change of the shortcuts and of their setting; returns the function that ends it. */
export const subscribeToShortcuts = subscribe;

/** The shortcut of these keys: the one that was registered last, which is the one nearest to the person. */
const shortcutOf = (keys: string): Shortcut | undefined => shortcuts.findLast((one) => one.keys === keys);

const mayRun = ({ keys, inDialogs }: Shortcut, target: EventTarget | null): boolean =>
  (keys.startsWith('mod+') || !isTyping(target)) &&
  (isHeld(keys) || areSingleKeysOn()) &&
  (inDialogs === true || !isDialogOpen());

function press(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.repeat || event.isComposing) return;
  const key = pressedKey(event);
  const before = begun && event.timeStamp - begun.at < patience ? `${begun.keys} ` : '';
  const [keys = key, shortcut] =
    [`${before}${key}`, key].map((one) => [one, shortcutOf(one)] as const).find(([, found]) => found) ?? [];
  if (shortcut) {
    begun = undefined;
    if (!mayRun(shortcut, event.target)) return;
    event.preventDefault();
    shortcut.run();
    return;
  }
  const isBeginning = !isTyping(event.target) && shortcuts.some((one) => one.keys.startsWith(`${keys} `));
  // Shift by itself, on the way to a character, does not end a sequence.
  if (event.key !== 'Shift') begun = isBeginning ? { keys, at: event.timeStamp } : undefined;
}

/** Lets keys do something until the returned function is called. */
export function addShortcut(shortcut: Shortcut): () => void {
  if (shortcuts.length === 0) window.addEventListener('keydown', press);
  shortcuts = [...shortcuts, shortcut];
  report();
  return () => {
    shortcuts = shortcuts.filter((one) => one !== shortcut);
    if (shortcuts.length === 0) window.removeEventListener('keydown', press);
    report();
  };
}

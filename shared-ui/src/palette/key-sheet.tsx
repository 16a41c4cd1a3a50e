import { Modal, Switch } from '@mantine/core';
import { switchSingleKeys } from '../keys/shortcuts.ts';
import { useShortcuts } from '../keys/use-shortcut.ts';
import classes from './key-sheet.module.css';

/** Keys of a place, in addition to those of the list. */
export interface KeyGroup {
  readonly title: string;
  readonly keys: readonly (readonly [keys: string, meaning: string])[];
}

interface KeySheetProps {
  readonly title: string;
  /** Over the keys that work now. */
  readonly hereTitle: string;
  /** Heading of those that open a list. */
  readonly goTitle: string;
  readonly switchLabel: string;
  readonly more: readonly KeyGroup[];
  readonly onClose: () => void;
}

const names: Readonly<Record<string, string>> = {
  mod: 'Ctrl',
  alt: 'Alt',
  shift: 'Shift',
  arrowup: '↑',
  arrowdown: '↓',
  arrowleft: '←',
  arrowright: '→',
  escape: 'Esc',
  enter: 'Enter',
};

const capital = (key: string): string => (key.length === 1 ? key.toUpperCase() : key);

/** Keys of a shortcut as people read them: 'Ctrl+K', 'G A'. */
export const shownKeys = (keys: string): string =>
  keys
    .split(' ')
    .map((key) =>
      key
        .split('+')
        .map((part) => names[part] ?? capital(part))
        .join('+'),
    )
    .join(' ');

function Keys({ title, keys }: KeyGroup) {
  return (
    <section className={classes['group']}>
      <h3 className={classes['heading']}>{title}</h3>
      <dl className={classes['keys']}>
        {keys.map(([key, meaning]) => (
          <div key={key} className={classes['line']}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Every key that has an effect here, and the switch for those that are pressed without Ctrl or Alt. */
export function KeySheet({ title, hereTitle, goTitle, switchLabel, more, onClose }: KeySheetProps) {
  const { shortcuts, areSingleKeysOn } = useShortcuts();
  // The one that came last has the keys.
  const current = [...new Map(shortcuts.map((one) => [one.keys, one])).values()];
  const keysOf = (isGo: boolean): KeyGroup['keys'] =>
    current
      .filter(({ keys }) => keys.startsWith('g ') === isGo)
      .map(({ keys, name }) => [shownKeys(keys), name] as const);
  return (
    <Modal opened onClose={onClose} title={title} size={720}>
      <Switch
        checked={areSingleKeysOn}
        label={switchLabel}
        onChange={(event) => switchSingleKeys(event.currentTarget.checked)}
      />
      <div className={classes['sheet']}>
        <Keys title={hereTitle} keys={keysOf(false)} />
        <Keys title={goTitle} keys={keysOf(true)} />
        {more.map((group) => (
          <Keys key={group.title} {...group} />
        ))}
      </div>
    </Modal>
  );
}

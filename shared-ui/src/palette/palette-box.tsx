import { Modal } from '@mantine/core';
import {
  type ComponentProps,
  type KeyboardEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useHref } from 'react-router-dom';
import { LateNote } from '../feedback/late-note.tsx';
import { useNavigate } from '../router/links.ts';
import classes from './palette-box.module.css';
import { entryBeside, type PaletteEntry, type PaletteSection } from './palette-entry.ts';
import { PaletteList } from './palette-list.tsx';

/** Text typed after the box was requested and before it was shown. */
export interface TypedAhead {
  readonly text: string;
  /** Whether Enter was pressed after the text. */
  readonly isEntered: boolean;
}

interface PaletteBoxProps {
  /** The purpose of the box. */
  readonly label: string;
  readonly placeholder: string;
  readonly text: string;
  readonly onTextChange: (text: string) => void;
  /** Called once, when the box has the focus: the text typed before that. */
  readonly takeTypedAhead?: () => TypedAhead;
  readonly sections: readonly PaletteSection[];
  /** Whether more results may arrive: a choice by Enter waits for them. */
  readonly isBusy: boolean;
  /** How the text was read, what failed, that nothing was found: shown in lines, and read aloud. */
  readonly notes: readonly string[];
  /** The keys of the box. */
  readonly hint: string;
  readonly onClose: () => void;
}

const page = 8;

/** The text of the box. It takes the focus as it comes: a moment later the first letters would be lost. */
function FocusedInput({ onFocused, ...props }: ComponentProps<'input'> & { onFocused: () => void }) {
  const input = useRef<HTMLInputElement>(null);
  const onFirstFocus = useRef(onFocused);
  useLayoutEffect(() => {
    input.current?.focus({ preventScroll: true });
    onFirstFocus.current();
  }, []);
  return <input {...props} ref={input} data-autofocus />;
}

/** One box over everything: a text, and below it what it finds, all by keyboard. */
export function PaletteBox(props: PaletteBoxProps) {
  const { label, placeholder, text, onTextChange, takeTypedAhead, sections, isBusy, notes, hint, onClose } =
    props;
  const navigate = useNavigate();
  const base = useHref('/');
  const listId = useId();
  const [activeKey, setActiveKey] = useState<string>();
  // Enter before the answer arrives opens its first record.
  const [isAwaited, setAwaited] = useState(false);
  const entries = sections.flatMap((section) => section.entries);
  const active = entries.find(({ key }) => key === activeKey) ?? entries[0];
  const optionId = (key: string) => `${listId}-${key}`;

  const choose = (entry: PaletteEntry, inNewTab = false) => {
    if (inNewTab && entry.to !== undefined) {
      window.open(`${base.replace(/\/$/, '')}${entry.to}`, '_blank', 'noopener');
      return;
    }
    onClose();
    entry.run?.();
    if (entry.to !== undefined) navigate(entry.to);
  };
  const chosen = useRef(choose);
  useEffect(() => {
    chosen.current = choose;
  });
  const [first] = entries;
  useEffect(() => {
    if (!isAwaited || isBusy) return;
    setAwaited(false);
    if (first) chosen.current(first);
  }, [isAwaited, isBusy, first]);

  const beginWithTyped = () => {
    const typed = takeTypedAhead?.();
    if (!typed?.text) return;
    onTextChange(typed.text);
    setAwaited(typed.isEntered);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Readonly<Record<string, number>> = {
      ArrowDown: 1,
      ArrowUp: -1,
      PageDown: page,
      PageUp: -page,
    };
    const step = steps[event.key];
    if (step !== undefined && entries.length > 0) {
      event.preventDefault();
      setActiveKey(entryBeside(entries, active?.key, step % entries.length)?.key);
    }
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      if (isBusy && activeKey === undefined) setAwaited(true);
      else if (active) choose(active, event.ctrlKey || event.metaKey);
    }
  };

  return (
    <Modal.Root opened onClose={onClose} size={640} yOffset="10vh">
      <Modal.Overlay />
      <Modal.Content aria-label={label}>
        <div className={classes['box']}>
          <FocusedInput
            onFocused={beginWithTyped}
            className={classes['text']}
            role="combobox"
            aria-label={label}
            aria-expanded={entries.length > 0}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={active && optionId(active.key)}
            aria-busy={isBusy}
            placeholder={placeholder}
            autoComplete="off"
            spellCheck={false}
            maxLength={200}
            value={text}
            onChange={(event) => {
              setActiveKey(undefined);
              setAwaited(false);
              onTextChange(event.currentTarget.value);
            }}
            onKeyDown={onKeyDown}
          />
          <div className={classes['progress']} data-busy={isBusy || undefined} />
          <div className={classes['notes']} role="status">
            {notes.map((note) => (
              <p key={note}>{note}</p>
            ))}
          </div>
          <LateNote isWaiting={isBusy} />
          <PaletteList
            id={listId}
            label={label}
            sections={sections}
            activeKey={active?.key}
            words={text.trim().split(/[\s,;]+/)}
            optionId={optionId}
            onPoint={setActiveKey}
            onChoose={choose}
          />
          <p className={classes['hint']}>{hint}</p>
        </div>
      </Modal.Content>
    </Modal.Root>
  );
}

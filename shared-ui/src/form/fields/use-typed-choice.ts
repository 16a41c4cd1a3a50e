import { getIn } from 'final-form';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useForm } from 'react-final-form';
import type { PickOption } from '../../picklists/picklist.ts';
import { useFormSession } from '../form-session.ts';
import { useFormTexts } from '../form-texts.ts';
import { unreadTextsOf } from '../unread-texts.ts';

/** The text in a picker: what is being typed, else the text left in it that chose nothing. */
export function useChoiceText(name: string) {
  const session = useFormSession();
  const left = useSyncExternalStore(session.subscribe, () => unreadTextsOf(session).of(name)?.text);
  const [typing, setTyping] = useState<string>();
  return { text: typing ?? left, isTyping: typing !== undefined, setTyping };
}

interface TypedChoice {
  /** Options that match the text; empty while they are requested. */
  readonly options: readonly PickOption[];
  readonly isWaiting: boolean;
  /** The option that a text means by itself, where one does. */
  readonly meant: (text: string) => PickOption | undefined;
  readonly take: (option: PickOption) => void;
  /** Called where the text was deleted. */
  readonly empty: () => void;
  /** Whether a text is exactly that of the entry already picked. */
  readonly isPicked: (text: string) => boolean;
}

/** The path that contains a field, as `rates[2]` contains `rates[2].unit`; the form itself for a field of its own. */
const around = (name: string): string => name.slice(0, Math.max(0, name.lastIndexOf('.')));

/**
 * Typed text chooses: Enter takes the first option once it answers to the text, and leaving the field or saving takes the
 * option that the text means. Text that means none stays in the field, in red, and no save goes through with it.
 */
export function useTypedChoice(name: string, state: ReturnType<typeof useChoiceText>, choice: TypedChoice) {
  const session = useFormSession();
  const form = useForm();
  const { t } = useFormTexts();
  /** The action to take once the options match the text. */
  const due = useRef<'first' | 'meant'>(undefined);
  const latest = useRef({ ...choice, ...state });
  latest.current = { ...choice, ...state };

  const end = () => {
    due.current = undefined;
    session.setPending(name, undefined);
    unreadTextsOf(session).set(name, undefined);
    state.setTyping(undefined);
  };
  const take = (option: PickOption) => {
    end();
    choice.take(option);
  };
  const settle = () => {
    const { text = '', options, isWaiting, meant, isPicked, empty } = latest.current;
    session.setPending(name, undefined);
    const typed = text.trim();
    if (typed === '' || isPicked(typed)) {
      end();
      if (typed === '') empty();
      return;
    }
    const option = isWaiting ? undefined : due.current === 'first' ? options[0] : meant(typed);
    if (option) return take(option);
    if (isWaiting) due.current ??= 'meant';
    unreadTextsOf(session).set(name, { text: typed, message: t('pick.unread', { text: typed }) });
    state.setTyping(undefined);
  };
  const act = useRef({ take, settle });
  act.current = { take, settle };

  const { text, isWaiting } = { text: state.text, isWaiting: choice.isWaiting };
  useEffect(() => {
    const wanted = due.current;
    if (!wanted || isWaiting || text === undefined) return;
    due.current = undefined;
    const { options, meant } = latest.current;
    const option = wanted === 'first' ? options[0] : meant(text.trim());
    if (option) act.current.take(option);
  }, [text, isWaiting]);

  // A field that goes with its tab leaves its text for when it is back; one that goes with its row leaves none.
  useEffect(
    () => () => {
      const holder = around(name);
      const isGone = holder !== '' && getIn(form.getState().values, holder) === undefined;
      if (!isGone) return session.flushField(name);
      session.setPending(name, undefined);
      unreadTextsOf(session).set(name, undefined);
    },
    [session, form, name],
  );

  return {
    /** Handles typed text. */
    type: (typed: string) => {
      due.current = undefined;
      unreadTextsOf(session).set(name, undefined);
      state.setTyping(typed);
      session.setPending(name, () => act.current.settle());
    },
    /** Gives the text up. */
    end,
    /** The field is left. */
    leave: () => session.flushField(name),
    /**
     * Enter in the field, with an option marked or none yet: an option is marked a moment after it is drawn. Whether the
     * key was for the text: nothing else shall be done with it.
     */
    enter: (isMarked: boolean): boolean => {
      if (!state.isTyping || !state.text?.trim()) return false;
      const [first] = choice.options;
      if (choice.isWaiting) due.current = 'first';
      else if (first && !isMarked) take(first);
      return choice.isWaiting || !first || !isMarked;
    },
  };
}

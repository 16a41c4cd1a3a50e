import { type ReactNode, useRef, useState } from 'react';
import { ConfirmModal } from '../confirm/index.ts';
import type { FormRecord, SaveAnswer, SaveInput } from './record-writer.ts';

interface AskedSave<TRecord extends FormRecord, TFound> {
  readonly send: (input: SaveInput) => Promise<SaveAnswer<TRecord>>;
  /**
   * What the save would take along; undefined where there is nothing to ask about. A refusal finds nothing: whatever refuses
   * this refuses the save itself, which says so at its fields.
   */
  readonly find: (input: SaveInput) => Promise<TFound | undefined>;
  readonly title: string;
  readonly confirmLabel: string;
  /** Said at the form after a no: nothing was saved. */
  readonly notSaved: string;
  readonly children: (found: TFound) => ReactNode;
}

interface PendingQuestion<TFound> {
  readonly found: TFound;
  readonly answer: (isWanted: boolean) => void;
}

/**
 * Sends the save of a record. One that takes something along shows that first, and nothing is saved before somebody says
 * yes; a save that is merged and sent again asks only about something else. `question` belongs beside the form.
 */
export function useAskedSave<TRecord extends FormRecord, TFound>({
  send,
  find,
  title,
  confirmLabel,
  notSaved,
  children,
}: AskedSave<TRecord, TFound>): { readonly send: typeof send; readonly question: ReactNode } {
  const [pending, setPending] = useState<PendingQuestion<TFound>>();
  const confirmed = useRef('');

  const sendOnceConfirmed = async (input: SaveInput): Promise<SaveAnswer<TRecord>> => {
    const found = await find(input);
    const key = found === undefined ? '' : JSON.stringify(found);
    if (found !== undefined && key !== confirmed.current) {
      const isWanted = await new Promise<boolean>((answer) => setPending({ found, answer }));
      if (!isWanted) throw new Error(notSaved);
      confirmed.current = key;
    }
    const answer = await send(input);
    if (answer.stored) confirmed.current = '';
    return answer;
  };

  const end = (isWanted: boolean) => {
    pending?.answer(isWanted);
    setPending(undefined);
  };
  return {
    send: sendOnceConfirmed,
    question: (
      <ConfirmModal
        opened={pending !== undefined}
        title={title}
        confirmLabel={confirmLabel}
        onConfirm={async () => end(true)}
        onClose={() => end(false)}
      >
        {pending && children(pending.found)}
      </ConfirmModal>
    ),
  };
}

import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { mentionLabel } from 'shared-contracts/comments';
import { commentLimits } from 'shared-contracts/limits';
import { useTexts } from 'shared-ui';
import { PlainTextarea } from 'shared-ui/form';
import classes from './comments.module.css';
import { mentionAt, type TypedMention } from './mention-at-caret.ts';
import { MentionMenu, optionId } from './mention-menu.tsx';
import type { CommentDraft } from './use-comment-draft.ts';
import type { CommentsPlace } from './use-comments.ts';
import { type MentionablePerson, useMentionMenu } from './use-mention-menu.ts';

interface MentionInputProps {
  readonly id: string;
  readonly place: CommentsPlace;
  readonly draft: CommentDraft;
  readonly isFirst: boolean;
  readonly describedBy: string;
  readonly onChange: (next: Partial<CommentDraft>) => void;
  readonly onPost: () => void;
  readonly onCancel: (() => void) | undefined;
}

/** A text in which `@` offers people; Ctrl+Enter posts it, and the form around hears nothing of its keys. */
export function MentionInput(props: MentionInputProps) {
  const { id, place, draft, isFirst, describedBy, onChange, onPost, onCancel } = props;
  const { t } = useTexts('projects');
  const menuId = useId();
  const element = useRef<HTMLTextAreaElement>(null);
  /** Where the caret goes once the name of a picked person is in the text. */
  const caret = useRef<number>(undefined);
  const [typed, setTyped] = useState<TypedMention>();
  const [active, setActive] = useState(0);
  const { people, isNobody } = useMentionMenu(place, typed, draft.isConfidential);
  const isOpen = people.length > 0;
  const at = Math.min(active, people.length - 1);
  const look = ({ value, selectionStart }: HTMLTextAreaElement) => {
    setTyped(mentionAt(value, selectionStart));
    setActive(0);
  };
  // In the same commit as the text: with a later one, the caret would jump back behind the name while the person types
  // on.
  useLayoutEffect(() => {
    if (caret.current === undefined) return;
    element.current?.focus();
    element.current?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  });
  const pick = ({ id: personId, fullName, productClient }: MentionablePerson) => {
    if (!typed) return;
    const others = draft.people.map(({ label, ...one }) => ({ ...one, label, fullName: label }));
    const known = draft.people.find((one) => one.id === personId)?.label;
    const label =
      known ?? mentionLabel({ id: personId, fullName, company: productClient.companyName }, others);
    const end = typed.start + 1 + typed.text.length;
    const text = `${draft.text.slice(0, typed.start)}@${label} ${draft.text.slice(end)}`;
    caret.current = typed.start + label.length + 2;
    onChange({ text, people: known ? draft.people : [...draft.people, { id: personId, label }] });
    setTyped(undefined);
  };
  const onMenuKey = (event: KeyboardEvent): boolean => {
    if (!isOpen) return false;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const person = people[at];
    if (step) setActive((at + step + people.length) % people.length);
    else if ((event.key === 'Enter' || event.key === 'Tab') && person) pick(person);
    else if (event.key === 'Escape') setTyped(undefined);
    else return false;
    return true;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const isPost = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    const isCancel = event.key === 'Escape' && onCancel !== undefined;
    if (!isPost && !onMenuKey(event)) {
      if (!isCancel) return;
      onCancel();
    } else if (isPost) onPost();
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className={classes['input']}>
      <PlainTextarea
        ref={element}
        id={id}
        rows={3}
        maxLength={commentLimits.text}
        value={draft.text}
        // An edit begins where the person asked for it.
        autoFocus={isFirst}
        aria-autocomplete="list"
        aria-controls={isOpen ? menuId : undefined}
        aria-activedescendant={isOpen ? optionId(menuId, at) : undefined}
        aria-describedby={describedBy}
        onChange={({ currentTarget }) => {
          onChange({ text: currentTarget.value });
          look(currentTarget);
        }}
        onClick={({ currentTarget }) => look(currentTarget)}
        onBlur={() => setTyped(undefined)}
        onKeyDown={onKeyDown}
      />
      {isNobody && (
        <p role="status" className={classes['nobody']}>
          {t('comments.nobody')}
        </p>
      )}
      {isOpen && <MentionMenu id={menuId} people={people} active={at} onPick={pick} />}
    </div>
  );
}

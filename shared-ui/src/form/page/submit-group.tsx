import {
  createContext,
  type FormEvent,
  type HTMLAttributes,
  type KeyboardEvent,
  type RefObject,
  useContext,
  useMemo,
  useRef,
} from 'react';
import { submitGroupAttribute, submitGroupOf } from './submit-group-of.ts';

/** How a button submits the fields around it; without `submit` the browser does it. */
interface SubmitAround {
  readonly submit?: () => void;
}

const SubmitContext = createContext<SubmitAround | null>(null);

const byBrowser: SubmitAround = {};

const marked = { [submitGroupAttribute]: '' };

/** Props of the button that submits the group or form around it. */
export function useSubmitButton() {
  const submit = useContext(SubmitContext)?.submit;
  return submit ? ({ type: 'button', onClick: submit } as const) : ({ type: 'submit' } as const);
}

interface SubmitGroupProps extends Omit<HTMLAttributes<HTMLElement>, 'onSubmit'> {
  readonly onSubmit: () => void;
  readonly ref?: RefObject<HTMLElement | null>;
}

/** Whether Enter was pressed in a field of this group that does nothing with the key itself. */
const isEntered = ({ key, ctrlKey, metaKey, defaultPrevented, target, currentTarget }: KeyboardEvent) =>
  key === 'Enter' &&
  !ctrlKey &&
  !metaKey &&
  !defaultPrevented &&
  target instanceof HTMLInputElement &&
  submitGroupOf(target) === currentTarget;

/**
 * Fields with a submit of their own, anywhere. HTML does not allow a form inside a form, and React sends the events of
 * a dialog to the form that renders it. So inside another form this is not a `<form>` element: Enter in a field and the
 * buttons of `useSubmitButton` submit it, and the surrounding form is not notified.
 */
export function SubmitGroup({ onSubmit, ref, children, ...attributes }: SubmitGroupProps) {
  const isInForm = useContext(SubmitContext) !== null;
  const own = useRef<HTMLElement>(null);
  const element = ref ?? own;
  const latest = useRef(onSubmit);
  latest.current = onSubmit;
  const around = useMemo(() => (isInForm ? { submit: () => latest.current() } : byBrowser), [isInForm]);
  const fields = <SubmitContext value={around}>{children}</SubmitContext>;
  const keys = {
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      attributes.onKeyDown?.(event);
      if (!isEntered(event)) return;
      event.preventDefault();
      latest.current();
    },
  };
  if (isInForm)
    return (
      <div {...attributes} {...marked} {...keys} ref={element as RefObject<HTMLDivElement>}>
        {fields}
      </div>
    );
  return (
    <form
      {...attributes}
      {...marked}
      ref={element as RefObject<HTMLFormElement>}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        latest.current();
      }}
    >
      {fields}
    </form>
  );
}

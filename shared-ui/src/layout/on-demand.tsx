import {
  cloneElement,
  Fragment,
  type FragmentInstance,
  type ReactElement,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { PartPlace } from '../loading/lazy-part.tsx';

interface OnDemandProps {
  /** The button that opens it; only the button is shown while it is closed, while the code loads, and if that fails. */
  readonly target: ReactElement<{ readonly onClick?: () => void; readonly tabIndex?: number }>;
  readonly isOpen: boolean;
  /** A lazy part that draws the target itself. */
  readonly children: ReactNode;
}

/** Calls `onThere` once the part next to it is rendered. */
function Arrival({ onThere }: { readonly onThere: () => void }) {
  const reportArrival = useEffectEvent(onThere);
  useLayoutEffect(() => reportArrival(), []);
  return null;
}

/**
 * A menu whose code is fetched when it is first opened. The part draws a target of its own in place of the pressed
 * one, and takes it along when it closes, so the focus is given to the target that is mounted.
 */
export function OnDemand({ target, isOpen, children }: OnDemandProps) {
  const place = useRef<FragmentInstance>(null);
  const giveKeyboard = () => {
    // A button outside of the Tab order, as in a grid's head, leaves the focus to what contains it.
    if (target.props.tabIndex === -1) return;
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body)
      place.current?.focus({ preventScroll: true });
  };
  const wasOpen = useRef(false);
  const closed = useEffectEvent(giveKeyboard);
  useEffect(() => {
    if (wasOpen.current && !isOpen) closed();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <Fragment ref={place}>
      {isOpen ? (
        <PartPlace standing={(again) => (again ? cloneElement(target, { onClick: again }) : target)}>
          <Arrival onThere={giveKeyboard} />
          {children}
        </PartPlace>
      ) : (
        target
      )}
    </Fragment>
  );
}

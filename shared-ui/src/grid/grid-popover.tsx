import { Popover } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';

interface GridPopoverProps {
  /** What it hangs on. */
  readonly target: ReactElement;
  /** What it is called. */
  readonly label: string;
  /** CSS pixels. */
  readonly width: number;
  /** The edge of its target that it stands at. */
  readonly side: 'start' | 'end';
  readonly className: string | undefined;
  /** The focus goes back to the target, unless what was chosen moves it. */
  readonly returnsFocus?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A panel of the grid that stands open below its button, holds the focus, and closes by Escape or a click beside it. */
export function GridPopover({
  target,
  label,
  width,
  side,
  className,
  returnsFocus = true,
  onClose,
  children,
}: GridPopoverProps) {
  return (
    <Popover
      opened
      onChange={(opened) => !opened && onClose()}
      position={`bottom-${side}`}
      width={width}
      shadow="md"
      trapFocus
      returnFocus={returnsFocus}
    >
      <Popover.Target>{target}</Popover.Target>
      <Popover.Dropdown aria-label={label} className={className}>
        {children}
      </Popover.Dropdown>
    </Popover>
  );
}

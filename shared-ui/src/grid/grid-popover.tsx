import { Popover } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';
import classes from './grid-popover.module.css';

interface GridPopoverProps {
  /** The element it is attached to. */
  readonly target: ReactElement;
  /** Its label. */
  readonly label: string;
  /** CSS pixels. */
  readonly width: number;
  /** The edge of its target that it opens at; the end by default. */
  readonly side?: 'start' | 'end';
  /** Whether its lines are close together. */
  readonly isTight?: boolean;
  /** Whether the focus returns to the target, unless the chosen action moves it. */
  readonly returnsFocus?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A panel of the grid that opens below its button, keeps the focus, and closes by Escape or a click outside. */
export function GridPopover({
  target,
  label,
  width,
  side = 'end',
  isTight,
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
      <Popover.Dropdown aria-label={label} className={classes.panel} data-tight={isTight || undefined}>
        {children}
      </Popover.Dropdown>
    </Popover>
  );
}

import type { ReactNode } from 'react';
import classes from './press-button.module.css';

interface PressButtonProps {
  /** Whether its choice is active now. */
  readonly isOn: boolean;
  readonly onPress: () => void;
  /** Small within a menu. */
  readonly size?: 'usual' | 'small';
  readonly children: ReactNode;
}

/** A round button that stays pressed: one of a row of choices, as which rows a grid shows. */
export function PressButton({ isOn, onPress, size = 'usual', children }: PressButtonProps) {
  return (
    <button type="button" className={classes['press']} aria-pressed={isOn} data-size={size} onClick={onPress}>
      {children}
    </button>
  );
}

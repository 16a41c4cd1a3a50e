import classes from './progress-bar.module.css';

interface ProgressBarProps {
  /** The activity, for screen readers. */
  readonly label: string;
  /** 0 to 100; undefined where that is not known. */
  readonly percent: number | undefined;
  /** CSS pixels at 100 %. */
  readonly width?: number;
}

/** How far something is. */
export function ProgressBar({ label, percent, width = 180 }: ProgressBarProps) {
  const share = percent === undefined ? undefined : Math.max(0, Math.min(100, percent));
  return (
    <span
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={share}
      className={classes['track']}
      style={{ width }}
      data-unknown={share === undefined || undefined}
    >
      <span className={classes['done']} style={share === undefined ? {} : { width: (share / 100) * width }} />
    </span>
  );
}

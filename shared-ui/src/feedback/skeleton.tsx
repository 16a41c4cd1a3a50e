import classes from './skeleton.module.css';

/** A grey place the height (in px) of what is still to come. */
export function Skeleton({ height }: { height: number }) {
  return <div className={classes.skeleton} style={{ height }} aria-hidden />;
}

import classes from './skeleton.module.css';

/** A grey placeholder with the height (in px) of the content that is loading. */
export function Skeleton({ height }: { height: number }) {
  return <div className={classes.skeleton} style={{ height }} aria-hidden />;
}

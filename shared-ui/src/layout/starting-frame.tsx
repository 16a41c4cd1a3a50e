import { LoadingBar } from '../feedback/loading-bar.tsx';
import classes from './app-frame.module.css';
import { Mark } from './mark.tsx';
import { GridSkeleton } from './skeleton-shapes.tsx';

/** The frame until it is known who is signed in; the loaded page takes its place. */
export function StartingFrame() {
  return (
    <div className={classes.frame}>
      <header className={classes.topbar}>
        <span className={classes.mark}>
          <Mark size={22} />
          Rightway
        </span>
      </header>
      <div className={classes.navigation} />
      <main className={classes.main}>
        <LoadingBar />
        <GridSkeleton />
      </main>
    </div>
  );
}

import { lazy, Suspense } from 'react';
import { LoadingBar, Toaster } from '../src/index.ts';
import { OverlayPlace } from '../src/layout/overlay-place.tsx';
import { Link, useParams } from '../src/router/index.ts';
import { blocks } from './blocks.ts';
import classes from './gallery.module.css';

/** A block in the place where people use it, without one of its own here. */
const PlacedBlock = lazy(async () => ({ default: (await import('./placed-block.tsx')).PlacedBlock }));

/** Every shared block in each of its states; one block at a time. */
export function Gallery({ block }: { block?: string }) {
  const { block: named = 'fields' } = useParams();
  const name = block ?? named;
  const Block = name === 'placed' ? PlacedBlock : blocks[name];
  return (
    <div className={classes['gallery']}>
      {/* Every page of the application has a banner, and here too, so that no dialog adds another. */}
      <header className={classes['list']}>
        <nav aria-label="Blocks">
          {Object.keys(blocks).map((block) => (
            <Link key={block} to={`/${block}`} aria-current={block === name ? 'page' : undefined}>
              {block}
            </Link>
          ))}
        </nav>
      </header>
      <main className={classes['block']}>
        <h1>{name}</h1>
        <Suspense fallback={<LoadingBar />}>{Block ? <Block /> : <p>There is no such block.</p>}</Suspense>
        <OverlayPlace />
      </main>
      <Toaster />
    </div>
  );
}

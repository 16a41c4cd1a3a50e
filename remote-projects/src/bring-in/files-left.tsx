import { countText } from 'shared-contracts';
import type { Brought } from 'shared-contracts/bring-in';
import { useTexts } from 'shared-ui';
import classes from './bring-in.module.css';

/** Warns before anything is written that files of an archive are named by no row and stay out. */
export function FilesLeft({ brought }: { readonly brought: Brought }) {
  const { t } = useTexts('projects');
  const { filesLeft = [], filesLeftCount = filesLeft.length } = brought;
  if (filesLeft.length === 0) return null;
  const title = t('bringIn.archive.left', { count: filesLeftCount, n: countText(filesLeftCount) });
  const more = filesLeftCount - filesLeft.length;
  return (
    <section aria-label={title}>
      <h3 className={classes['heading']}>{title}</h3>
      <ul className={classes['left']}>
        {filesLeft.map((path) => (
          <li key={path}>{path}</li>
        ))}
        {more > 0 && <li>{t('bringIn.archive.more', { n: countText(more) })}</li>}
      </ul>
    </section>
  );
}

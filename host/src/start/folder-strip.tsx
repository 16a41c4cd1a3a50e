import { Link } from 'react-router-dom';
import { nameIn } from 'shared-contracts';
import { largestFolderCount, type SmartFolder } from 'shared-contracts/grids';
import { useTexts } from 'shared-ui';
import classes from './start-screen.module.css';

/** What people look for every day, each with how many rows it finds. */
export function FolderStrip({
  folders,
  current,
}: {
  folders: readonly SmartFolder[];
  current: string | undefined;
}) {
  const { t, language } = useTexts('host');
  return (
    <nav aria-label={t('start.folders')} className={classes.folders}>
      {folders.map(({ id, name, count }) => (
        <Link
          key={id}
          to={`/home?folder=${id}`}
          className={classes.folder}
          aria-current={id === current ? 'page' : undefined}
        >
          <span>{nameIn(language, name)}</span>
          <span className={classes.folderCount}>
            {count >= largestFolderCount
              ? `${largestFolderCount.toLocaleString('en-CA')}+`
              : count.toLocaleString('en-CA')}
          </span>
        </Link>
      ))}
    </nav>
  );
}

import { Link, useNavigate } from 'react-router';
import { Skeleton, StatusLabel, useTexts } from 'shared-ui';
import type { StartList, StartRow } from './start-lists.ts';
import classes from './start-screen.module.css';

interface ListTableProps {
  readonly list: StartList;
  /** Undefined until they have come. */
  readonly rows: readonly StartRow[] | undefined;
  readonly fetching: boolean;
  /** Whether the person may open a record. */
  readonly mayOpen: boolean;
}

const skeletonRows = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** A list's records; a row opens by its link, by Enter on it and by double-click. */
export function ListTable({ list, rows, fetching, mayOpen }: ListTableProps) {
  const { t } = useTexts('host');
  const navigate = useNavigate();
  const address = (id: string) => `/master-data/${list.type}/${id}`;
  if (rows?.length === 0 && !fetching) {
    return <p className={classes.empty}>{t('start.empty', { entity: t(`list.${list.type}`) })}</p>;
  }
  const columns = ['code', ...(list.hasName ? ['name'] : []), 'description', 'status'];
  return (
    <div className={classes.tableFrame}>
      <table className={classes.table} aria-busy={fetching}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className={classes[column]}>
                {t(`start.column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows?.map((row) => (
            <tr key={row.id} onDoubleClick={mayOpen ? () => navigate(address(row.id)) : undefined}>
              <td>{mayOpen ? <Link to={address(row.id)}>{row.code}</Link> : row.code}</td>
              {list.hasName && <td>{row.name}</td>}
              <td className={classes.description}>{row.description}</td>
              <td>
                <StatusLabel isActive={row.isActive} />
              </td>
            </tr>
          )) ??
            skeletonRows.map((row) => (
              <tr key={row}>
                <td colSpan={columns.length}>
                  <Skeleton height={14} />
                </td>
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  );
}

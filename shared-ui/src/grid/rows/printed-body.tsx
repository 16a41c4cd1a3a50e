import classes from '../data-grid.module.css';
import type { GridBodyProps } from './grid-body.tsx';
import { GridRow } from './grid-row.tsx';

/** Maximum number of printed lines; longer lists are exported or reported. */
const most = 2000;

/** The printed lines of a list: the loaded ones from the first one on, and how many of the total they are. */
export function PrintedBody({ items, columns, renderers, selection, cellId, layout }: GridBodyProps) {
  const lines = [];
  for (let index = 0; index < Math.min(items.count, most); index += 1) {
    const item = items.at(index);
    if (!item || item.kind === 'pending') break;
    lines.push({ index, item });
  }
  return (
    <tbody className={classes['body']}>
      {lines.map(({ index, item }) => (
        <GridRow
          key={index}
          item={item}
          index={index}
          top={0}
          columns={columns}
          renderers={renderers}
          isSelected={item.kind === 'row' && selection.has(item.row.id)}
          isPeeked={false}
          activeColumn={-1}
          cellId={cellId}
          layout={layout}
        />
      ))}
      {lines.length < items.count && (
        <tr className={classes['part']}>
          <td>
            1–{lines.length} / {items.count}
          </td>
        </tr>
      )}
    </tbody>
  );
}

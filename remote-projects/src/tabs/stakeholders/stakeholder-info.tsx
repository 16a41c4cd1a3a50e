import type { Language } from 'shared-contracts';
import { type CellRenderer, Marked } from 'shared-ui/grid';
import classes from '../../rows/lines.module.css';
import { landLine, stakeholderLines } from './stakeholder-cells.ts';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** How the cells of stakeholders are drawn; matches of the filter box are marked. */
export const stakeholderRenderers = (
  language: Language,
  query: string,
): Readonly<Record<string, CellRenderer>> => ({
  stakeholder: ({ stakeholder }) => {
    const { name, types } = stakeholderLines(textOf(stakeholder), language);
    return (
      <span
        className={classes['lines']}
        title={textOf(stakeholder).split('\n').slice(1).join('\n') || undefined}
      >
        <span className={classes['number']}>
          <Marked text={name} query={query} />
        </span>
        <span className={classes['rest']}>
          <Marked text={types} query={query} />
        </span>
      </span>
    );
  },
  parcels: ({ parcels }) => (
    <span title={textOf(parcels) || undefined}>
      <Marked text={landLine(textOf(parcels), language)} query={query} />
    </span>
  ),
});

/** A stakeholder in the narrow list next to the open one: its name, and the first piece of land. */
export const drawNarrow: CellRenderer = ({ stakeholder, parcels }) => {
  const [name] = textOf(stakeholder).split('\n');
  return (
    <span className={classes['lines']}>
      <span className={classes['number']}>{name}</span>
      <span className={classes['rest']}>{textOf(parcels).split(', ')[0]}</span>
    </span>
  );
};

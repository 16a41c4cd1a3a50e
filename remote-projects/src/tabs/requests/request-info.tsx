import type { Translate } from 'shared-ui';
import { type CellRenderer, Marked } from 'shared-ui/grid';
import classes from '../../rows/lines.module.css';
import { codesText, parcelsShown } from './request-cells.ts';

const linesOf = (value: unknown): readonly string[] => (typeof value === 'string' ? value.split('\n') : []);

const textOf = (...parts: readonly string[]): string => parts.filter(Boolean).join(' · ');

interface TwoLinesProps {
  readonly first: string;
  readonly rest: string;
  readonly query: string;
  /** The full text, where the cell is too small for it. */
  readonly whole?: string;
}

function TwoLines({ first, rest, query, whole }: TwoLinesProps) {
  return (
    <span className={classes['lines']} title={whole || rest || undefined}>
      <span className={classes['number']}>
        <Marked text={first} query={query} />
      </span>
      <span className={classes['rest']}>
        <Marked text={rest} query={query} />
      </span>
    </span>
  );
}

/** Renderers for cells of a request with two lines: grantor and request, status in Connect, land. */
export function requestRenderers(t: Translate, query: string): Readonly<Record<string, CellRenderer>> {
  const more = (count: number) => t('rows.more', { count });
  return {
    grantorRequests: ({ grantorRequests }) => {
      const [grantor = '', type = '', codes = '', crossed = ''] = linesOf(grantorRequests);
      const rest = textOf(type, codesText(codes.split(', '), more), crossed);
      return <TwoLines first={grantor} rest={rest} whole={textOf(codes, crossed)} query={query} />;
    },
    connect: ({ connect }) => {
      const [number = '', status = ''] = linesOf(connect);
      if (!number && !status) return null;
      return <TwoLines first={number || '–'} rest={status} query={query} />;
    },
    parcels: ({ parcels }) => {
      const all = typeof parcels === 'string' && parcels !== '' ? parcels.split(', ') : [];
      const { shown, others } = parcelsShown(all);
      if (!shown) return null;
      return (
        <TwoLines first={shown} rest={others > 0 ? more(others) : ''} whole={all.join(', ')} query={query} />
      );
    },
  };
}

/** A request in the narrow list next to the open one: its grantor, and what is requested. */
export const narrowRequest =
  (t: Translate): CellRenderer =>
  ({ grantorRequests }) => {
    const [grantor = '', type = '', codes = '', crossed = ''] = linesOf(grantorRequests);
    const rest = textOf(
      codesText(codes.split(', '), (count) => t('rows.more', { count })),
      crossed,
    );
    return <TwoLines first={grantor} rest={rest || type} query="" />;
  };

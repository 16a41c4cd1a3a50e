import type { ReactNode } from 'react';
import { errorMessage } from 'shared-contracts/client';
import { type TypedDocumentNode, useQuery } from 'urql';
import { DataErrorBar } from '../../feedback/data-error-bar.tsx';
import { useFormTexts } from '../../form/form-texts.ts';
import { HeaderButton } from '../../form/page/header-button.tsx';
import { PlainCell, PlainTable } from '../../layout/plain-table.tsx';
import { FormSkeleton } from '../../layout/skeleton-shapes.tsx';
import { Link } from '../../router/links.ts';
import { mostRelated, type RelatedLine, type RelatedList } from './related-lists.ts';
import classes from './related-tab.module.css';

/** A text of the area: `none`, `kind.…`, `column.…`, and those that its lists refer to. */
type TextOf = (key: string) => string;

interface RelatedTabProps<TData> {
  /** Queries what belongs to the record. */
  readonly document: TypedDocumentNode<TData, { id: string }>;
  readonly id: string;
  /** The answer by kind, in the order of the tab; kinds without records are left out. */
  readonly listsIn: (data: TData) => readonly RelatedList[];
  readonly text: TextOf;
}

function LineAction({ action, text }: { readonly action: RelatedLine['action']; readonly text: TextOf }) {
  return (
    <PlainCell kind="action">
      {action && <HeaderButton onClick={action.run}>{text(action.name)}</HeaderButton>}
    </PlainCell>
  );
}

function RelatedSection({ kind, columns, lines, hint, text }: RelatedList & { readonly text: TextOf }) {
  const { t } = useFormTexts();
  const heading = text(`kind.${kind}`);
  const hasActions = lines.some(({ action }) => action);
  return (
    <section aria-label={heading} className={classes['section']}>
      <h2 className={classes['heading']}>
        {heading}{' '}
        <span className={classes['count']}>
          {lines.length >= mostRelated ? t('related.first', { n: mostRelated }) : lines.length}
        </span>
      </h2>
      {hint !== undefined && <p className={classes['hint']}>{text(hint)}</p>}
      <PlainTable
        label={heading}
        hasActions={hasActions}
        columns={columns.map((column) => ({ label: text(`column.${column}`) }))}
      >
        {lines.map(({ id, name, to, cells, action }) => (
          <tr key={id}>
            <th scope="row">{to === undefined ? name : <Link to={to}>{name}</Link>}</th>
            {cells.map((cell, place) => (
              <PlainCell key={columns[place + 1]}>{cell}</PlainCell>
            ))}
            {hasActions && <LineAction action={action} text={text} />}
          </tr>
        ))}
      </PlainTable>
    </section>
  );
}

/**
 * The records that belong to a record, as far as the person may see them: one short list per kind, each record with a
 * link.
 */
export function RelatedTab<TData>({ document, id, listsIn, text }: RelatedTabProps<TData>): ReactNode {
  const { t } = useFormTexts();
  const [{ data, error }, ask] = useQuery({
    query: document,
    variables: { id },
    requestPolicy: 'cache-and-network',
  });
  if (error && !data)
    return (
      <DataErrorBar
        what={t('related.title')}
        message={errorMessage(error)}
        onTryAgain={() => ask({ requestPolicy: 'network-only' })}
      />
    );
  if (!data) return <FormSkeleton />;
  const lists = listsIn(data).filter(({ lines }) => lines.length > 0);
  if (lists.length === 0) return <p className={classes['hint']}>{text('none')}</p>;
  return lists.map((list) => <RelatedSection key={list.kind} {...list} text={text} />);
}

import { type ReactNode, Suspense } from 'react';
import type { Translate } from 'shared-ui';
import type { OpenRow, RowTab } from 'shared-ui/record';
import classes from './lines.module.css';

interface RowAreasOptions<TSection extends string, TList extends string> {
  /** The name of the texts: of the sections as `area.<path>`, of the fields by their names. */
  readonly texts: string;
  /** The short sections, which are one page, in their order, each with its fields (decision 54). */
  readonly sections: Readonly<Record<TSection, readonly string[]>>;
  /** Those with a list of their own, which are a page each. */
  readonly lists: readonly TList[];
  /** The content of a section, whose code may still have to be fetched. */
  readonly show: (path: TSection | TList, row: OpenRow) => ReactNode;
}

/** Placeholder of a section while its code is fetched, so that the sections below do not move. */
const waiting = <div className={classes['waiting']} />;

/** The sections of a row of a project: the short ones are one page, those with a list of their own a page each. */
export function rowSections<TSection extends string, TList extends string>(
  { texts, sections, lists, show: draw }: RowAreasOptions<TSection, TList>,
  t: Translate,
): readonly [RowTab, ...RowTab[]] {
  const show = (path: TSection | TList, row: OpenRow) => (
    <Suspense fallback={waiting}>{draw(path, row)}</Suspense>
  );
  const label = (path: string) => t(`${texts}.area.${path}`);
  const paths = Object.keys(sections) as TSection[];
  const section = (path: TSection): RowTab => ({
    path,
    label: label(path),
    fields: sections[path].map((name) => ({ name, label: t(`${texts}.${name}`) })),
    isSection: paths.length > 1,
    show: (row) => show(path, row),
  });
  const list = (path: TList): RowTab => ({
    path,
    label: label(path),
    fields: [],
    show: () => null,
    below: (row) => show(path, row),
  });
  const [first, ...others] = paths;
  if (first === undefined) throw new Error('A row has a section of its fields.');
  return [section(first), ...others.map(section), ...lists.map(list)];
}

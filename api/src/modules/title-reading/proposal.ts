import type { TitleContent } from 'shared-contracts/title-reading';
import type { TitleText } from './title-lines.ts';

type Mutable<T> = { -readonly [key in keyof T]: T[key] };

export type Owner = TitleContent['owners'][number];
export type Instrument = TitleContent['instruments'][number];

/** The findings of a reader for one layout. */
export type Found = Mutable<Omit<TitleContent, 'layout' | 'lines' | 'unread' | 'picturePages' | 'isCut'>> & {
  /** Lines without information about the title itself, such as headings. */
  readonly noise: Set<number>;
};

/** The result for a title in which nothing was found. */
export const nothingFound = (): Found => ({
  number: null,
  landNumber: null,
  legalDescription: null,
  parts: [],
  landUnread: [],
  estate: null,
  municipality: null,
  grossArea: null,
  previousNumber: null,
  registeredDate: null,
  searchedDate: null,
  owners: [],
  instruments: [],
  instrumentsTold: null,
  noise: new Set(),
});

/** The findings, together with the text they were found in; lines from which nothing was taken are listed as unread. */
export function proposalOf(layout: TitleContent['layout'], text: TitleText, found: Found): TitleContent {
  const { noise, ...content } = found;
  const singles = Object.values(content).flatMap((value) =>
    typeof value === 'object' && value !== null && 'value' in value ? value.lines : [],
  );
  const rows = [...content.parts, ...content.owners, ...content.instruments].flatMap(({ lines }) => lines);
  const taken = new Set([...noise, ...singles, ...rows]);
  return {
    layout,
    ...content,
    lines: [...text.lines],
    unread: text.lines.flatMap((_, line) => (taken.has(line) ? [] : [line])),
    picturePages: [...text.picturePages],
    isCut: text.isCut,
  };
}

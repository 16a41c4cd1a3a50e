import type { TitleContent } from 'shared-contracts/title-reading';
import { isAlberta, readAlberta } from './alberta-title.ts';
import { readPlain } from './plain-title.ts';
import type { TitleText } from './title-lines.ts';

/** Reads the text of a title with the reader for its layout. */
export const contentOfText = (text: TitleText): TitleContent =>
  isAlberta(text) ? readAlberta(text) : readPlain(text);

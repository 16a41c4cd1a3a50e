import type { TitleContent } from 'shared-contracts/title-reading';
import { isAlberta, readAlberta } from './alberta-title.ts';
import { isBritishColumbia, readBritishColumbia } from './british-columbia-title.ts';
import { isManitoba, readManitoba } from './manitoba-title.ts';
import { readPlain } from './plain-title.ts';
import { isSaskatchewan, readSaskatchewan } from './saskatchewan-title.ts';
import type { TitleText } from './title-lines.ts';

/** Reads the text of a title with the reader for its layout. */
export function contentOfText(text: TitleText): TitleContent {
  if (isAlberta(text)) return readAlberta(text);
  if (isManitoba(text)) return readManitoba(text);
  if (isBritishColumbia(text)) return readBritishColumbia(text);
  return isSaskatchewan(text) ? readSaskatchewan(text) : readPlain(text);
}

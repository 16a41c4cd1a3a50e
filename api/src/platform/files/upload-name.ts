import { hasUnfitCharacters } from 'shared-contracts/documents';
import { texts } from '../../generated/texts/uploads.ts';
import { AppError } from '../errors/app-error.ts';
import { messageFrom } from '../errors/localized-message.ts';

const longestName = 250;

/**
 * The name under which a file is stored: without folders, surrounding blanks and characters that file systems do not
 * allow. Throws if nothing is left or the name cannot be stored.
 */
export function uploadName(given: string | undefined): string {
  if (hasUnfitCharacters(given ?? ''))
    throw new AppError(
      'BAD_INPUT',
      messageFrom(texts, ({ unfitName }) => unfitName),
      {},
      422,
    );
  const name = (given ?? '').split(/[/\\]/).at(-1)?.trim().normalize('NFC') ?? '';
  if (name === '' || /^\.+$/.test(name))
    throw new AppError(
      'BAD_INPUT',
      messageFrom(texts, ({ noName }) => noName),
      {},
      422,
    );
  if (name.length > longestName)
    throw new AppError(
      'BAD_INPUT',
      messageFrom(texts, ({ longName }) => longName(longestName)),
      {},
      422,
    );
  return name;
}

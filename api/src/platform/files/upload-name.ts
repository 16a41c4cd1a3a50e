import { hasUnfitCharacters } from 'shared-contracts/documents';
import { texts } from '../../generated/texts/uploads.ts';
import { AppError } from '../errors/app-error.ts';
import { said } from '../errors/said.ts';

const longestName = 250;

/**
 * The name that a file is kept under: without folders, blanks around it and what
 * no file system takes. Throws where nothing is left or it cannot be kept.
 */
export function uploadName(given: string | undefined): string {
  if (hasUnfitCharacters(given ?? ''))
    throw new AppError(
      'BAD_INPUT',
      said(texts, ({ unfitName }) => unfitName),
      {},
      422,
    );
  const name = (given ?? '').split(/[/\\]/).at(-1)?.trim().normalize('NFC') ?? '';
  if (name === '' || /^\.+$/.test(name))
    throw new AppError(
      'BAD_INPUT',
      said(texts, ({ noName }) => noName),
      {},
      422,
    );
  if (name.length > longestName)
    throw new AppError(
      'BAD_INPUT',
      said(texts, ({ longName }) => longName(longestName)),
      {},
      422,
    );
  return name;
}

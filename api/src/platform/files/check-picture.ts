import { imageSizeFromFile } from 'image-size/fromFile';
import { texts } from '../../generated/texts/uploads.ts';
import { AppError } from '../errors/app-error.ts';
import { messageFrom } from '../errors/localized-message.ts';

/** Largest number of pixels in a picture: twice that of the largest cameras. */
const largestPicture = 200_000_000;

/** Refuses pictures that would fill a computer's memory once they are shown. Throws 422. */
export async function checkPicture(path: string): Promise<void> {
  const size = await imageSizeFromFile(path).catch(() => undefined);
  if (!size)
    throw new AppError(
      'BAD_INPUT',
      messageFrom(texts, ({ badPicture }) => badPicture),
      {},
      422,
    );
  if (size.width * size.height > largestPicture)
    throw new AppError(
      'BAD_INPUT',
      messageFrom(texts, ({ largePicture }) => largePicture),
      {},
      422,
    );
}

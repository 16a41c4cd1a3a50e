import { imageSizeFromFile } from 'image-size/fromFile';
import { AppError } from '../errors/app-error.ts';

/** Pixels that a picture may have: twice what the largest cameras make. */
const largestPicture = 200_000_000;

/** Refuses pictures that would fill a computer's memory once they are shown. Throws 422. */
export async function checkPicture(path: string): Promise<void> {
  const size = await imageSizeFromFile(path).catch(() => undefined);
  if (!size) throw new AppError('BAD_INPUT', 'The picture cannot be read.', {}, 422);
  if (size.width * size.height > largestPicture)
    throw new AppError('BAD_INPUT', 'The picture has too many pixels.', {}, 422);
}

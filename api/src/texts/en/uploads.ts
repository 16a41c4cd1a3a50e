import { texts as refusals } from 'shared-contracts/refusal-texts';

/** Why a file is not taken. */
export const en = {
  noRoom: 'Your company has no room left for files. Delete some, or ask for more.',
  empty: 'The file is empty.',
  readOnly: refusals.en.readOnly,
  gone: 'There is no such file here. It was deleted, or you may no longer see it.',
  notThere: 'The file no longer exists. Upload it again.',
  unsupported: refusals.en.unsupported,
  notItsName: (name: string) => `The content of ${name} is not what its name says.`,
  locked: 'The file is locked with a password, or in an old format. Save a copy without it and upload that.',
  tooLarge: (megabytes: number) => refusals.en.tooLarge.replace('{{megabytes}}', String(megabytes)),
  brokeOff: 'The upload broke off or cannot be read. Send the file again.',
  noFile: 'The request has no file.',
  unfitName: 'The name of the file has characters that cannot be kept.',
  noName: 'The file has no name.',
  longName: (most: number) => `The name of the file cannot exceed ${most} characters.`,
  badArchive: (reason: string) => `The archive cannot be read: ${reason}.`,
  manyFiles: (most: string) => `The archive holds more than ${most} files.`,
  bomb: 'The archive unpacks to far more than it is. Upload its files one by one.',
  badPicture: 'The picture cannot be read.',
  largePicture: 'The picture has too many pixels.',
  notPaperPicture: 'A logo is a PNG or a JPEG.',
  noDrawing: 'A logo is a PNG or a JPEG. Save the drawing as PNG: an SVG may hold programs.',
  largePaperPicture: 'A logo has at most 1 MB and 2 million pixels, such as 2,000 by 1,000. Make it smaller.',
  flatPicture: 'This PNG has fewer than 256 colours, some of them clear. Save it with all colours.',
};

/** Messages about reading a title, in English. */
export const en = {
  readOnly: 'You can read titles that are here, not add new ones.',
  otherFile: 'A title is read from a PDF, a picture or a text file (.pdf, .png, .jpg or .txt).',
  tooLarge: 'A title cannot exceed 20 MB.',
  empty: 'There is no text to read.',
  pictures: 'This PDF holds pictures of pages and no text. Type the title in, or paste its text.',
  largePicture: 'This picture has too many pixels. Save it with fewer, or as a PDF.',
  noLetters:
    'No letters could be read on its pages. Scan it again, upright and with 300 dots per inch, or type it in.',
  password: 'This PDF is locked with a password. Save a copy without it, or paste its text.',
  damaged: 'It is damaged, or no PDF.',
  time: 'It takes too long to read. Send fewer pages, or paste its text.',
  memory: 'It needs too much memory to read. Send fewer pages, or paste its text.',
};

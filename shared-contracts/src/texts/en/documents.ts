/** What a document's name may not be (002 §5). */
export const en = {
  sameName: 'A file with the same name already exists.',
  extension: 'File extension cannot be modified. ({extension})',
};

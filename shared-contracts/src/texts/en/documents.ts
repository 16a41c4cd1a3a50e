/** Messages about the name of a document (002 §5). */
export const en = {
  sameName: 'A file with the same name already exists.',
  extension: 'File extension cannot be modified. ({extension})',
  characters: 'A name cannot hold control characters, or such as turn the direction of writing.',
};

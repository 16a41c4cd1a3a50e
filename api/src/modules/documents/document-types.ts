import { extensionOf } from 'shared-contracts/documents';

const kinds: readonly (readonly [type: string, extensions: readonly string[]])[] = [
  ['PDF', ['pdf']],
  ['Archive', ['zip', '7z']],
  ['Photo', ['bmp', 'gif', 'heic', 'jpeg', 'jpg', 'png', 'tif', 'tiff', 'webp']],
];

/**
 * The type of a document (002 §3): by whether it is a link or a spatial file, otherwise by the extension of its file.
 */
export function documentType(
  name: string,
  { isUrlLink, isSpatial }: { readonly isUrlLink: boolean; readonly isSpatial: boolean },
): string {
  if (isUrlLink) return 'Url';
  if (isSpatial) return 'Spatial File';
  return kinds.find(([, extensions]) => extensions.includes(extensionOf(name)))?.[0] ?? 'Document';
}

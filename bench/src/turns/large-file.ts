import { strToU8 } from 'fflate';
import type { FileKind } from 'shared-contracts/testing';

/** A file that somebody may upload. */
export interface LargeFile {
  readonly kind: FileKind;
  readonly name: string;
  readonly fileName: string;
  readonly purpose: 'document' | 'spatial' | 'general';
  readonly bytes: () => Uint8Array<ArrayBuffer> | Promise<Uint8Array<ArrayBuffer>>;
}

/** A text as the bytes of a file. */
export const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(strToU8(text));

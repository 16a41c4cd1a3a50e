/** A charset of the Encoding Standard that preserves every byte: those beyond ASCII become U+F780 to U+F7FF. */
export const byteCharset = 'x-user-defined';

const lowByte = 0xff;

/** The bytes of a text that was decoded with `byteCharset`. */
export const bytesIn = (text: string): Uint8Array =>
  Uint8Array.from(text, (letter) => letter.charCodeAt(0) & lowByte);

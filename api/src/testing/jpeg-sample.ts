/** A picture of 24 by 16 pixels, red on the left and blue on the right. */
const flat = Buffer.from(
  '/9j/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVtVkVGZIhlbXd7gYKBTmCNl4x9lnN+gXz/2wBDARUXFx4aHjshITt8U0ZTfHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHz/wAARCAAQABgDASIAAhEBAxEB/8QAFwABAQEBAAAAAAAAAAAAAAAAAAMEBf/EABcQAQADAAAAAAAAAAAAAAAAAAAEQoH/xAAWAQEBAQAAAAAAAAAAAAAAAAAGAAX/xAAbEQABBAMAAAAAAAAAAAAAAAAAAgSBsQEzNP/aAAwDAQACEQMRAD8A4iEquroSq6mHQmaybj3QqLM4BOHT/9k=',
  'base64',
);

/** The position after the marker with which a JPEG begins. */
const afterStart = 2;

/** The same picture with a camera's note on how to turn it (EXIF orientation, 1 to 8). */
export function turnedJpeg(orientation: number): Buffer {
  const notes = Buffer.from('45786966000049492a00080000000100120103000100000000000000' + '00000000', 'hex');
  notes.writeUInt16LE(orientation, 24);
  const head = Buffer.from([0xff, 0xe1, 0, notes.length + afterStart]);
  return Buffer.concat([flat.subarray(0, afterStart), head, notes, flat.subarray(afterStart)]);
}

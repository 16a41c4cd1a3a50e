import { decodeMail } from './mail-notes.ts';
import { byteCharset, bytesIn } from './text-bytes.ts';

/** The charset before a parameter's value (RFC 2231 §4): `filename*=charset'language'value`. */
const label = /(\*(?:0\*)?[\t ]{0,9}=[\t ]{0,9}"?)([\w:.-]{1,60})('[^']{0,60}')/g;

/** The byte around the number of a label, before the value that it belongs to. */
const fence = '%80';
const numbered = /^\uF780(\d+)\uF780/;

/** A header with its parameters as bytes. Labels of charsets are replaced by numbers and added to `labels`. */
export const parametersAsBytes = (header: string, labels: string[]): string =>
  header.replaceAll(label, (_all, before: string, name: string, language: string) => {
    const place = labels.push(name) - 1;
    return `${before}${byteCharset}${language}${fence}${place}${fence}`;
  });

/** Decodes parameters that `parametersAsBytes` left as bytes, each by its label. */
export function readParameters(parameters: Record<string, string>, labels: readonly string[]): void {
  for (const [name, value] of Object.entries(parameters)) {
    const [mark, place] = numbered.exec(value) ?? [];
    if (mark !== undefined)
      parameters[name] = decodeMail(bytesIn(value.slice(mark.length)), labels[Number(place)]);
  }
}

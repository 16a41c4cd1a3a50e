import PostalMime from 'postal-mime';
import * as v from 'valibot';
import { charsetOf } from '../../platform/charsets/charset-labels.ts';
import { guessedCharset, labelInHtml } from '../../platform/charsets/decode-text.ts';
import { wordsInUtf8 } from './encoded-words.ts';
import { parametersAsBytes, readParameters } from './labelled-parameters.ts';
import { decodeMail, notePart } from './mail-notes.ts';

interface StructuredHeader {
  readonly parsed: { readonly value: string; readonly params: Record<string, string> };
}

/**
 * The internals of a MIME part in the parser that are used here. Its published types omit them, so its version is
 * pinned.
 */
interface MimePart {
  state: string;
  headerLines: string[];
  content: ArrayBufferLike | null;
  readonly contentType: StructuredHeader;
  readonly contentDisposition: StructuredHeader;
  feed: (line: Uint8Array) => void;
  processHeaders: () => void;
  getTextContent: () => string;
}

const method = v.function();
const partSchema = v.looseObject({ feed: method, processHeaders: method, getTextContent: method });
const isMimePart = (part: unknown): part is MimePart => v.is(partSchema, part);

/** The class of the parser's parts. Throws if the parser is not built as expected. */
function partsOfParser(): MimePart {
  const root: unknown = Reflect.get(new PostalMime(), 'root');
  const shared: unknown = Object.getPrototypeOf(root);
  if (!isMimePart(shared)) throw new Error('The MIME parser has no parts as they are known.');
  return shared;
}

const utf8 = new TextEncoder();

/**
 * A line of a header in UTF-8. A valid line stays as it is, byte for byte, because a byte order mark before a name must
 * not turn it into another header.
 */
const headerLine = (line: Uint8Array): Uint8Array =>
  guessedCharset(line) === 'utf-8' ? line : utf8.encode(decodeMail(line, undefined));

const lineFeed = 10;

/** Content without the line end that a transfer encoding appended, which is half a character in UTF-16. */
const withoutHalf = (bytes: Uint8Array, label: string | undefined): Uint8Array =>
  bytes.length % 2 === 1 && bytes.at(-1) === lineFeed && charsetOf(label)?.startsWith('utf-16')
    ? bytes.subarray(0, -1)
    : bytes;

/** Headers whose parameters may have a charset; in other headers, what looks like one is text. */
const hasParameters = /^content-(?:type|disposition)[\t ]{0,9}:/i;

/** Joins the lines of each header: a line that begins with white space continues the previous one. */
function unfolded(lines: readonly string[]): readonly string[] {
  const headers: string[][] = [];
  for (const line of lines) {
    const last = headers.at(-1);
    if (last && /^[\t ]/.test(line)) last.push(line);
    else headers.push([line]);
  }
  return headers.map((parts) => parts.join(''));
}

/**
 * Makes the parser decode charsets as they occur in real mails. By default it decodes text without a charset as UTF-8,
 * text with an unknown one as windows-1252, and unencoded bytes in headers as UTF-8, which loses characters.
 */
function readCharsetsLeniently(parts: MimePart): void {
  const { feed, processHeaders, getTextContent } = parts;
  parts.feed = function feedLine(this: MimePart, line) {
    feed.call(this, this.state === 'header' ? headerLine(line) : line);
  };
  parts.processHeaders = function processKnownHeaders(this: MimePart) {
    notePart();
    const labels: string[] = [];
    this.headerLines = unfolded(this.headerLines).map((line) => {
      const header = wordsInUtf8(line);
      return hasParameters.test(header) ? parametersAsBytes(header, labels) : header;
    });
    processHeaders.call(this);
    for (const { parsed } of [this.contentType, this.contentDisposition])
      readParameters(parsed.params, labels);
  };
  parts.getTextContent = function textInUtf8(this: MimePart) {
    if (this.content) {
      const { value, params } = this.contentType.parsed;
      const bytes = new Uint8Array(this.content);
      const label = params['charset'] ?? (value === 'text/html' ? labelInHtml(bytes) : undefined);
      this.content = utf8.encode(decodeMail(withoutHalf(bytes, label), label)).buffer;
      params['charset'] = 'utf-8';
    }
    return getTextContent.call(this);
  };
}

readCharsetsLeniently(partsOfParser());

export { PostalMime };

import type { Document, Element } from '@xmldom/xmldom';
import { isPlainLink } from './check-relations.ts';
import { TemplateRefused } from './template-shapes.ts';

/** Namespaces of Word's text: as Word writes it, and the strict variant of the standard. */
const wordSpaces: readonly (string | null)[] = [
  'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  'http://purl.oclc.org/ooxml/wordprocessingml/main',
];
const vmlSpaces: readonly (string | null)[] = [
  'urn:schemas-microsoft-com:vml',
  'urn:schemas-microsoft-com:office:office',
];

/**
 * Fields that print something about the document or its reader (ECMA-376 part 1, section 17.16.5); other fields fetch
 * something.
 */
const knownFields = new Set(
  [
    'ADDRESSBLOCK ADVANCE ASK AUTHOR AUTONUM AUTONUMLGL AUTONUMOUT BIBLIOGRAPHY CITATION COMMENTS COMPARE',
    'CREATEDATE DATE DISPLAYBARCODE DOCPROPERTY DOCVARIABLE EDITTIME EQ FILENAME FILESIZE FILLIN',
    'FORMCHECKBOX FORMDROPDOWN FORMTEXT GOTOBUTTON GREETINGLINE HYPERLINK IF INDEX INFO KEYWORDS LASTSAVEDBY',
    'LISTNUM MERGEBARCODE MERGEFIELD MERGEREC MERGESEQ NEXT NEXTIF NOTEREF NUMCHARS NUMPAGES NUMWORDS PAGE',
    'PAGEREF PRINTDATE QUOTE REF REVNUM SAVEDATE SECTION SECTIONPAGES SEQ SET SKIPIF STYLEREF SUBJECT SYMBOL',
    'TA TC TEMPLATE TIME TITLE TOA TOC USERADDRESS USERINITIALS USERNAME XE',
  ].flatMap((line) => line.split(' ')),
);

/** Fields that fetch or run something; searched anywhere in a code, as Word assembles codes from pieces. */
const outerFields = new Set([
  'DATABASE',
  'DDE',
  'DDEAUTO',
  'EMBED',
  'IMPORT',
  'INCLUDE',
  'INCLUDEPICTURE',
  'INCLUDETEXT',
  'LINK',
  'MACROBUTTON',
  'PRINT',
  'RD',
]);

/** Elements that contain another document or a program. */
const foreignElements = new Set(['altChunk', 'control', 'objectEmbed', 'objectLink', 'subDoc']);

const isWord = ({ namespaceURI }: Element): boolean => wordSpaces.includes(namespaceURI);

const wordsOf = (code: string): readonly string[] =>
  code
    .toUpperCase()
    .split(/[\s\\"]+/)
    .filter(Boolean);

function refuseOuter(words: readonly string[]): void {
  const outer = words.find((word) => outerFields.has(word));
  if (outer) throw new TemplateRefused('outerFields', outer);
}

/**
 * Switches of a link that are followed by a value which is a bookmark, a screen tip or a window, and not an address.
 */
const valued = new Set(['*', 'L', 'O', 'T']);

const linkParts = /\\([a-z*])(?=[\s"]|$)|"([^"]*)"|([^\s"]+)/gi;

/** The addresses of a link, wherever they are among its switches. */
function* addressesOf(code: string): Generator<string> {
  let isValue = false;
  for (const [, letter, quoted, plain = ''] of code.trim().slice('HYPERLINK'.length).matchAll(linkParts)) {
    const address = (quoted ?? plain).trim();
    if (letter === undefined && !isValue && address !== '') yield address;
    isValue = letter !== undefined && valued.has(letter.toUpperCase());
  }
}

function checkCode(code: string): void {
  const words = wordsOf(code);
  refuseOuter(words);
  const [name] = words;
  if (name === undefined || name.startsWith('=')) return;
  if (!knownFields.has(name)) throw new TemplateRefused('outerFields', name.slice(0, 40));
  if (name !== 'HYPERLINK') return;
  for (const address of addressesOf(code))
    if (!isPlainLink(address)) throw new TemplateRefused('external', address.slice(0, 200));
}

/**
 * The codes of fields as Word assembles them: it cuts their text into arbitrary pieces, and a field may contain others.
 */
function* fieldCodes(document: Document): Generator<string> {
  const open: { code: string; isResult: boolean; isMade: boolean }[] = [];
  // The output of a nested field is part of the name, so the name of such a field is unknown.
  const codeOf = ({ code, isMade }: { readonly code: string; readonly isMade: boolean }): string => {
    if (isMade && code.trim() === '') throw new TemplateRefused('outerFields', '{ }');
    return code;
  };
  for (const element of document.getElementsByTagName('*')) {
    if (!isWord(element)) continue;
    const field = open.at(-1);
    const own = (name: string) =>
      wordSpaces.map((space) => element.getAttributeNS(space, name)).find((value) => value) ?? '';
    if (element.localName === 'fldSimple') yield own('instr');
    else if (element.localName === 'fldChar') {
      const kind = own('fldCharType');
      if (kind === 'begin') {
        if (field && !field.isResult) field.isMade = true;
        open.push({ code: '', isResult: false, isMade: false });
      } else if (kind === 'separate' && field) field.isResult = true;
      else if (kind === 'end' && field) {
        open.pop();
        yield codeOf(field);
      }
    } else if (element.localName === 'instrText' || element.localName === 'delInstrText') {
      const text = element.textContent ?? '';
      if (field && !field.isResult) field.code += text;
      else yield text;
    }
  }
  for (const field of open) yield codeOf(field);
}

/** The codes of each paragraph as one text, whichever fields they belong to: programs assemble them differently. */
function* paragraphCodes(document: Document): Generator<string> {
  const codes = new Map<unknown, string>();
  for (const element of document.getElementsByTagName('*')) {
    if (!isWord(element) || !/^(del)?instrText$/i.test(element.localName ?? '')) continue;
    let paragraph: Element | null = element;
    while (paragraph && !(isWord(paragraph) && paragraph.localName === 'p'))
      paragraph = paragraph.parentElement;
    codes.set(paragraph, (codes.get(paragraph) ?? '') + (element.textContent ?? ''));
  }
  yield* codes.values();
}

function checkElement(element: Element, name: string): void {
  // Tags are only filled under this prefix: under another one nothing would be checked or filled.
  if (isWord(element) && element.prefix !== 'w') throw new TemplateRefused('notWord', name);
  if (!isWord(element) && element.prefix === 'w') throw new TemplateRefused('notWord', name);
  if (isWord(element) && foreignElements.has(element.localName ?? ''))
    throw new TemplateRefused('embedded', element.localName ?? '');
  // Word runs the query of a mail merge when it opens the document.
  if (isWord(element) && element.localName === 'mailMerge')
    throw new TemplateRefused('external', 'mailMerge');
  if (!vmlSpaces.includes(element.namespaceURI)) return;
  if (element.localName === 'OLEObject') throw new TemplateRefused('embedded', 'OLEObject');
  for (const { localName, value } of element.attributes)
    if (/^(src|althref)$/.test(localName ?? '') || (localName === 'href' && !isPlainLink(value)))
      if (value !== '') throw new TemplateRefused('external', value.slice(0, 200));
}

/** Refuses fields and elements of a part that fetch or run something. Throws TemplateRefused. */
export function checkFields(document: Document, name: string): void {
  for (const element of document.getElementsByTagName('*')) checkElement(element, name);
  for (const code of fieldCodes(document)) checkCode(code);
  for (const code of paragraphCodes(document)) refuseOuter(wordsOf(code));
}

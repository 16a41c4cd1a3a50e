import { type DocxParts, mainPart, partText, typesPart } from './docx-parts.ts';

const encoder = new TextEncoder();
const relationsPart = 'word/_rels/document.xml.rels';

/** Cuts a document where its text begins and ends, and before its last section, which describes the page layout. */
function cut(text: string) {
  const start = text.indexOf('>', text.indexOf('<w:body')) + 1;
  const end = text.lastIndexOf('</w:body>');
  const last = text.lastIndexOf('<w:sectPr', end);
  const closing = '</w:sectPr>';
  const hasSection = last > start && text.slice(last, end).trimEnd().endsWith(closing);
  const bodyEnd = hasSection ? last : end;
  return {
    before: text.slice(0, start),
    body: text.slice(start, bodyEnd),
    section: hasSection ? text.slice(last, end).trim() : '<w:sectPr/>',
    after: text.slice(end),
  };
}

/**
 * A paragraph without height that ends a section, so that the following text begins a new page with its own headers.
 */
const sectionEnd = (section: string): string =>
  `<w:p><w:pPr><w:spacing w:before="0" w:after="0" w:line="20" w:lineRule="exact"/><w:rPr><w:sz w:val="2"/></w:rPr>${section}</w:pPr></w:p>`;

/** The elements that come after the page numbering in a section, in order. */
const behindNumbers =
  /<w:(?:cols|formProt|vAlign|noEndnote|titlePg|textDirection|bidi|rtlGutter|docGrid|printerSettings|sectPrChange)\b|<\/w:sectPr>/;

/** A section whose pages are numbered from one. */
const startingAtOne = (section: string): string =>
  section.includes('<w:pgNumType') || section.endsWith('/>')
    ? section
    : section.replace(behindNumbers, '<w:pgNumType w:start="1"/>$&');

const isHeader = (name: string): boolean => /^word\/(header|footer)\d*\.xml$/.test(name);

const isSame = (one: Uint8Array | undefined, other: Uint8Array | undefined): boolean =>
  one !== undefined && other !== undefined && Buffer.compare(one, other) === 0;

/** Joins several documents that were filled from one template; each begins a new page with its own headers. */
export class JoinedDocuments {
  readonly #first: DocxParts;
  readonly #parts: DocxParts;
  readonly #bodies: string[] = [];
  #relations: string;
  #types: string;
  #pictures = 0;
  #section = '';
  #count = 0;

  constructor(first: DocxParts) {
    this.#first = first;
    this.#parts = { ...first };
    this.#relations = partText(first, relationsPart);
    this.#types = partText(first, typesPart);
    this.add(first);
  }

  /** Adds a document that was filled from the same template. */
  add(filled: DocxParts): void {
    this.#count += 1;
    const { body, section } = cut(partText(filled, mainPart));
    if (this.#count > 1) this.#addPictures(filled);
    if (this.#count > 1) this.#bodies.push(sectionEnd(this.#section));
    const renamed = this.#ownHeaders(filled);
    const own = (text: string) =>
      text.replace(/<w:(?:header|footer)Reference\b[^<>]*>/g, (tag) =>
        tag.replace(/\br:id="([^"]+)"/, (whole, id) =>
          renamed.has(id) ? `r:id="${renamed.get(id)}"` : whole,
        ),
      );
    this.#bodies.push(own(this.#withOwnPictures(body)));
    this.#section = startingAtOne(own(section));
  }

  /** The parts of the joined document. */
  whole(): DocxParts {
    const { before, after } = cut(partText(this.#first, mainPart));
    return {
      ...this.#parts,
      ...this.#ownPageCounts(),
      [mainPart]: encoder.encode(`${before}${this.#bodies.join('')}${this.#section}${after}`),
      [relationsPart]: encoder.encode(this.#relations),
      [typesPart]: encoder.encode(this.#types),
    };
  }

  /** Adds the pictures that only this document has; their names and relations contain a hash of their content. */
  #addPictures(filled: DocxParts): void {
    for (const [name, bytes] of Object.entries(filled))
      if (name.startsWith('word/media/')) this.#parts[name] ??= bytes;
    const own = (text: string, tag: RegExp, mark: string, end: string, whole: string): string => {
      const added = [...text.matchAll(tag)]
        .map(([found]) => found)
        .filter((found) => found.includes(mark) && !whole.includes(found));
      return whole.replace(end, `${added.join('')}${end}`);
    };
    const { [typesPart]: types, [relationsPart]: relations } = filled;
    if (relations !== undefined && !isSame(relations, this.#first[relationsPart]))
      this.#relations = own(
        partText(filled, relationsPart),
        /<Relationship\b[^<>]*>/g,
        ' Id="rwPicture',
        '</Relationships>',
        this.#relations,
      );
    if (types !== undefined && !isSame(types, this.#first[typesPart]))
      this.#types = own(partText(filled, typesPart), /<Default\b[^<>]*>/g, '', '</Types>', this.#types);
  }

  /** Headers and footers that count the pages of their own document, not of the joined one. */
  #ownPageCounts(): DocxParts {
    if (this.#count < 2) return {};
    return Object.fromEntries(
      Object.keys(this.#parts)
        .filter((name) => /^word\/(header|footer)[\d-]*\.xml$/.test(name))
        .map((name) => [
          name,
          encoder.encode(
            partText(this.#parts, name)
              .replace(/(\binstr="\s{0,9})NUMPAGES\b/g, '$1SECTIONPAGES')
              .replace(
                /(<w:instrText[^<>]*>)([^<]*)/g,
                (_whole, tag, text) => `${tag}${text.replace(/^(\s*)NUMPAGES\b/, '$1SECTIONPAGES')}`,
              ),
          ),
        ]),
    );
  }

  /** Gives every picture in the document a number of its own. */
  #withOwnPictures(body: string): string {
    return body.replace(/<wp:docPr\b[^<>]*>/g, (tag) => {
      this.#pictures += 1;
      return tag.replace(/\bid="\d+"/, `id="${this.#pictures}"`);
    });
  }

  /** Adds headers whose content differs from those of the first document, under new names. */
  #ownHeaders(filled: DocxParts): ReadonlyMap<string, string> {
    const renamed = new Map<string, string>();
    for (const name of Object.keys(filled).filter(isHeader)) {
      if (isSame(filled[name], this.#first[name])) continue;
      const target = name.slice('word/'.length);
      const relation = [...this.#relations.matchAll(/<Relationship\b[^<>]*>/g)]
        .map(([text]) => text)
        .find((text) => text.includes(`Target="${target}"`));
      const id = relation && /\bId="([^"]+)"/.exec(relation)?.[1];
      if (!relation || !id) continue;
      const ownTarget = target.replace('.xml', `-${this.#count}.xml`);
      const ownId = `${id}x${this.#count}`;
      this.#parts[`word/${ownTarget}`] = filled[name] ?? new Uint8Array();
      const relations = filled[`word/_rels/${target}.rels`];
      if (relations) this.#parts[`word/_rels/${ownTarget}.rels`] = relations;
      this.#relations = this.#relations.replace(
        '</Relationships>',
        `${relation.replace(`Target="${target}"`, `Target="${ownTarget}"`).replace(`Id="${id}"`, `Id="${ownId}"`)}</Relationships>`,
      );
      const kind = target.startsWith('header') ? 'header' : 'footer';
      this.#types = this.#types.replace(
        '</Types>',
        `<Override PartName="/word/${ownTarget}" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.${kind}+xml"/></Types>`,
      );
      renamed.set(id, ownId);
    }
    return renamed;
  }
}

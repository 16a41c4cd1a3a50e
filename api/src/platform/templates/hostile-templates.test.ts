import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { line, wordTemplate } from '../../testing/word-template.ts';
import { templateFiller } from './template-filler.ts';

const folder = mkdtempSync(join(tmpdir(), 'rightway-hostile-templates-'));
const filler = templateFiller({ workers: 1, waiting: 8, seconds: 20, megabytes: 256 });

afterAll(async () => {
  await filler.stop();
  rmSync(folder, { recursive: true });
});

/** The kinds of faults that the check of a template finds. */
async function faultsOf(template: Buffer): Promise<readonly string[]> {
  const path = join(folder, 'template.docx');
  writeFileSync(path, template);
  const task = {
    template: path,
    offered: { values: ['name', 'company.name'], lists: {}, pictures: [] },
    folder,
    isJoined: false,
    mark: '',
    labels: {},
    pictures: {},
    records: null,
  };
  return filler.fill(task, async ({ faults }) => faults.map(({ kind }) => kind));
}

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const wordTypes = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

const relation = (type: string, target: string, mode = '') =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId9" Type="${type.includes(':') ? type : `${office}/${type}`}" Target="${target}"${mode}/></Relationships>`;
const relations = 'word/_rels/document.xml.rels';

/** A picture that consists only of a header with its size. */
function pngOf(width: number, height: number): Uint8Array {
  const bytes = Buffer.alloc(64);
  Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').copy(bytes);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

describe('a hostile template', () => {
  const name = line('{name}');
  it.each([
    ['no archive', Buffer.from('PK nonsense'), 'damaged'],
    ['a part of another program', wordTemplate(name, { 'word/document.xml': '' }), 'damaged'],
    ['a bomb', wordTemplate(name, { 'word/media/bomb.xml': new Uint8Array(60 * 1024 ** 2) }), 'tooLarge'],
    ['a macro', wordTemplate(name, { 'word/vbaProject.bin': 'x' }), 'macros'],
    [
      'entities',
      wordTemplate(name, {
        'word/styles.xml': '<!DOCTYPE s [<!ENTITY a "b"><!ENTITY c "&a;&a;">]><s>&c;</s>',
      }),
      'entities',
    ],
    [
      'another encoding',
      wordTemplate(name, { 'word/styles.xml': '<?xml version="1.0" encoding="UTF-7"?><s/>' }),
      'damaged',
    ],
    [
      'a picture from elsewhere',
      wordTemplate(name, {
        [relations]: relation('image', 'http://example.test/a.png', ' TargetMode="External"'),
      }),
      'external',
    ],
    [
      'a file of the server',
      wordTemplate(name, {
        [relations]: relation('hyperlink', 'file:///etc/passwd', ' TargetMode="External"'),
      }),
      'external',
    ],
    [
      'a template from elsewhere',
      wordTemplate(name, {
        'word/_rels/settings.xml.rels': relation(
          'attachedTemplate',
          'https://example.test/t.dotm',
          ' TargetMode="External"',
        ),
      }),
      'external',
    ],
    ['another document', wordTemplate(name, { [relations]: relation('aFChunk', 'chunk.html') }), 'embedded'],
    ['a program', wordTemplate(name, { 'word/embeddings/oleObject1.bin': 'x' }), 'embedded'],
    [
      'a field that reaches out',
      wordTemplate(
        `${name}<w:p><w:r><w:instrText>INCLUDE</w:instrText></w:r><w:r><w:instrText>PICTURE "http://example.test"</w:instrText></w:r></w:p>`,
      ),
      'outerFields',
    ],
    [
      'a field that runs a program',
      wordTemplate(`<w:p><w:fldSimple w:instr=" DDEAUTO c:\\\\cmd.exe "/></w:p>${name}`),
      'outerFields',
    ],
    [
      'a picture of 60,000 by 60,000',
      wordTemplate(name, { 'word/media/image1.png': pngOf(60_000, 60_000) }),
      'largePicture',
    ],
  ])('with %s is refused', async (_what, template, kind) => {
    expect(await faultsOf(template)).toEqual([kind]);
  });

  it('a link that a person follows is none', async () => {
    const template = wordTemplate(name, {
      [relations]: relation('hyperlink', 'https://example.test/', ' TargetMode="External"'),
    });
    expect(await faultsOf(template)).toEqual([]);
  });
});

/** The content types of the plain document, with further ones added. */
const typesWith = (more: string) =>
  `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${wordTypes}.document.main+xml"/><Override PartName="/word/header1.xml" ContentType="${wordTypes}.header+xml"/>${more}</Types>`;
const override = (part: string, kind: string) =>
  `<Override PartName="${part}" ContentType="${kind.includes('/') ? kind : `${wordTypes}.${kind}+xml`}"/>`;

const wordPart = (element: string, content: string, prefix = 'w') =>
  `<${prefix}:${element} xmlns:${prefix}="${word}">${content}</${prefix}:${element}>`;
const fieldOf = (code: string, prefix = 'w') =>
  `<${prefix}:p><${prefix}:fldSimple ${prefix}:instr="${code}"/></${prefix}:p>`;
const piece = (text: string) => `<w:r><w:instrText xml:space="preserve">${text}</w:instrText></w:r>`;
const mark = (kind: string) => `<w:r><w:fldChar w:fldCharType="${kind}"/></w:r>`;

/** A template that contains a drawing. */
const drawing = (content: string): Buffer =>
  wordTemplate(line('{name}'), {
    '[Content_Types].xml': typesWith(override('/word/media/a.svg', 'image/svg+xml')),
    'word/media/a.svg': `<s:svg xmlns:s="http://www.w3.org/2000/svg" width="8" height="8">${content}</s:svg>`,
  });

/** Word looks at the namespace, type and relationship of a part; none of these depends on its name. */
describe('a template that hides what it fetches', () => {
  const name = line('{name}');
  const dde = ' DDEAUTO c:\\\\cmd.exe ';
  it.each([
    [
      'under another prefix',
      wordTemplate(name, { 'word/header1.xml': wordPart('hdr', fieldOf(dde, 'v'), 'v') }),
      'notWord',
    ],
    [
      'under another prefix, in the strict form',
      wordTemplate(name, {
        'word/header1.xml': `<v:hdr xmlns:v="http://purl.oclc.org/ooxml/wordprocessingml/main">${fieldOf(dde, 'v')}</v:hdr>`,
      }),
      'notWord',
    ],
    [
      'under no prefix',
      wordTemplate(name, { 'word/header1.xml': `<hdr xmlns="${word}"><p><r/></p></hdr>` }),
      'notWord',
    ],
    [
      'in the glossary',
      wordTemplate(name, {
        '[Content_Types].xml': typesWith(override('/word/glossary/document.xml', 'document.glossary')),
        'word/glossary/document.xml': wordPart('glossaryDocument', fieldOf(dde)),
      }),
      'outerFields',
    ],
    [
      'in the header of a glossary',
      wordTemplate(name, {
        '[Content_Types].xml': typesWith(override('/word/glossary/header9.xml', 'header')),
        'word/glossary/header9.xml': wordPart('hdr', fieldOf(' INCLUDEPICTURE &quot;http://a.test/b&quot; ')),
      }),
      'outerFields',
    ],
    [
      'in a main part of another name',
      wordTemplate(name, {
        '[Content_Types].xml': typesWith(override('/word/text.xml', 'document.main')),
        '_rels/.rels': relation('officeDocument', 'word/text.xml'),
        'word/text.xml': wordPart('document', fieldOf(dde)),
      }),
      'notWord',
    ],
    [
      'behind a second way to a main part',
      wordTemplate(name, { '_rels/.rels': relation('officeDocument', '/word/header1.xml') }),
      'notWord',
    ],
    [
      'in a header that is called a picture',
      wordTemplate(name, {
        '[Content_Types].xml': typesWith(override('/word/media/logo.png', 'header')),
        'word/media/logo.png': wordPart('hdr', fieldOf(dde)),
      }),
      'outerFields',
    ],
    [
      'in a header of an ending of its own',
      wordTemplate(name, {
        '[Content_Types].xml': typesWith(`<Default Extension="foo" ContentType="${wordTypes}.header+xml"/>`),
        'word/header2.foo': wordPart('hdr', fieldOf(dde)),
      }),
      'outerFields',
    ],
    [
      'in relationships of another ending',
      wordTemplate(name, {
        '[Content_Types].xml': typesWith(
          override('/word/_rels/odd.xml', 'application/vnd.openxmlformats-package.relationships+xml'),
        ),
        'word/_rels/odd.xml': relation('attachedTemplate', 'https://a.test/t.dotm', ' TargetMode="External"'),
      }),
      'external',
    ],
    [
      'in relationships of another type',
      wordTemplate(name, {
        '[Content_Types].xml': typesWith(override('/word/_rels/settings.xml.rels', 'application/xml')),
        'word/_rels/settings.xml.rels': relation('image', 'https://a.test/a.png', ' TargetMode="External"'),
      }),
      'external',
    ],
    [
      'behind a relationship that nobody knows',
      wordTemplate(name, { [relations]: relation('http://a.test/relationships/more', 'header1.xml') }),
      'unknownPart',
    ],
    [
      'in a part that leads out of the document',
      wordTemplate(name, { [relations]: relation('image', '//a.test/share/a.png') }),
      'external',
    ],
    [
      'in a part of a type that nobody knows',
      wordTemplate(name, {
        '[Content_Types].xml': typesWith(override('/word/more.xml', 'application/x-more+xml')),
        'word/more.xml': wordPart('hdr', ''),
      }),
      'unknownPart',
    ],
    ['in a part of no type', wordTemplate(name, { 'word/more.odd': 'x' }), 'unknownPart'],
    [
      'in a part that is said to hold macros',
      wordTemplate(name, {
        '[Content_Types].xml': typesWith(override('/word/a.xml', 'application/vnd.ms-office.vbaProject')),
      }),
      'macros',
    ],
    [
      'in a field that somebody deleted',
      wordTemplate(`${name}<w:p><w:del><w:r><w:delInstrText>${dde}</w:delInstrText></w:r></w:del></w:p>`),
      'outerFields',
    ],
    [
      'in a code that is cut by a field within',
      wordTemplate(
        `${name}<w:p>${mark('begin')}${piece(' DDE')}${mark('begin')}${piece(' PAGE ')}${mark('separate')}<w:r><w:t>1</w:t></w:r>${mark('end')}${piece('AUTO c:\\\\cmd.exe')}${mark('end')}</w:p>`,
      ),
      'outerFields',
    ],
    [
      'in a code over two paragraphs',
      wordTemplate(
        `${name}<w:p>${mark('begin')}${piece(' INCLUDE')}</w:p><w:p>${piece('TEXT &quot;c:\\\\a&quot;')}${mark('end')}</w:p>`,
      ),
      'outerFields',
    ],
    ['in a field that nobody knows', wordTemplate(`${name}${fieldOf(' FETCH x ')}`), 'outerFields'],
    [
      'in a link of a field',
      wordTemplate(`${name}${fieldOf(' HYPERLINK &quot;file://a.test/b&quot; ')}`),
      'external',
    ],
    [
      'in a link behind its hint',
      wordTemplate(
        `${name}${fieldOf(' HYPERLINK \\o &quot;a hint&quot; \\t &quot;_top&quot; &quot;file://a.test/b&quot; ')}`,
      ),
      'external',
    ],
    [
      'in a link to a folder of another machine',
      wordTemplate(`${name}${fieldOf(' HYPERLINK \\l mark \\\\host\\share ')}`),
      'external',
    ],
    [
      'in a field whose name a field within prints',
      wordTemplate(
        `${name}<w:p>${mark('begin')}${mark('begin')}${piece(' QUOTE 68 68 69 ')}${mark('end')}${mark('end')}</w:p>`,
      ),
      'outerFields',
    ],
    ...['<s:script>a()</s:script>', '<s:image href="http://a.test/a"/>', '<s:g onload="a()"/>'].map(
      (content): [string, Buffer, string] => [`in a drawing with ${content}`, drawing(content), 'external'],
    ),
    ...['@import "http://a.test/a"', 'rect { fill: url(http://a.test/a) }'].map(
      (rule): [string, Buffer, string] => [
        `in a drawing with ${rule}`,
        drawing(`<s:style>${rule}</s:style>`),
        'external',
      ],
    ),
    [
      'in a letter to many',
      wordTemplate(name, {
        '[Content_Types].xml': typesWith(override('/word/settings.xml', 'settings')),
        'word/settings.xml': wordPart('settings', '<w:mailMerge><w:query w:val="SELECT 1"/></w:mailMerge>'),
      }),
      'external',
    ],
    [
      'in a picture of an old drawing',
      wordTemplate(
        `${name}<w:p><w:r><w:pict><v:shape xmlns:v="urn:schemas-microsoft-com:vml"><v:imagedata src="http://a.test/a.png"/></v:shape></w:pict></w:r></w:p>`,
      ),
      'external',
    ],
    [
      'in another document within the text',
      wordTemplate(`${name}<w:altChunk xmlns:r="${office}" r:id="rId9"/>`),
      'embedded',
    ],
  ])('%s is refused', async (_where, template, kind) => {
    expect(await faultsOf(template)).toEqual([kind]);
  });

  it.each([
    ['a link within the document', wordTemplate(`${name}${fieldOf(' HYPERLINK \\l &quot;mark&quot; ')}`)],
    ['the address of a page', wordTemplate(`${name}${fieldOf(' HYPERLINK &quot;https://a.test/&quot; ')}`)],
    [
      'a link with a hint and a format',
      wordTemplate(
        `${name}${fieldOf(' HYPERLINK &quot;https://a.test/&quot; \\o &quot;see: a b&quot; \\* MERGEFORMAT ')}`,
      ),
    ],
    [
      'a drawing that fetches nothing',
      drawing(
        '<s:style>rect { fill: url(#a) }</s:style><s:use href="#a"/><s:image href="data:image/png;base64,AA=="/>',
      ),
    ],
    ['numbers of pages', wordTemplate(`${name}${fieldOf(' PAGE \\* MERGEFORMAT ')}${fieldOf(' NUMPAGES ')}`)],
    [
      'a field within a field',
      wordTemplate(
        `${name}<w:p>${mark('begin')}${piece(' IF ')}${mark('begin')}${piece(' PAGE ')}${mark('end')}${piece(' = 1 &quot;a&quot; &quot;b&quot;')}${mark('separate')}<w:r><w:t>a</w:t></w:r>${mark('end')}</w:p>`,
      ),
    ],
    [
      'a glossary',
      wordTemplate(name, {
        '[Content_Types].xml': typesWith(override('/word/glossary/document.xml', 'document.glossary')),
        [relations]: relation('glossaryDocument', 'glossary/document.xml'),
        'word/glossary/document.xml': wordPart('glossaryDocument', '<w:docParts/>'),
      }),
    ],
  ])('%s is no reason to refuse one', async (_what, template) => {
    expect(await faultsOf(template)).toEqual([]);
  });
});

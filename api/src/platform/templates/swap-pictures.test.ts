import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { photo } from '../../demo/demo-files.ts';
import { turnedJpeg } from '../../testing/jpeg-sample.ts';
import { line, wordTemplate } from '../../testing/word-template.ts';
import { drawnPicture, headPicture } from '../reports/picture-xml.ts';
import { type DocxParts, partText } from './docx-parts.ts';
import { JoinedDocuments } from './join-documents.ts';
import { pictureFaults, swapPictures, wantedPictures } from './swap-pictures.ts';

const place = { type: 'png', width: 100, height: 50, isLying: false, turn: {} } as const;

/** A document with a place for a picture in its text, 100 by 50 points. */
const template = (description: string): DocxParts =>
  unzipSync(
    wordTemplate(
      `<w:p>${headPicture(place, { wide: 100, high: 50 }, { relation: 'rId9', description })}</w:p>${line('Text')}`,
      { 'word/media/image1.png': photo('a.png', 1).bytes },
    ),
  );

const nothing = () => '';
const bytesOf = (tint: number): Uint8Array => photo('b.png', tint).bytes;
const bodyOf = (parts: DocxParts): string => partText(parts, 'word/document.xml');
const swapped = (parts: DocxParts, given: Readonly<Record<string, Uint8Array>>, missing = nothing) =>
  swapPictures(parts, { given, missing });

describe('a picture whose alternative text names one', () => {
  it('is changed for it, in its room and in its own proportions', () => {
    const parts = swapped(template('{logo}'), { logo: bytesOf(2) });
    const relation = /r:embed="([^"]+)"/.exec(bodyOf(parts))?.[1] ?? '';
    const target = new RegExp(`Id="${relation}"[^>]*Target="([^"]+)"`).exec(
      partText(parts, 'word/_rels/document.xml.rels'),
    )?.[1];
    expect(Buffer.from(parts[`word/${target}`] ?? [])).toEqual(Buffer.from(bytesOf(2)));
    // 64 by 48 pixels in 100 by 50 points.
    expect(bodyOf(parts)).toMatch(/<wp:extent cx="846667" cy="635000"\/>/);
    expect(bodyOf(parts)).toContain('descr="logo"');
  });

  it.each([
    [1, ''],
    [3, 'rot="10800000"'],
    [6, 'rot="5400000"'],
    [8, 'rot="16200000"'],
    [5, 'rot="5400000" flipH="1"'],
  ])('stands upright as its camera noted (%i)', (orientation, turn) => {
    const body = bodyOf(swapped(template('{logo}'), { logo: turnedJpeg(orientation) }));
    expect(body).toContain(turn === '' ? '<a:xfrm>' : `<a:xfrm ${turn}>`);
    const [, wide, high] = /<wp:extent cx="(\d+)" cy="(\d+)"/.exec(body)?.map(Number) ?? [];
    // A picture on its side keeps the proportions of its file, 24 by 16, and is 50 points high after it is rotated.
    expect([wide, high]).toEqual(orientation >= 5 ? [635_000, 423_333] : [952_500, 635_000]);
    // It is rotated around its middle: to keep its edge in place, it is moved by half of its growth.
    expect(body).toContain(`<wp:posOffset>${orientation >= 5 ? 105_834 : 0}</wp:posOffset>`);
  });

  it('that is not there is told, and nothing stands in its place where it may be missing', () => {
    const missingNames: string[] = [];
    const mark = (name: string) => {
      missingNames.push(name);
      return `[${name} is missing]`;
    };
    const marked = bodyOf(swapPictures(template('{map}'), { given: {}, missing: mark }));
    expect(marked).toContain('<w:t>[map is missing]</w:t>');
    expect(marked).not.toContain('<w:drawing>');
    expect(bodyOf(swapPictures(template('{map?}'), { given: {}, missing: mark }))).not.toContain('missing]');
    expect(missingNames).toEqual(['map']);
  });

  it('is named as wrong where there is no such picture', () => {
    expect(wantedPictures(template('{plan}'))).toEqual(['plan']);
    expect(pictureFaults(['logo', 'plan'], ['logo', 'map'])).toEqual([
      { kind: 'unknownPicture', about: 'plan' },
    ]);
    expect(wantedPictures(template('A tree'))).toEqual([]);
  });

  it('is each document’s own where several become one', () => {
    const joined = new JoinedDocuments(swapped(template('{map}'), { map: bytesOf(2) }));
    joined.add(swapped(template('{map}'), { map: bytesOf(9) }));
    joined.add(swapped(template('{map}'), { map: turnedJpeg(6) }));
    const whole = joined.whole();
    const relations = partText(whole, 'word/_rels/document.xml.rels');
    const shown = [...bodyOf(whole).matchAll(/r:embed="([^"]+)"/g)].map(([, id]) => {
      const target = new RegExp(`Id="${id}"[^>]*Target="([^"]+)"`).exec(relations)?.[1];
      return drawnPicture(whole[`word/${target}`] ?? new Uint8Array())?.type;
    });
    expect(shown).toEqual(['png', 'png', 'jpg']);
    expect(new Set([...bodyOf(whole).matchAll(/r:embed="([^"]+)"/g)].map(([, id]) => id)).size).toBe(3);
    expect(partText(whole, '[Content_Types].xml')).toContain('Extension="jpg"');
  });
});

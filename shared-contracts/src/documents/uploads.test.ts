import { describe, expect, it } from 'vitest';
import { upload } from '../limits/index.ts';
import { acceptedExtensions, acceptOf, largestUpload, refusalOf, uploadPurposes } from './uploads.ts';

const aFile = (name: string, size = 1, type = '') => ({ name, size, type });

/** The default list as 002 §5 prints it. */
const named =
  '7z csv doc docx dwg dxf eml msg gif jpg jpeg png bmp heic tif pdf ppt pptx xls xlsx kml kmz zip txt shp mp3 mp4 mov wav xml url rtf';
/** Its 'variants' and 'related shapefile parts', as they are meant here. */
const meant = 'xlsm xlsb shx dbf prj cpg sbn sbx';

describe('a file that is uploaded', () => {
  it.each(`${named} ${meant}`.split(' '))('may be .%s', (extension) => {
    expect(refusalOf(aFile(`plan.${extension}`), 'general')).toBeUndefined();
    expect(refusalOf(aFile(`PLAN.${extension.toUpperCase()}`), 'general')).toBeUndefined();
  });

  it('is taken where its name contains an accepted extension', () => {
    expect(refusalOf(aFile('plan.pdf.1'), 'general')).toBeUndefined();
    expect(refusalOf(aFile('pdf'), 'general')).toBe('type');
    expect(refusalOf(aFile('setup.exe'), 'general')).toBe('type');
  });

  it('is taken where its type contains an accepted type', () => {
    expect(refusalOf(aFile('photo', 1, 'image/jpeg'), 'document')).toBeUndefined();
    expect(refusalOf(aFile('notes', 1, 'text/plain; charset=utf-8'), 'document')).toBeUndefined();
    expect(refusalOf(aFile('photo', 1, 'image/jpeg'), 'spatial')).toBe('type');
    expect(refusalOf(aFile('page', 1, 'text/html'), 'general')).toBe('type');
  });

  it('has 200 MB of 1,048,576 bytes at most, and one byte at least', () => {
    expect(largestUpload).toBe(200 * 1_048_576);
    expect(
      refusalOf(aFile('plan.pdf', upload.largestMegabytes * upload.megabyte), 'general'),
    ).toBeUndefined();
    expect(refusalOf(aFile('plan.pdf', upload.largestMegabytes * upload.megabyte + 1), 'general')).toBe(
      'size',
    );
    expect(refusalOf(aFile('plan.pdf', 0), 'general')).toBe('empty');
  });

  it.each(uploadPurposes)('is offered by the chooser where it is taken as %s', (purpose) => {
    const offered = acceptOf(purpose).split(',');
    expect(offered).toEqual(acceptedExtensions[purpose].map((extension) => `.${extension}`));
    for (const extension of offered) expect(refusalOf(aFile(`plan${extension}`), purpose)).toBeUndefined();
  });
});

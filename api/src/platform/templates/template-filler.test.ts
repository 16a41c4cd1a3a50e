import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readWord } from '../../testing/read-report.ts';
import { line, tableRow, wordTemplate } from '../../testing/word-template.ts';
import { incomingIn } from '../files/receive-upload.ts';
import { templateFiller } from './template-filler.ts';
import type { FilledRecord, TemplateAnswer } from './template-shapes.ts';

const folder = mkdtempSync(join(tmpdir(), 'rightway-templates-'));
const filler = templateFiller({ workers: 1, waiting: 8, seconds: 20, megabytes: 256 });

afterAll(async () => {
  await filler.stop();
  rmSync(folder, { recursive: true });
});

const offered = {
  values: ['name', 'agreement.number', 'company.name', 'isSigned'],
  lists: { landowners: ['name', 'share'], parcels: ['description'] },
  pictures: [],
};

const sample = {
  name: 'SL-1',
  'agreement.number': '1001',
  'company.name': 'Rightway',
  isSigned: true,
  hasLandowners: true,
  landowners: [
    { name: 'Ann & Co <b>', share: '1/2' },
    { name: 'Bob', share: null },
  ],
  hasParcels: false,
  parcels: [],
};

interface Filled extends TemplateAnswer {
  readonly bytes: readonly Buffer[];
  readonly whole: Buffer | undefined;
}

function fill(
  template: Buffer,
  records: readonly FilledRecord['data'][] | null,
  isJoined = false,
): Promise<Filled> {
  const path = join(folder, 'template.docx');
  writeFileSync(path, template);
  return filler.fill(
    {
      template: path,
      offered,
      folder,
      isJoined,
      mark: '[{name} is missing]',
      labels: { 'landowners.share': 'Share' },
      pictures: {},
      records: records?.map((data, place) => ({ name: `Document ${place}`, data })) ?? null,
    },
    async (answer) => ({
      ...answer,
      bytes: answer.files.map((file) => readFileSync(join(answer.folder, file))),
      whole: answer.joined === null ? undefined : readFileSync(join(answer.folder, answer.joined)),
    }),
  );
}

const faultsOf = async (template: Buffer) =>
  (await fill(template, null)).faults.map(({ kind, about, suggestion }) =>
    [kind, about, ...(suggestion ? [suggestion] : [])].join(' '),
  );
const textOf = (bytes: Buffer | undefined) => readWord(bytes ?? Buffer.alloc(0)).text;

describe('a filled template', () => {
  it('holds the values of a record and a row for each of a list, whatever they look like', async () => {
    const body = line('Of {agreement.number}') + tableRow('{#landowners}{name}', '{share?}{/landowners}');
    const { bytes, missing, tags } = await fill(wordTemplate(body), [sample]);
    const word = readWord(bytes[0] ?? Buffer.alloc(0));
    expect(word.rows).toEqual([
      ['Ann & Co <b>', '1/2'],
      ['Bob', ''],
    ]);
    expect(word.header).toBe('Rightway');
    expect(missing).toEqual([]);
    expect(tags).toEqual([
      'agreement.number',
      'company.name',
      'landowners',
      'landowners.name',
      'landowners.share',
    ]);
  });

  it('marks what is missing, and tells it', async () => {
    const body = tableRow('{#landowners}{name}', '{share}{/landowners}');
    const { bytes, missing } = await fill(wordTemplate(body), [sample]);
    expect(readWord(bytes[0] ?? Buffer.alloc(0)).rows[1]).toEqual(['Bob', '[Share is missing]']);
    expect(missing).toEqual([{ record: 0, tags: ['landowners.share'] }]);
    expect(textOf(bytes[0])).not.toContain('undefined');
  });

  it('prints what a condition holds only where it is true', async () => {
    const body =
      line('{#isSigned}') +
      line('It is signed.') +
      line('{/isSigned}') +
      line('{#hasParcels}') +
      line('There is land.') +
      line('{/hasParcels}') +
      line('{^hasParcels}') +
      line('There is no land.') +
      line('{/hasParcels}');
    const { bytes } = await fill(wordTemplate(body), [sample]);
    expect(textOf(bytes[0])).toContain('It is signed.');
    expect(textOf(bytes[0])).toContain('There is no land.');
    expect(textOf(bytes[0])).not.toContain('There is land.');
  });

  it('is one document of many, each on a page of its own with its own header', async () => {
    const header = wordTemplate('', {}).length > 0 ? line('{agreement.number}') : '';
    const spaces = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
    const template = wordTemplate(line('Dear {name}'), {
      'word/header1.xml': `<w:hdr ${spaces}>${header}</w:hdr>`,
    });
    const people = ['Ann', 'Bob', 'Cy'].map((name, place) => ({
      ...sample,
      name,
      'agreement.number': String(place),
    }));
    const { whole, bytes } = await fill(template, people, true);
    expect(bytes).toHaveLength(3);
    const word = readWord(whole ?? Buffer.alloc(0));
    expect(word.text).toBe('Dear AnnDear BobDear Cy');
    expect(word.sections).toBe(3);
    expect(word.headers.toSorted()).toEqual(['0', '1', '2']);
  });

  it('leaves nothing behind', async () => {
    await fill(wordTemplate(line('{name}')), [sample], true);
    expect(readdirSync(incomingIn(folder))).toEqual([]);
  });
});

describe('a template with a fault', () => {
  it.each([
    ['{name', 'unclosedTag'],
    ['name}', 'unopenedTag'],
    ['{#landowners}{name}', 'unclosedList'],
    ['{name}{/landowners}', 'unopenedList'],
    ['{#landowners}{#isSigned}{/landowners}{/isSigned}', 'crossedLists'],
    ['{agrement.number}', 'unknownTag agrement.number agreement.number'],
    ['{#landowner}{/landowner}', 'unknownTag landowner landowners'],
    ['{#landowners}{#landowners}{name}{/landowners}{/landowners}', 'nestedList landowners'],
    ['{@name}', 'rawTag name'],
    ['{constructor}', 'unknownTag constructor'],
    ['{__proto__}', 'unknownTag __proto__'],
  ])('%s is told', async (text, fault) => {
    expect((await faultsOf(wordTemplate(line(text)))).join(', ')).toContain(fault);
  });
});

describe('a template', () => {
  it('that takes more than its time ends alone, and the next is filled', async () => {
    const hasty = templateFiller({ workers: 1, waiting: 2, seconds: 0.02, megabytes: 256 });
    const path = join(folder, 'slow.docx');
    writeFileSync(path, wordTemplate(line('{name}')));
    const task = {
      template: path,
      offered,
      folder,
      isJoined: false,
      mark: '',
      labels: {},
      pictures: {},
      records: null,
    };
    await expect(hasty.fill(task, async () => {})).rejects.toMatchObject({ reason: 'time' });
    await hasty.stop();
    expect(await faultsOf(wordTemplate(line('{name}')))).toEqual([]);
  });
});

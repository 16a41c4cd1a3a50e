import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { afterAll, expect, it } from 'vitest';
import { rawWorkbook, textRows } from '../../testing/raw-workbook.ts';
import { readWorkbookInto } from './read-workbook.ts';

const folder = mkdtempSync(join(tmpdir(), 'rightway-slow-rows-'));

afterAll(() => rmSync(folder, { recursive: true }));

const limits = {
  ...{ unpacked: 64 * 1024 * 1024, sheets: 5, sheetRows: 1_048_576, rows: 100_000, columns: 50 },
  ...{ cell: 32_767, text: 64 * 1024 * 1024 },
};

/** The number of event loop turns that one line takes: far more than reading it. */
const turnsOfLine = 400;

/** A file that accepts its lines slowly, and counts what it received and what is waiting. */
class SlowFile extends Writable {
  given = 0;
  mostWaiting = 0;

  override _write(line: Buffer, _encoding: string, done: () => void): void {
    this.given += line.length;
    this.mostWaiting = Math.max(this.mostWaiting, this.writableLength);
    let left = turnsOfLine;
    const turn = (): void => {
      left -= 1;
      if (left > 0) setImmediate(turn);
      else done();
    };
    turn();
  }
}

it('a workbook is read no faster than its rows are written', async () => {
  const path = join(folder, 'long.xlsx');
  const texts = Array.from({ length: 10_000 }, (_, place) => [`${place} ${'x'.repeat(300)}`]);
  writeFileSync(path, rawWorkbook({ sheets: [{ name: 'Agreements', data: textRows(texts) }] }));
  const file = new SlowFile();
  const { sheets } = await readWorkbookInto(file, { path, wanted: ['agreements'], limits });
  await new Promise<void>((done) => {
    file.end(done);
  });
  expect(sheets).toMatchObject([{ rows: texts.length }]);
  expect(file.given).toBeGreaterThan(3_000_000);
  // One unpacked piece may fill some lines; the rest must wait in the workbook, not in memory.
  expect(file.mostWaiting).toBeLessThan(500_000);
});

import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { barePdf, bareWord } from './bare-reports.ts';
import { report } from './report.ts';
import { inTurn } from './timing.ts';

export const reportNames = ['report-pdf', 'report-docx'] as const;

const few = 1000;
const many = 10_000;
/** Turns of both sides. */
const rounds = 12;
const bars = { 'report-pdf': 1.5, 'report-docx': 1.2 } as const;
/** Megabytes of a process that writes 10,000 rows. */
const mostMegabytes = 300;
/** As the API's own workers have it. */
const heap = ['--max-old-space-size=144', '--max-semi-space-size=8'];

const kinds = ['number', 'text', 'text', 'text', 'text', 'text', 'date', 'text', 'text', 'money'] as const;

const cells = (row: number): readonly string[] => [
  `${row}`,
  `NW-${(row % 36) + 1}-042-03-W5M`,
  `142 ${row} 262`,
  `Owner ${row}`,
  'Occupant',
  'Negotiating',
  '2026-11-22',
  `${row % 900}.5 m`,
  '1.23 ha',
  `${row}.25`,
];

const layout = {
  language: 'en',
  title: 'Agreements Line List',
  subtitle: 'Benchmark',
  filters: [],
  madeBy: 'Made by the benchmark',
  company: 'Rightway',
  pageOf: 'Page {page} of {pages}',
  lacking: '',
  sections: [
    {
      title: '',
      shape: 'table',
      empty: 'Nothing.',
      columns: kinds.map((kind, place) => ({ title: `Column ${place + 1}`, width: 72, kind })),
    },
  ],
};

const doneSchema = v.object({ milliseconds: v.number(), megabytes: v.number() });
const workSchema = v.object({ default: v.function() });

/** Reports of 1,000 rows compared with the bare engine that writes them, and the memory of 10,000. */
export async function reports(wanted: readonly (typeof reportNames)[number][]): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'rightway-bench-reports-'));
  const place = (name: string): string => join(folder, name);
  const spool = (count: number): string => {
    const path = place(`${count}.lines`);
    const lines = Array.from({ length: count }, (_, row) =>
      JSON.stringify({ s: 0, kind: 'row', c: cells(row) }),
    );
    writeFileSync(path, `${lines.join('\n')}\n`);
    return path;
  };
  const work = new URL('../../api/src/platform/reports/report-work.ts', import.meta.url).href;
  const { default: write } = v.parse(workSchema, await import(work));
  const timed = async (call: (target: string) => unknown): Promise<number> => {
    const target = place(crypto.randomUUID());
    const begun = performance.now();
    await call(target);
    const milliseconds = performance.now() - begun;
    if (statSync(target).size < few) throw new Error('Nothing was written.');
    rmSync(target);
    return milliseconds;
  };
  try {
    const lines = spool(few);
    const held: boolean[] = [];
    for (const name of wanted) {
      const outputFormat = name === 'report-pdf' ? 'PDF' : 'Word';
      const bare = name === 'report-pdf' ? barePdf : bareWord;
      const task = { lines, total: few, outputFormat, layout };
      const pair = await inTurn(
        () => timed((target) => write({ ...task, target })),
        () => timed((target) => bare(lines, target)),
        rounds,
      );
      held.push(report(name, 'ms', { most: bars[name] }, [{ name: '1,000 rows of ten columns', ...pair }]));
      const file = place('task.json');
      const target = place('many');
      writeFileSync(file, JSON.stringify({ ...task, lines: spool(many), total: many, target }));
      const child = new URL('./report-child.ts', import.meta.url).pathname;
      const { stdout } = await promisify(execFile)(process.execPath, [...heap, child, file]);
      rmSync(target);
      const { milliseconds, megabytes } = v.parse(doneSchema, JSON.parse(stdout));
      console.log(`  10,000 rows: ${Math.round(milliseconds)} ms`);
      held.push(
        report(`${name}, memory of 10,000 rows`, 'MB', { most: 1 }, [
          {
            name: '10,000 rows',
            ours: megabytes,
            peer: mostMegabytes,
            ratio: megabytes / mostMegabytes,
          },
        ]),
      );
    }
    return !held.includes(false);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

import type { Db } from '../../platform/db/database.ts';
import { openSnapshot } from '../../platform/db/snapshot.ts';
import type { ReportLine } from '../../platform/reports/report-shapes.ts';
import type { DeclaredReport } from './report-declaration.ts';
import { sectionLines } from './section-lines.ts';

/** All lines of a report, from one snapshot of the database: one statement per section. */
export async function* reportLines(
  db: Db,
  { sections }: DeclaredReport,
  totalLabel: string,
): AsyncGenerator<ReportLine> {
  const snapshot = await openSnapshot(db);
  try {
    for (const [place, section] of sections.entries())
      yield* sectionLines(section, place, snapshot.rows(section.statement), totalLabel);
  } finally {
    await snapshot.close();
  }
}

/** The first lines of a report; reading is aborted after them. */
export async function* firstLines(
  lines: AsyncIterable<ReportLine>,
  most: number,
): AsyncGenerator<ReportLine> {
  let count = 0;
  for await (const line of lines) {
    yield line;
    count += 1;
    if (count >= most) return;
  }
}

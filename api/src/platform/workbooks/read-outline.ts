import { posix } from 'node:path';
import { walkXml } from './walk-xml.ts';
import { WorkbookError } from './workbook-fault.ts';
import type { WorkbookParts } from './workbook-parts.ts';

/** A sheet in the workbook's list. */
interface NamedSheet {
  readonly name: string;
  readonly isHidden: boolean;
  /** The path of its part. */
  readonly part: string;
}

/** The outline of a workbook: its sheets, and how its cells are stored. */
export interface Outline {
  readonly sheets: readonly NamedSheet[];
  readonly isFrom1904: boolean;
  readonly strings: string | undefined;
  readonly styles: string | undefined;
}

interface Relation {
  readonly type: string;
  readonly part: string;
}

/** The parts that a part refers to, by the id of the relation. */
async function relationsOf(parts: WorkbookParts, part: string): Promise<ReadonlyMap<string, Relation>> {
  const folder = posix.dirname(part);
  const found = new Map<string, Relation>();
  const bytes = await parts.open(posix.join(folder, '_rels', `${posix.basename(part)}.rels`));
  if (!bytes) return found;
  await walkXml(bytes, {
    open: (name, { Id, Type = '', Target = '', TargetMode }) => {
      if (name !== 'Relationship' || Id === undefined || TargetMode === 'External') return;
      const place = Target.startsWith('/') ? Target.slice(1) : posix.join(folder, Target);
      found.set(Id, { type: Type.slice(Type.lastIndexOf('/') + 1), part: place });
    },
  });
  return found;
}

const isTrue = (value: string | undefined): boolean => value === '1' || value === 'true';

/** The sheets of a workbook in order, and the parts with its texts and styles. Throws a WorkbookError. */
export async function readOutline(parts: WorkbookParts, mostSheets: number): Promise<Outline> {
  const top = await relationsOf(parts, '');
  const book = [...top.values()].find(({ type }) => type === 'officeDocument')?.part ?? 'xl/workbook.xml';
  const bytes = await parts.open(book);
  if (!bytes) throw new WorkbookError('notWorkbook');
  const relations = await relationsOf(parts, book);
  const sheets: NamedSheet[] = [];
  let isFrom1904 = false;
  await walkXml(bytes, {
    open: (name, attributes) => {
      if (name === 'workbookPr') isFrom1904 = isTrue(attributes['date1904']);
      if (name !== 'sheet') return;
      const id = Object.entries(attributes).find(([key]) => key === 'id' || key.endsWith(':id'))?.[1] ?? '';
      const relation = relations.get(id);
      // Chart sheets are also listed as sheets, but have no cells.
      if (relation && relation.type !== 'worksheet') return;
      const { state } = attributes;
      sheets.push({
        name: attributes['name'] ?? '',
        isHidden: state === 'hidden' || state === 'veryHidden',
        part: relation?.part ?? '',
      });
      if (sheets.length > mostSheets) throw new WorkbookError('manySheets');
    },
  });
  const partOf = (wanted: string) => [...relations.values()].find(({ type }) => type === wanted)?.part;
  return { sheets, isFrom1904, strings: partOf('sharedStrings'), styles: partOf('styles') };
}

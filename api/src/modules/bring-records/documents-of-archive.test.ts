import { zipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { anAgreement, saveInProject } from '../../testing/agreement-calls.ts';
import { broughtBy, lookedTable, recipeOf } from '../../testing/bring-calls.ts';
import { importDesk } from '../../testing/import-desk.ts';

const desk = importDesk();
const pdf = (text: string) => new TextEncoder().encode(`%PDF-1.4\n%${text}\n%%EOF\n`);
const bytes = (text: string) => new TextEncoder().encode(text);

let projectFileId = '';
beforeAll(async () => {
  projectFileId = await desk.freshProject();
  await saveInProject(
    desk.broker,
    projectFileId,
    ...['D-1', 'D-2'].map((referenceNumber) => anAgreement({ referenceNumber })),
  );
});

const unpack = (files: Record<string, Uint8Array>, name = 'Scans.zip') => unpackZip(zipSync(files), name);

async function unpackZip(archive: Uint8Array, name = 'Scans.zip') {
  const uploaded = await desk.broker.upload('/api/files?purpose=general', name, archive);
  const { result, message } = uploaded.json();
  if (uploaded.statusCode !== 200) return { status: uploaded.statusCode, message, result: undefined };
  const answer = await desk.broker.post('/api/bring-in/unpack', { fileId: result.guid });
  return { status: answer.statusCode, message: answer.json().message, result: answer.json().result };
}

/** Looks at the table of an archive by its id. */
async function lookedAt(fileId: string) {
  const answer = await desk.broker.post('/api/bring-in/look', { fileId, kind: 'document' });
  expect(answer.statusCode).toBe(200);
  return { fileId, recipe: recipeOf(answer.json().result), projectFileId };
}

const stored = async () =>
  (
    await desk.server.database.pool.query(
      `select d.name, d.parent_type as of, a.reference_number as agreement, d.document_type as type,
         d.document_date::text as dated, d.is_confidential as secret, f.size::int
       from related_document d left join agreement a on a.id = d.agreement_id left join stored_file f on f.id = d.stored_file_id
       where d.surface_project_id = $1 or a.surface_project_id = $1 order by lower(d.name)`,
      [projectFileId],
    )
  ).rows;

describe('an archive of documents', () => {
  it('comes in with its table, says what has no row or no file, and is undone with its files', async () => {
    const files = {
      'index.csv': bytes(
        [
          'File Name,Tract No,Document Type,Document Date,Title,Confidential',
          'leases/D-1 lease.pdf,D-1,Lease,2026-05-01,Signed lease,no',
          'Consent.PDF,D-2,Consent,2026-05-02,,yes',
          'route.pdf,,Plan,,,',
          'missing.pdf,D-1,Plan,,,',
          'route.pdf,D-1,Plan,,,',
          'other.pdf,D-99,,,,',
        ].join('\n'),
      ),
      'leases/D-1 lease.pdf': pdf('lease'),
      'consent.pdf': pdf('consent'),
      'route.pdf': pdf('route'),
      'other.pdf': pdf('other'),
      'spare/unnamed.pdf': pdf('unnamed'),
      'virus.exe': bytes('MZ'),
      '__MACOSX/._route.pdf': bytes('x'),
    };
    const { status, result } = await unpack(files);
    expect([status, result.files, result.index.fileName]).toEqual([200, 5, 'index.csv']);
    expect(result.refused.map(({ path }: { path: string }) => path)).toEqual(['virus.exe']);
    const body = await lookedAt(result.index.fileId);
    expect(body.recipe.columns.map(({ field }) => field)).toEqual([
      'file',
      'agreement',
      'documentType',
      'documentDate',
      'name',
      'isConfidential',
    ]);
    const checked = await broughtBy(desk.broker, 'check', body);
    expect(checked.records).toEqual({ new: 3, changed: 0, unchanged: 0, failed: 3 });
    expect(checked.issues.map(({ row, field, message }) => [row, field, message])).toEqual([
      [5, 'file', 'There is no file ‘missing.pdf’ in the archive.'],
      [6, 'file', 'Row 4 names the same file.'],
      [7, 'agreement', '‘D-99’ is not known here.'],
    ]);
    expect([checked.filesLeft, checked.filesLeftCount]).toEqual([['spare/unnamed.pdf'], 1]);
    expect(await stored()).toEqual([]);
    const brought = await broughtBy(desk.broker, 'write', { ...body, expected: checked.records });
    expect(brought.records).toEqual(checked.records);
    expect(await stored()).toEqual([
      {
        name: 'Consent.PDF',
        of: 'Agreement',
        agreement: 'D-2',
        type: 'Consent',
        dated: '2026-05-02',
        secret: true,
        size: pdf('consent').length,
      },
      {
        name: 'route.pdf',
        of: 'Project',
        agreement: null,
        type: 'Plan',
        dated: null,
        secret: false,
        size: pdf('route').length,
      },
      {
        name: 'Signed lease.pdf',
        of: 'Agreement',
        agreement: 'D-1',
        type: 'Agreement',
        dated: '2026-05-01',
        secret: false,
        size: pdf('lease').length,
      },
    ]);
    // The same archive again finds them, and takes no file twice.
    const again = await unpack(files);
    const second = await broughtBy(desk.broker, 'check', await lookedAt(again.result.index.fileId));
    expect(second.records).toMatchObject({ new: 0, changed: 0, unchanged: 3 });
    const undone = await desk.broker.post('/api/bring-in/undo', { runId: brought.runId });
    expect(undone.json().result).toEqual({ deleted: 3, left: 0 });
    expect(await stored()).toEqual([]);
  });

  it('tells a type that nobody knows and a day that is none, each at its cell', async () => {
    const { result } = await unpack({
      'index.csv': bytes(
        [
          'Fichier,Type de document,Date du document',
          'a.pdf,Bail,2026-05-01',
          'b.pdf,Nonsense,2026-05-01',
        ].join('\n'),
      ),
      'a.pdf': pdf('a'),
      'b.pdf': pdf('b'),
    });
    const checked = await broughtBy(desk.broker, 'check', await lookedAt(result.index.fileId));
    expect(checked.records).toMatchObject({ new: 1, failed: 1 });
    expect(checked.issues.map(({ row, field }) => [row, field])).toEqual([[3, 'documentType']]);
    expect(checked.issues[0]?.message).toContain('Agreement, Consent, Correspondence, Notice');
  });

  it.each([
    'Fichier,Type de document,Date du document,Titre',
    'Archivo,Tipo de documento,Fecha del documento,Título',
  ])('has a table whose headings are known in other languages: %s', async (headings) => {
    const { looked } = await lookedTable(desk.broker, 'document', `${headings}\na.pdf,Plan,2026-05-01,Route`);
    expect(recipeOf(looked).columns.map(({ field }) => field)).toEqual([
      'file',
      'documentType',
      'documentDate',
      'name',
    ]);
  });

  it('leaves nothing of itself where one of its files is damaged', async () => {
    const archive = zipSync({
      'index.csv': bytes('File Name\na.pdf'),
      'a.pdf': pdf('a'),
      'b.pdf': pdf('b'.repeat(500)),
    });
    // Its name stands before its packed bytes, no block of which begins so.
    const packed = Buffer.from(archive).indexOf('b.pdf') + 'b.pdf'.length;
    archive.fill(0xff, packed, packed + 4);
    const { rows } = await desk.server.database.pool.query('select count(*)::int as files from stored_file');
    const answer = await unpackZip(archive);
    expect(answer.message).toContain('b.pdf');
    const after = await desk.server.database.pool.query('select count(*)::int as files from stored_file');
    // The archive itself is the person's upload.
    expect(after.rows[0].files).toBe(rows[0]?.files + 1);
  });

  it('is refused with a sentence where its table is missing, told twice, or it is no archive', async () => {
    const row = bytes('File Name\na.pdf');
    const messageOf = async (files: Record<string, Uint8Array>, name?: string) =>
      (await unpack(files, name)).message;
    expect(await messageOf({ 'a.pdf': pdf('a') })).toContain('There is no table at the top of the archive.');
    expect(await messageOf({ 'a.csv': row, 'b.csv': row })).toContain('There are several tables');
    expect(await messageOf({ 'Index.csv': row, 'b.csv': row, 'a.pdf': pdf('a') })).toBeUndefined();
    expect(await messageOf({ 'index.csv': row, 'a.pdf': pdf('a'), 'A.PDF': pdf('b') })).toContain('twice');
    expect(await messageOf({ 'index.csv': row, '../a.pdf': pdf('a') })).toContain('../a.pdf');
    expect(
      await messageOf({ 'index.csv': row, 'a.pdf': pdf('a'), 'in.zip': zipSync({ 'x.pdf': pdf('x') }) }),
    ).toBeUndefined();
    const { fileId } = await lookedTable(desk.broker, 'document', 'File Name\na.pdf');
    const answer = await desk.broker.post('/api/bring-in/unpack', { fileId });
    expect([answer.statusCode, answer.json().message]).toEqual([
      422,
      'Documents come in as a zip archive with their table.',
    ]);
    const alone = await broughtBy(desk.broker, 'check', await lookedAt(fileId));
    expect(alone.issues.map(({ message }) => message)).toEqual([
      'The table came without an archive. Bring it in within the zip that has its files.',
    ]);
    const other = await desk.server.signIn('admin');
    expect((await other.post('/api/bring-in/unpack', { fileId })).statusCode).toBe(404);
    const operator = await desk.server.signIn('operator');
    expect((await operator.post('/api/bring-in/unpack', { fileId })).statusCode).toBe(403);
  });
});

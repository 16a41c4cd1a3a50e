import type { Recipe } from 'shared-contracts/bring-in';
import { extensionOf } from 'shared-contracts/documents';
import { recordRights } from 'shared-contracts/rights';
import { findActiveUser } from '../../accounts/sessions/user-store.ts';
import { AppError, forbidden, notFound, unauthenticated } from '../../platform/errors/app-error.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { ownTable } from '../bring-in/index.ts';
import { findProjectParties } from '../project-place-store.ts';
import { findImport, type StoredImport } from './import-store.ts';
import { importRefusal } from './import-words.ts';

/** Refuses who may not import into a project. Throws FORBIDDEN or NOT_FOUND. */
export async function checkImportRight({ db, user }: RecordContext, projectId: string): Promise<void> {
  const project = await findProjectParties(db, projectId);
  if (!project || !recordRights.agreement.view(user, { project })) throw notFound();
  if (user.isReadOnly) throw forbidden(importRefusal(({ readOnly }) => readOnly));
  if (!recordRights.agreement.create(user, { project }))
    throw forbidden(importRefusal(({ noRight }) => noRight));
}

/**
 * The context of a call that waited for its turn, with the rights that its person has now; refuses who may no longer
 * import into the project. Throws UNAUTHENTICATED, FORBIDDEN or NOT_FOUND.
 */
export async function asTheyAreNow<TContext extends RecordContext>(
  context: TContext,
  projectId: string,
): Promise<TContext> {
  const { locale, id } = context.user;
  const user = await findActiveUser(context.db, id);
  if (!user) throw unauthenticated();
  const now = { ...context, user: { ...user, locale } };
  await checkImportRight(now, projectId);
  return now;
}

/** The workbook of a call, or the table that its recipe reads, of who uploaded it. Throws NOT_FOUND or BAD_INPUT. */
export async function ownWorkbook(context: RecordContext, fileId: string, recipe: Recipe | null) {
  const file = await ownTable(context, fileId);
  if (recipe === null && extensionOf(file.fileName) !== 'xlsx')
    throw new AppError(
      'BAD_INPUT',
      importRefusal(({ otherType }) => otherType),
      {},
      422,
    );
  return file;
}

/** An import of a project that the person sees. Throws NOT_FOUND. */
export async function seenImport(fileId: string, { db, user }: RecordContext): Promise<StoredImport> {
  const stored = await findImport(db, fileId);
  const project = stored && (await findProjectParties(db, stored.projectFileId));
  if (!stored || !project || !recordRights.agreement.view(user, { project })) throw notFound();
  // A review belongs only to its author until it is written.
  if (stored.state === 'Review' && stored.userId !== user.id) throw notFound();
  return stored;
}

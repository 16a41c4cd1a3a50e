import { languageOf } from 'shared-contracts';
import { namesApart } from 'shared-contracts/documents';
import type { CommunicationInput, DocumentInput } from 'shared-contracts/graphql';
import type { Config } from '../../platform/config/config.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { inTransaction } from '../../records/writing/in-transaction.ts';
import { listOf, type SaveList } from '../../records/writing/save-list.ts';
import { saveRecords } from '../../records/writing/save-records.ts';
import { communicationLists } from '../communications/index.ts';
import { documentKind } from '../documents/index.ts';
import { forgetUploads, keepUpload } from '../files/index.ts';
import type { ComposedDocument } from './compose-documents.ts';
import type { DocumentNoun } from './document-nouns.ts';
import { documentTexts, withGaps } from './document-texts.ts';
import { letterMethod, namesOfDocuments, noticedOf } from './filing-store.ts';
import { asReceived, type MadeFile } from './made-documents.ts';
import { type DocumentTemplate, type MadeDocument, noteMade } from './template-store.ts';

/** A document to file with its record. */
export interface DocumentToFile {
  readonly composed: ComposedDocument;
  readonly file: MadeFile;
  readonly templateFileId: string;
}

interface FilingParts {
  readonly files: FileStore;
  readonly config: Pick<Config, 'filesQuota'>;
  readonly noun: DocumentNoun;
  readonly template: DocumentTemplate;
  /** The enclosures of letters. */
  readonly enclosures: readonly { readonly name: string }[];
  readonly today: string;
}

interface Kept extends DocumentToFile {
  readonly fileGuid: string;
  readonly documentId: string;
  readonly name: string;
}

const extensionIn = (name: string): string => name.slice(name.lastIndexOf('.'));
const stemOf = (name: string): string => name.slice(0, name.length - extensionIn(name).length);

/** Number of documents in one save, each with its communication. */
const savedTogether = 250;

/**
 * Files documents with their records and, for letters, a communication with the recipients: all or none. Letters to
 * stakeholders are filed with the communication, the first of which is the stakeholder's notice. Throws an AppError.
 */
export async function fileDocuments(
  documents: readonly DocumentToFile[],
  { files, config, noun, template, enclosures, today }: FilingParts,
  context: RecordContext,
): Promise<void> {
  const { db, user, clock } = context;
  const wording = documentTexts(languageOf(user.locale));
  const kept: Kept[] = [];
  const taken = await namesOfDocuments(
    db,
    documents.map(({ composed }) => composed.record.filedAt),
  );
  const names = namesApart(
    documents.map(({ file }) => stemOf(file.name)),
    taken.map(stemOf),
  );
  try {
    for (const [place, document] of documents.entries()) {
      const name = `${names[place] ?? stemOf(document.file.name)}${extensionIn(document.file.name)}`;
      const fileGuid = await keepUpload(
        { db, files, clock, config },
        user,
        name,
        'document',
        await asReceived(document.file),
      );
      kept.push({ ...document, fileGuid, name, documentId: crypto.randomUUID() });
    }
    const documentOf = ({ fileGuid, documentId, name }: Kept, parentId: string): DocumentInput => ({
      id: documentId,
      parentId,
      fileGuid,
      name,
      notes: withGaps(wording.made, { name: template.name, version: template.version }),
      isConfidential: false,
    });
    const method = await letterMethod(db);
    const noticed =
      noun.filedWith === 'Stakeholder' ? await noticedOf(db, recordIds(kept)) : new Set<string>();
    const communicationOf = (one: Kept): CommunicationInput => {
      const { recipient, record } = one.composed;
      const { associateId, contactId } = recipient ?? {};
      const isStakeholder = noun.filedWith === 'Stakeholder';
      const id = crypto.randomUUID();
      return {
        id,
        date: today,
        comments: [
          withGaps(wording.letter, { name: one.name }),
          ...(enclosures.length > 0
            ? [withGaps(wording.enclosed, { names: enclosures.map(({ name }) => name).join('; ') })]
            : []),
        ].join('\n'),
        isSuccessful: true,
        representative: { id: user.id },
        businessAssociates: associateId ? [{ id: associateId }] : [],
        contacts: contactId ? [{ id: contactId }] : [],
        ...(method ? { methodOfContact: { id: method } } : {}),
        ...(isStakeholder
          ? {
              step: noticed.has(record.id) ? ('FollowUp' as const) : ('Notice' as const),
              relatedDocuments: [withoutParent(documentOf(one, id))],
            }
          : {}),
      };
    };
    const isOnCommunication = noun.filedWith === 'Stakeholder';
    const listsOf = (one: Kept, place: number): readonly SaveList<RecordContext>[] => {
      const { record, recipient } = one.composed;
      const source = noun.filedWith;
      return [
        ...(isOnCommunication || source === 'Stakeholder'
          ? []
          : [listOf(documentKind(source), [documentOf(one, record.filedAt)], `documents[${place}]`)]),
        ...(source !== 'Title' && (recipient || isOnCommunication)
          ? communicationLists(
              { source, parentId: record.filedAt },
              [communicationOf(one)],
              `communications[${place}]`,
            )
          : []),
      ];
    };
    const made = kept.map(
      (one): MadeDocument => ({
        relatedDocumentId: one.documentId,
        generatedDocumentId: null,
        templateFileId: one.templateFileId,
        recordId: one.composed.record.filedAt,
        associateId: one.composed.recipient?.associateId ?? null,
        data: one.composed.data,
      }),
    );
    // Several saves of limited size, all of them in one transaction.
    await inTransaction(context, async (within) => {
      for (let from = 0; from < kept.length; from += savedTogether) {
        const some = kept.slice(from, from + savedTogether);
        await saveRecords(
          within,
          some.flatMap((one, place) => listsOf(one, from + place)),
        );
      }
      await noteMade(within.db, template, made, { userId: user.id, now: clock() });
    });
  } catch (error) {
    await forgetUploads(
      db,
      files,
      kept.map(({ fileGuid }) => fileGuid),
    );
    throw error;
  }
}

const recordIds = (kept: readonly Kept[]): readonly string[] =>
  kept.map(({ composed }) => composed.record.id);

const withoutParent = ({ parentId: _, ...document }: DocumentInput) => document;

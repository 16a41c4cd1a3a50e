import type { Language } from 'shared-contracts';
import { type LackingRecord, mostLacking } from 'shared-contracts/reports';
import { type PlacedRecord, recordPath } from 'shared-contracts/routes';
import type { FilledTemplate } from '../../platform/templates/template-filler.ts';
import type { RecordContext } from '../../records/record-context.ts';
import type { ComposedDocument } from './compose-documents.ts';
import type { DocumentNoun } from './document-nouns.ts';
import { labelsIn } from './document-texts.ts';
import { fieldOfTag } from './tag-fields.ts';
import { projectsOfRecords } from './tagged-rows-store.ts';

/** The tab of a project that shows records of a kind; titles have none. */
const tabs: Readonly<Partial<Record<DocumentNoun['filedWith'], string>>> = {
  Agreement: 'agreements',
  Request: 'requests',
  Stakeholder: 'stakeholders',
};

interface Placed {
  readonly noun: DocumentNoun;
  readonly document: ComposedDocument;
  readonly projectId: string | undefined;
}

/** The record in which a value is entered. */
function recordOf(of: 'record' | 'project' | 'recipient', placed: Placed): PlacedRecord | undefined {
  const { noun, document, projectId } = placed;
  if (of === 'recipient') {
    const id = document.recipient?.associateId;
    return id ? { route: 'business-associate', id } : undefined;
  }
  if (projectId === undefined) return undefined;
  if (of === 'project') return { route: 'surface-project', id: projectId };
  const tab = tabs[noun.filedWith];
  return tab === undefined ? undefined : { projectId, tab, id: document.record.filedAt };
}

/** The address at which a value is entered: its record, opened at the field. */
function pathOf(tag: string, placed: Placed): string | null {
  const place = fieldOfTag(tag, placed.noun.filedWith);
  const record = place && recordOf(place.of, placed);
  return record ? `${recordPath(record, place.tab)}?field=${place.field}` : null;
}

/** The records with missing values, each with these values and where they are entered. */
export async function lackingRecords(
  { missing }: Pick<FilledTemplate, 'missing'>,
  documents: readonly ComposedDocument[],
  { noun, language }: { readonly noun: DocumentNoun; readonly language: Language },
  { db }: Pick<RecordContext, 'db'>,
): Promise<readonly LackingRecord[]> {
  const labels = labelsIn(language);
  const lacking = missing.slice(0, mostLacking).flatMap(({ record, tags }) => {
    const document = documents[record];
    return document ? [{ document, tags }] : [];
  });
  const projects = await projectsOfRecords(
    db,
    noun.tags,
    lacking.map(({ document }) => document.record.id),
  );
  return lacking.map(({ document, tags }) => ({
    name: document.recipient
      ? `${document.record.called} · ${String(document.recipient.values['recipient.name'] ?? '')}`
      : document.record.called,
    values: tags.map((tag) => ({
      label: labels[tag] ?? tag,
      path: pathOf(tag, { noun, document, projectId: projects.get(document.record.id) }),
    })),
  }));
}

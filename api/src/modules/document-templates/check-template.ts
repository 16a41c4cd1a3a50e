import { join } from 'node:path';
import { languageOf } from 'shared-contracts';
import type { TemplateChecked } from 'shared-contracts/reports';
import type { Config } from '../../platform/config/config.ts';
import { badInput } from '../../platform/errors/app-error.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import type { TemplateFiller } from '../../platform/templates/template-filler.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { findStoredFile } from '../files/index.ts';
import { documentNounOf, isLetter } from './document-nouns.ts';
import { documentRefusal, documentTexts, faultSentence, labelsIn } from './document-texts.ts';
import { sampleDocument } from './sample-document.ts';
import { noteChecked } from './template-store.ts';
import { withTemplate } from './template-task.ts';

interface CheckParts {
  readonly filler: TemplateFiller;
  readonly files: FileStore;
  readonly config: Pick<Config, 'dataFolder'>;
  /** Stores a sample as a document that can be opened for an hour. Returns its id. */
  readonly keepSample: (
    file: { readonly path: string; readonly name: string },
    reportTypeId: string,
  ) => Promise<string>;
}

/**
 * Checks an uploaded Word file as a template for a kind of document, and fills it from a real record. A file that
 * passes is recorded, so that a template may use it. Throws an AppError.
 */
export async function checkTemplate(
  { fileGuid, reportTypeId }: { readonly fileGuid: string; readonly reportTypeId: string },
  { filler, files, config, keepSample }: CheckParts,
  context: RecordContext,
): Promise<TemplateChecked> {
  const { db, user, catalog, clock } = context;
  const noun = documentNounOf(reportTypeId);
  if (!noun) throw badInput(documentRefusal(({ notDocument }) => notDocument));
  const stored = await findStoredFile({ db, catalog }, user, fileGuid);
  if (!stored) throw badInput(documentRefusal(({ notYours }) => notYours));
  const language = languageOf(user.locale);
  const composed = await sampleDocument(noun, stored.fileName, language, context);
  return withTemplate({ noun, sha256: stored.sha256, language }, { files, config }, context, (open) => {
    const records = composed ? [{ name: composed.name, data: composed.data }] : null;
    return filler.fill(
      { ...open, isJoined: false, records },
      async ({ faults, tags, missing, files: made, folder }) => {
        const nothing = { sampleOf: null, sampleId: null, missing: [], isLetter: false, tags: tags.length };
        const wrong = [
          ...faults.map((fault) => faultSentence(fault, language)),
          ...(faults.length === 0 && tags.length === 0 ? [documentTexts(language).faults.noTags] : []),
        ];
        if (wrong.length > 0) return { ...nothing, faults: wrong };
        const letter = isLetter(tags);
        await noteChecked(db, { fileId: fileGuid, reportTypeId, isLetter: letter }, clock());
        const [file] = made;
        const labels = labelsIn(language);
        return {
          ...nothing,
          faults: [],
          isLetter: letter,
          sampleOf: composed?.record.called ?? null,
          sampleId:
            composed && file
              ? await keepSample({ path: join(folder, file), name: `${composed.name}.docx` }, reportTypeId)
              : null,
          missing: (missing[0]?.tags ?? []).map((tag) => labels[tag] ?? tag),
        };
      },
    );
  });
}

import type { Language } from 'shared-contracts';
import type { Config } from '../../platform/config/config.ts';
import { badInput } from '../../platform/errors/app-error.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import type { TemplateTask } from '../../platform/templates/template-shapes.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { withLogo } from '../company-logo-store.ts';
import { withFile } from '../files/index.ts';
import { type DocumentNoun, offeredTags } from './document-nouns.ts';
import { documentRefusal, documentTexts, labelsIn } from './document-texts.ts';

interface TemplateOf {
  readonly noun: DocumentNoun;
  /** The SHA-256 digest of its file's bytes. */
  readonly sha256: string;
  readonly language: Language;
}

interface TaskParts {
  readonly files: FileStore;
  readonly config: Pick<Config, 'dataFolder'>;
}

/** The inputs for filling a template, independent of the records. */
type OpenTemplate = Omit<TemplateTask, 'records' | 'target' | 'isJoined'> & {
  readonly folder: string;
};

/**
 * Provides the file of a template and the pictures that all documents share, while `use` runs. Throws BAD_INPUT if the
 * file no longer exists.
 */
export function withTemplate<T>(
  { noun, sha256, language }: TemplateOf,
  { files, config }: TaskParts,
  { db, user }: RecordContext,
  use: (open: OpenTemplate) => Promise<T>,
): Promise<T> {
  const { dataFolder: folder } = config;
  return withFile(files, sha256, folder, async (template) => {
    if (!template) throw badInput(documentRefusal(({ noFile }) => noFile));
    return withLogo({ db, files, folder }, user.productClientId, (logo) =>
      use({
        template,
        folder,
        offered: offeredTags(noun),
        mark: documentTexts(language).mark,
        labels: labelsIn(language),
        pictures: logo === undefined ? {} : { logo },
      }),
    );
  });
}

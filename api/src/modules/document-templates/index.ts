import type { Module } from '../module.ts';
import { registerDocumentTemplateCalls } from './document-template-calls.ts';

export { documentNounOf } from './document-nouns.ts';
export { fileAsPages, formOf, leftFor } from './file-as-pages.ts';
export type { MakeParts, OwnDocument } from './make-parts.ts';
export { documentFromTemplate } from './template-document.ts';
export { noteVersion, uncheckedOf } from './template-store.ts';

/** Word templates of records, and the documents that are made from them. */
export const documentTemplates: Module = { schema: [], calls: registerDocumentTemplateCalls };

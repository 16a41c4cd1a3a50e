export { AbsentDocument } from './absent-document.tsx';
export { CopyButton } from './copy-button.tsx';
export { downloadDocument, openLink } from './open-document.ts';
export { RelatedDocuments } from './related-documents.tsx';
export { ShapeFile } from './shapes/shape-file.tsx';
export { type RelatedDocument, useDocuments } from './use-documents.ts';

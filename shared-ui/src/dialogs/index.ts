// For releases from before these had modules of their own.
export { ConfirmModal, type RecordAction, RecordActionModal, recordActions } from '../confirm/index.ts';
export { PlaceInLine } from '../feedback/place-in-line.tsx';
export { ProgressBar } from '../feedback/progress-bar.tsx';
export { SlideInPage } from '../layout/slide-in-page.tsx';
export {
  DocumentUploadWizard,
  type UploadedFile,
  type UrlLink,
} from '../upload/document-upload-wizard.tsx';
export { DropZone } from '../upload/drop-zone.tsx';
export type { UploadItem } from '../upload/upload-queue.ts';
export { useUploads } from '../upload/use-uploads.ts';
export { LinkItem } from '../wizard/link-item.tsx';
export { NewItem } from '../wizard/new-item.tsx';
export {
  CreationFailed,
  LinkItemSuccess,
  NewItemSuccess,
  WizardError,
  WizardSuccess,
} from '../wizard/outcome-pages.tsx';
export { Wizard } from '../wizard/wizard.tsx';
export { useWizard, type WizardControl } from '../wizard/wizard-context.ts';
export { WizardButton, WizardButtons, WizardPage } from '../wizard/wizard-page.tsx';
export { type WizardDirection, wizardDirections } from '../wizard/wizard-pages.ts';
export { PlainDialog } from './plain-dialog.tsx';

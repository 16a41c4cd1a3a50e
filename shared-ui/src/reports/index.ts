export { BinderButton } from './binder-button.tsx';
export { type GenerateEntry, GenerateMenu } from './generate-menu.tsx';
export { ReportDialog, type ReportSource } from './report-dialog.tsx';

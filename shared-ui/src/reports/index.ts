export { type GenerateEntry, GenerateMenu } from './generate-menu.tsx';
export { ReportDialog, type ReportSource } from './report-dialog.tsx';

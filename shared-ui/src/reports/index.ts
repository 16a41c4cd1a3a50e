export { BinderButton } from './binder-button.tsx';
export { type GenerateEntry, GenerateMenu } from './generate-menu.tsx';
export { MakingDialog } from './making-dialog.tsx';
export { ReportDialog } from './report-dialog.tsx';
export { reportOfRows } from './report-of-rows.tsx';
export type { ReportSource } from './report-source.ts';

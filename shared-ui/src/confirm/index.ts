export { ConfirmModal } from './confirm-modal.tsx';
export { ReasonInput } from './reason-input.tsx';
export { ReasonModal } from './reason-modal.tsx';
export { type RecordAction, RecordActionModal, recordActions } from './record-action-modal.tsx';

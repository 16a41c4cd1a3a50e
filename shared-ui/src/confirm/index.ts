export { ConfirmModal } from '../feedback/confirm-modal.tsx';
export { type RecordAction, RecordActionModal, recordActions } from '../feedback/record-action-modal.tsx';
export { ReasonInput } from './reason-input.tsx';
export { ReasonModal } from './reason-modal.tsx';

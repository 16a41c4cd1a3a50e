export { ConfirmModal } from '../feedback/confirm-modal.tsx';
export { type RecordAction, RecordActionModal, recordActions } from '../feedback/record-action-modal.tsx';

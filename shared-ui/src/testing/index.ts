export { aUser } from 'shared-contracts/testing';
export { takeToasts } from '../feedback/toasts.ts';
export { noteForm } from '../form/saving/unsaved-changes.ts';
export {
  answeredLink,
  editsItsDocument,
  onlyShowsItsDocument,
  placedLink,
} from './document-in-place.ts';
export { FakeRequest } from './fake-request.ts';
export { beforeForm, field, fillIn, pickFrom, saveButton, slideIn } from './fill-form.ts';
export { layOut } from './lay-out.ts';
export { onPhone } from './on-phone.ts';
export { renderInShell } from './render-in-shell.tsx';
export { savedFiles } from './saved-files.ts';
export { type Answer, type Answers, refusals, standInApi, type Variables } from './stand-in-api.ts';
export { uploadAtOnce } from './upload-at-once.ts';

export { aUser } from 'shared-contracts/testing';
export { noteForm } from '../form/unsaved-changes.ts';
export { renderInShell } from './render-in-shell.tsx';

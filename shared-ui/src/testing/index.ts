export { aUser } from 'shared-contracts/testing';
export { renderInShell } from './render-in-shell.tsx';

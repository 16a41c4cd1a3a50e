export { aUser, renderInShell } from './render-in-shell.tsx';

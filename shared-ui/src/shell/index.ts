export { startStandInShell } from './stand-in-shell.tsx';

import { startStandInShell } from 'shared-ui/shell';
import area from './area.tsx';
import { start } from './start.ts';

startStandInShell({ ...area, start });

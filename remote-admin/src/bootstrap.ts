import { startStandInShell } from 'shared-ui/shell';
import area from './area.tsx';
import { declaration } from './declaration.ts';

startStandInShell({ ...area, start: declaration });

import { startStandInShell } from 'shared-ui/shell';
import area from './area.tsx';

startStandInShell(area);

import { useState } from 'react';
import { ChoiceToggle } from '../src/index.ts';
import { State } from './state.tsx';

const shapes = [
  { value: 'grid', label: 'Grid' },
  { value: 'map', label: 'Map' },
  { value: 'board', label: 'Board', disabledBy: 'Save the project first.' },
] as const;

const kinds = [
  { value: 'all', label: 'All', count: 1300 },
  { value: 'errors', label: 'Errors', count: 3, tone: 'error' },
  { value: 'warnings', label: 'Warnings', count: 12, tone: 'warning' },
  { value: 'valid', label: 'Valid', count: 1285, tone: 'success' },
] as const;

/** Shapes of the same thing side by side, and counted kinds apart. */
export function ChoicesState() {
  const [shape, setShape] = useState<(typeof shapes)[number]['value']>('grid');
  const [kind, setKind] = useState<(typeof kinds)[number]['value']>('all');
  return (
    <State name="A choice that changes what is shown">
      <ChoiceToggle label="Shown as" choices={shapes} value={shape} onChange={setShape} />
      <ChoiceToggle label="Rows" stands="apart" choices={kinds} value={kind} onChange={setKind} />
    </State>
  );
}

import { Box } from '@mantine/core';
import { type MouseEvent, useEffect } from 'react';
import { Link } from '../router/links.ts';
import classes from './palette-box.module.css';
import type { PaletteEntry, PaletteSection } from './palette-entry.ts';
import { SoughtWords } from './sought-words.tsx';

interface PaletteListProps {
  readonly id: string;
  readonly label: string;
  readonly sections: readonly PaletteSection[];
  readonly activeKey: string | undefined;
  /** Words that are looked for: they are marked. */
  readonly words: readonly string[];
  /** Id of an entry's element. */
  readonly optionId: (key: string) => string;
  /** Called with the entry below the pointer. */
  readonly onPoint: (key: string) => void;
  readonly onChoose: (entry: PaletteEntry) => void;
}

interface OptionProps extends Omit<PaletteListProps, 'id' | 'label' | 'sections'> {
  readonly entry: PaletteEntry;
}

/** Whether a click on a link is the browser's: another tab, another window, a copy. */
const isBrowsers = ({ button, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  button !== 0 || ctrlKey || metaKey || shiftKey;

function Option({ entry, activeKey, words, optionId, onPoint, onChoose }: OptionProps) {
  const { key, title, detail, matched, keys, to } = entry;
  const beside = [detail, matched].filter(Boolean).join(' · ');
  const isActive = key === activeKey;
  const common = {
    id: optionId(key),
    role: 'option',
    'aria-selected': isActive,
    tabIndex: -1,
    className: classes['option'],
    onMouseMove: () => onPoint(key),
    // The focus stays in the text.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onClick: (event: MouseEvent) => {
      if (to !== undefined && isBrowsers(event)) return;
      event.preventDefault();
      onChoose(entry);
    },
    children: (
      <>
        <span className={classes['title']}>
          <SoughtWords text={title} words={words} />
        </span>
        {beside && (
          <span className={classes['detail']}>
            <SoughtWords text={beside} words={words} />
          </span>
        )}
        {keys && <kbd className={classes['keys']}>{keys}</kbd>}
      </>
    ),
  };
  return to === undefined ? <div {...common} /> : <Link {...common} to={to} />;
}

/** The results of the box, section by section. */
export function PaletteList({ id, label, sections, ...options }: PaletteListProps) {
  const { activeKey, optionId } = options;
  const activeId = activeKey === undefined ? undefined : optionId(activeKey);
  useEffect(() => {
    const active = activeId === undefined ? null : document.getElementById(activeId);
    active?.scrollIntoView?.({ block: 'nearest' });
  }, [activeId]);
  return (
    <div id={id} role="listbox" aria-label={label} className={classes['list']}>
      {sections.map((section) => (
        <Box key={section.key} role="group" aria-labelledby={`${id}-of-${section.key}`}>
          <div id={`${id}-of-${section.key}`} role="presentation" className={classes['heading']}>
            {section.title}
          </div>
          {section.entries.map((entry) => (
            <Option key={entry.key} entry={entry} {...options} />
          ))}
        </Box>
      ))}
    </div>
  );
}

import { type ReactNode, useMemo, useState } from 'react';
import { deviceSetting, HeaderButton, HeaderToggle, setDeviceSetting, useTexts } from 'shared-ui';
import {
  type CellRenderer,
  type GridContent,
  type GridEditing,
  tickRenderer,
  usePatchedContent,
} from 'shared-ui/grid';
import { WithAreaClient } from '../area-screens/with-area-client.tsx';
import type { DeclaredList } from '../areas/declared.ts';
import { useListEditor } from './use-list-editor.ts';

interface UseListEditingOptions {
  readonly list: DeclaredList;
  /** The person's rights on the list, as joined flags. */
  readonly permissions: number;
  readonly content: GridContent;
  /** Requests the rows again, as there are more of them. */
  readonly onAdded: () => void;
}

interface ListEditing {
  /** The rows, including what was saved in them. */
  readonly content: GridContent;
  readonly editing: GridEditing | undefined;
  readonly renderers: Readonly<Record<string, CellRenderer>> | undefined;
  /** The button for new rows, and the toggle for editing by double-click. */
  readonly actions: ReactNode;
  readonly newRows: ReactNode;
  /** Shown next to New if there are no rows. */
  readonly whenEmpty: ReactNode;
}

/** Editing a list in its grid, with its area's editor. */
export function useListEditing(options: UseListEditingOptions): ListEditing {
  const { list, permissions, onAdded } = options;
  const { t } = useTexts('host');
  const { content, patch } = usePatchedContent(options.content);
  const editor = useListEditor(list, permissions, content.total !== undefined);
  const [isAdding, setAdding] = useState(false);
  const [byDoubleClick, setByDoubleClick] = useState(() => deviceSetting('doubleClick') === 'edit');
  const mayAdd = editor?.NewRows !== undefined;
  const editing = useMemo((): GridEditing | undefined => {
    if (!editor) return undefined;
    const { columns, Row } = editor;
    return {
      columns,
      byDoubleClick,
      draw: (edited) => (
        <WithAreaClient>
          <Row edited={edited} onStored={(cells) => patch(edited.row, cells)} />
        </WithAreaClient>
      ),
      onAdd: mayAdd ? () => setAdding(true) : undefined,
    };
  }, [editor, mayAdd, byDoubleClick, patch]);
  const renderers = useMemo(
    () =>
      editor &&
      Object.fromEntries(
        Object.entries(editor.columns)
          .filter(([, kind]) => kind === 'tick')
          .map(([column]) => [column, tickRenderer(column)]),
      ),
    [editor],
  );
  const NewRows = isAdding ? editor?.NewRows : undefined;
  const WhenEmpty = editor?.WhenEmpty;
  return {
    content,
    editing,
    renderers,
    actions: editor && (
      <>
        <HeaderToggle
          isOn={byDoubleClick}
          onToggle={() => {
            setDeviceSetting('doubleClick', byDoubleClick ? 'open' : 'edit');
            setByDoubleClick(!byDoubleClick);
          }}
          label={t('start.editInGrid')}
          icon="edit"
        />
        {mayAdd && <HeaderButton onClick={() => setAdding(true)}>{t('start.newRows')}</HeaderButton>}
      </>
    ),
    newRows: NewRows && (
      <WithAreaClient>
        <NewRows onStored={onAdded} onClose={() => setAdding(false)} />
      </WithAreaClient>
    ),
    whenEmpty: WhenEmpty && <WhenEmpty />,
  };
}

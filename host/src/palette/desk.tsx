import { useSyncExternalStore } from 'react';
import { useSession } from 'shared-ui';
import { KeySheet } from 'shared-ui/palette';
import { useServices } from '../services/services.tsx';
import { DeskKeys } from './desk-keys.tsx';
import { useMovedTasks } from './moved-tasks.ts';
import { Palette } from './palette.tsx';
import { closePalette, getOpened, subscribeToOpened } from './palette-opened.ts';
import { usePaletteTexts } from './use-palette-texts.ts';

/**
 * The keys that work on every page, and the search box or the sheet of keys if one is open. Fetched on first use or
 * when the browser is idle.
 */
export function Desk() {
  const t = usePaletteTexts();
  const { user } = useSession();
  useMovedTasks(useServices().writes, t);
  const opened = useSyncExternalStore(subscribeToOpened, getOpened);
  if (!t || !user) return null;
  return (
    <>
      <DeskKeys t={t} />
      {opened === 'palette' && <Palette user={user} t={t} />}
      {opened === 'keys' && (
        <KeySheet
          title={t('keys.title')}
          hereTitle={t('keys.here')}
          goTitle={t('keys.go')}
          switchLabel={t('keys.switch')}
          onClose={closePalette}
          more={[
            {
              title: t('keys.grid'),
              keys: [
                ['↑ ↓ ← →', t('keys.moveCells')],
                ['Enter', t('keys.open')],
                ['Alt+Enter', t('keys.peek')],
                ['Space', t('keys.tick')],
                ['Ctrl+A', t('keys.tickAll')],
                ['Ctrl+C', t('keys.copy')],
                ['F2', t('keys.edit')],
                ['Ctrl+D', t('keys.fill')],
                ['Alt+↑ ↓', t('keys.order')],
                ['Ctrl+Z', t('keys.undo')],
              ],
            },
            {
              title: t('keys.form'),
              keys: [
                ['Ctrl+S', t('keys.save')],
                ['Ctrl+Shift+S', t('keys.saveAndLeave')],
                ['Ctrl+Enter', t('keys.saveAndNew')],
                ['Alt+↑ ↓', t('keys.steps')],
                ['F1', t('keys.help')],
                ['Esc', t('keys.close')],
              ],
            },
          ]}
        />
      )}
    </>
  );
}

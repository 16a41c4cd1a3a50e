import { useState } from 'react';
import { pickedId } from 'shared-contracts/forms';
import { useTexts } from 'shared-ui';
import { HeaderButton, useFieldValue, useIsReadOnly, useSetField } from 'shared-ui/form';
import type { Selection } from 'shared-ui/grid';
import { useHeldRows } from 'shared-ui/record';
import { GenerateMenu } from 'shared-ui/reports';
import { ReadTitleButton } from '../title-reading/read-title-button.tsx';
import { rowsIn, titlesName } from '../titles/title-record.ts';
import { TitlesGrid } from '../titles/titles-grid.tsx';
import { AddTitle } from './add-title.tsx';
import type { TitleTractRecord } from './title-tract-record.ts';
import { useChainRows } from './use-chain-rows.ts';

/** Takes titles out of the chain; they stay in other places. */
function TakeOut({ selected }: { readonly selected: Selection }) {
  const { t } = useTexts('land');
  const held = useHeldRows();
  const chain = useFieldValue('chain');
  const setField = useSetField();
  const takeOut = () => {
    held.forget([...selected].filter((id) => held.placeOf(titlesName, id)?.start.revision === null));
    setField(
      'chain',
      rowsIn(chain).filter(({ title }) => !selected.has(pickedId(title) ?? '')),
    );
  };
  return (
    <HeaderButton
      onClick={takeOut}
      disabledBy={selected.size === 0 ? t('land.chain.selectFirst') : undefined}
    >
      {t('land.chain.takeOut')}
    </HeaderButton>
  );
}

/** The titles of a tract in their order through time. */
export function ChainTab({ tract }: { readonly tract: TitleTractRecord }) {
  const { t } = useTexts('land');
  const isReadOnly = useIsReadOnly();
  const [isAdding, setAdding] = useState(false);
  const rows = useChainRows(tract);
  return (
    <>
      <TitlesGrid
        rows={rows}
        mayDelete={false}
        actions={(selected) =>
          !isReadOnly && (
            <>
              <TakeOut selected={selected} />
              <HeaderButton onClick={() => setAdding(true)}>{t('land.chain.add')}</HeaderButton>
              <ReadTitleButton stored={rows} landField="legalDescription" />
              <GenerateMenu
                entries={[{ label: t('rows.generate.document'), report: 'titleDocument' }]}
                source={{ parentId: tract.id, ids: [...selected] }}
                isNew={tract.revision === null}
              />
            </>
          )
        }
      />
      {isAdding && <AddTitle onClose={() => setAdding(false)} />}
    </>
  );
}

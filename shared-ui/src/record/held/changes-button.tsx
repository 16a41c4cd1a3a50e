import { Button } from '@mantine/core';
import { useState } from 'react';
import { useFormState } from 'react-final-form';
import type { FormTab } from '../../form/form-errors.ts';
import { useFormTexts } from '../../form/form-texts.ts';
import { useHeldSummary } from '../../form/use-form-standing.ts';
import { OnDemand } from '../../layout/on-demand.tsx';
import { lazyPart } from '../../loading/lazy-part.tsx';
import { useHeldRows } from '../record-context.ts';

const ChangesList = lazyPart(async () => (await import('./changes-list.tsx')).ChangesList);

/** How much a save would send: a changed field of the record counts as one, a new or changed row as one. */
export function ChangesButton({ tabs }: { tabs: readonly FormTab[] }) {
  const { t } = useFormTexts();
  const held = useHeldRows();
  const rows = useHeldSummary(held);
  const { dirtyFields = {} } = useFormState({ subscription: { dirtyFields: true } });
  const [isOpen, setOpen] = useState(false);
  const fields = tabs.flatMap((tab) => tab.fields).filter(({ name }) => dirtyFields[name]);
  const count = fields.length + rows.count;
  if (count === 0) return null;
  const button = (
    <Button
      variant="subtle"
      size="compact-xs"
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={() => setOpen(!isOpen)}
    >
      {t('changes.count', { count })}
    </Button>
  );
  return (
    <OnDemand target={button} isOpen={isOpen}>
      <ChangesList target={button} tabs={tabs} onClose={() => setOpen(false)} />
    </OnDemand>
  );
}

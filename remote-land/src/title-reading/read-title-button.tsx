import { Suspense, useState } from 'react';
import { lazyPart, useTexts } from 'shared-ui';
import { HeaderButton } from 'shared-ui/form';
import type { StoredRow } from 'shared-ui/record';
import type { LandField } from './use-accept-title.ts';

const ReadTitlePage = lazyPart(async () => (await import('./read-title-page.tsx')).ReadTitlePage);

interface ReadTitleButtonProps {
  /** The saved titles of the record around. */
  readonly stored: readonly StoredRow[];
  readonly landField: LandField;
}

/** Offers to read a title from a PDF or from pasted text. */
export function ReadTitleButton(props: ReadTitleButtonProps) {
  const { t } = useTexts('land');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <HeaderButton onClick={() => setOpen(true)}>{t('reading.open')}</HeaderButton>
      {isOpen && (
        <Suspense fallback={null}>
          <ReadTitlePage {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

import type { Gate } from 'shared-contracts';
import { AccessDenied, useRecordAbsence, useTexts } from 'shared-ui';
import { useNavigate } from 'shared-ui/router';
import { openPalette } from '../palette/palette-opened.ts';
import { useWayBack } from './use-way-back.ts';

interface DeniedProps {
  readonly id: string;
  readonly because: Gate | 'switchedOff' | undefined;
}

/** In place of a screen that a person may not open. */
export function Denied({ id, because }: DeniedProps) {
  const navigate = useNavigate();
  const { t } = useTexts('ui');
  useRecordAbsence(id, t('accessDenied'));
  const back = useWayBack();
  return (
    <AccessDenied because={because} onClose={() => navigate('/home')} onBack={back} onSearch={openPalette} />
  );
}

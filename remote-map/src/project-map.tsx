import { PlannedScreen, useTexts } from 'shared-ui';

/** The map of a project. */
export function ProjectMap() {
  const { t } = useTexts('map');
  return <PlannedScreen form={t('title')} />;
}

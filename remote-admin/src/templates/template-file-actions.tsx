import { useTexts } from 'shared-ui';
import { ActionMenu, type ActionMenuItem, HeaderButton } from 'shared-ui/form';
import { useIsPhone } from 'shared-ui/grid';
import classes from './templates.module.css';

interface TemplateFileActionsProps {
  /** Adds files, which is what the list is opened for; undefined where the template is only read. */
  readonly add: Omit<ActionMenuItem, 'label'> | undefined;
  /** What else can be done, the most frequent first. */
  readonly others: readonly ActionMenuItem[];
}

/**
 * What can be done with a template's files: adding some is the clear button, everything else is beside it, on a phone in
 * one menu.
 */
export function TemplateFileActions({ add, others }: TemplateFileActionsProps) {
  const { t } = useTexts('admin');
  const isPhone = useIsPhone();
  return (
    <>
      {add && (
        <span className={classes['add']}>
          <HeaderButton onClick={add.onChoose} disabledBy={add.disabledBy}>
            {t('template.add')}
          </HeaderButton>
        </span>
      )}
      {isPhone ? (
        <ActionMenu label={t('template.more')} items={others} />
      ) : (
        others.map(({ label, onChoose, disabledBy }) => (
          <HeaderButton key={label} onClick={onChoose} disabledBy={disabledBy}>
            {label}
          </HeaderButton>
        ))
      )}
    </>
  );
}

import { productTemplates } from 'shared-contracts/reports';
import { useRest, useTexts } from 'shared-ui';
import { PlainDialog } from 'shared-ui/dialogs';
import classes from './template-dialogs.module.css';

/** CSS pixels. */
const wide = 420;

/** The Word files that come with Rightway, to begin a template of one's own with. */
export function TemplateExamplesDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTexts('admin');
  const { address } = useRest();
  return (
    <PlainDialog title={t('template.examples')} width={wide} onClose={onClose}>
      <p>{t('template.examplesHint')}</p>
      <ul className={classes['examples']}>
        {Object.entries(productTemplates).map(([name, file]) => (
          <li key={name}>
            <a href={`${address}document-templates/product/${file}`}>{t(`template.product.${name}`)}</a>
          </li>
        ))}
      </ul>
    </PlainDialog>
  );
}

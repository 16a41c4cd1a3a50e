import { useTexts } from '../../i18n/i18n-provider.tsx';
import { cssColor } from '../../theme/color-text.ts';
import classes from './color-field.module.css';
import { type FieldProps, useFieldMode } from './field-props.ts';
import { argbKind, trimmedKind } from './text-kinds.ts';
import { TypedField } from './typed-field.tsx';
import { useFormField } from './use-form-field.ts';

interface ColorFieldProps extends FieldProps {
  /** Keeps an opacity, first in the stored text: #AARRGGBB. */
  readonly hasOpacity?: boolean;
}

/** A colour by its hex digits, or by the browser's own chooser. */
export function ColorField({ hasOpacity = false, ...props }: ColorFieldProps) {
  const { t } = useTexts('ui');
  const field = useFormField(props.name);
  const { readOnly } = useFieldMode(props);
  const kind = hasOpacity ? argbKind : trimmedKind;
  const shown = kind.show(field.value);
  const css = hasOpacity ? shown : cssColor(shown);
  const sixDigits = shown.replace(/^#?([0-9a-f])([0-9a-f])([0-9a-f])$/i, '#$1$1$2$2$3$3');
  const opaque = /^#?[0-9a-f]{6}/i.exec(sixDigits)?.[0].replace(/^#?/, '#') ?? '#000000';
  const swatch = (
    <span className={classes['swatch']} style={{ background: css }}>
      <input
        type="color"
        className={classes['chooser']}
        aria-label={t('form.chooseColor', { label: props.label })}
        value={opaque.toLowerCase()}
        disabled={readOnly}
        onChange={({ currentTarget: { value } }) =>
          field.change(kind.read(hasOpacity ? `${value}${shown.slice(7, 9)}` : value))
        }
      />
    </span>
  );
  return <TypedField kind={kind} before={swatch} width="number" {...props} />;
}

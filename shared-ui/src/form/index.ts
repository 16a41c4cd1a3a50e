export { shownDate, shownDateTime } from 'shared-contracts/shown-dates';
export { ActionMenu, type ActionMenuItem } from '../layout/action-menu.tsx';
export { ChoiceToggle } from '../layout/choice-toggle.tsx';
export { MenuButton } from '../layout/menu-button.tsx';
export { PlainCell, PlainTable } from '../layout/plain-table.tsx';
export { picklistNames } from '../picklists/catalogue.ts';
export type { PickOption } from '../picklists/picklist.ts';
export { ChoiceField } from './choice-field.tsx';
export { ColorField } from './color-field.tsx';
export { DateField } from './date-field.tsx';
export { DayInput } from './day-input.tsx';
export { FieldGrid, FieldRow } from './field-grid.tsx';
export { type FieldProps, type FieldWidth, widthForText } from './field-props.ts';
export type { FormTab } from './form-errors.ts';
export { ReadOnlyProvider, useIsReadOnly } from './form-mode.ts';
export { type FormControl, FormPage } from './form-page.tsx';
export { FormSection } from './form-section.tsx';
export type { FormValues } from './form-values.ts';
export { HeaderButton } from './header-button.tsx';
export { HistoryList, type HistoryListEntry } from './history-list.tsx';
export { InlineForm, type InlineFormState, RefusedFields } from './inline-form.tsx';
export { MomentField } from './moment-field.tsx';
export { PasswordField } from './password-field.tsx';
export { type CreateOption, PickerField, type PickerFieldProps } from './picker-field.tsx';
export { PictureField } from './picture-field.tsx';
export { PlaceFields } from './place-fields.tsx';
export { type FormRow, RowsField } from './rows-field.tsx';
export { refusedSave, type SaveOutcome } from './save-outcome.ts';
export { StoredFact } from './stored-fact.tsx';
export { SubmitButton } from './submit-button.tsx';
export { TermField } from './term-field.tsx';
export { TextareaField } from './textarea-field.tsx';
export { TickField } from './tick-field.tsx';
export {
  CurrencyField,
  EmailField,
  NormalizedNameField,
  NumberField,
  PhoneField,
  TextField,
  TypedField,
  type TypedFieldProps,
  UpperCaseField,
  UserNameField,
  WholeNumberField,
} from './typed-field.tsx';
export { UrlField } from './url-field.tsx';
export { useFieldError } from './use-field-error.ts';
export { useFieldValue } from './use-field-value.ts';
export { useFormValues } from './use-form-values.ts';
export { useIsFieldDirty } from './use-is-field-dirty.ts';
export { useListFaults } from './use-list-faults.ts';
export { usePutField } from './use-put-field.ts';
export type { SaveRequest } from './use-save.ts';
export { useSetField } from './use-set-field.ts';

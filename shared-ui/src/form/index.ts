export { shownDate, shownDateTime } from 'shared-contracts/shown-dates';
export { ActionMenu, type ActionMenuItem, MenuButton } from '../layout/action-menu.tsx';
/** @deprecated 5.0.0 Import it from shared-ui. */
export { ChoiceToggle } from '../layout/choice-toggle.tsx';
export { PlainInput, PlainSelect, PlainTextarea } from '../layout/plain-box.tsx';
export { PlainCell, PlainTable } from '../layout/plain-table.tsx';
export { PressButton } from '../layout/press-button.tsx';
export { picklistNames } from '../picklists/catalogue.ts';
export type { PickOption } from '../picklists/picklist.ts';
export { ChoiceField } from './fields/choice-field.tsx';
export { ColorField } from './fields/color-field.tsx';
export { DateField } from './fields/date-field.tsx';
export { DayInput } from './fields/day-input.tsx';
export { FieldGrid, FieldRow } from './fields/field-grid.tsx';
export { type FieldProps, type FieldWidth, widthForText } from './fields/field-props.ts';
export { MomentField } from './fields/moment-field.tsx';
export { PasswordField } from './fields/password-field.tsx';
export { type CreateOption, PickerField, type PickerFieldProps } from './fields/picker-field.tsx';
export { PictureField } from './fields/picture-field.tsx';
export { PlaceFields } from './fields/place-fields.tsx';
export { type FormRow, RowsField } from './fields/rows-field.tsx';
export { StoredFact } from './fields/stored-fact.tsx';
export { TermField } from './fields/term-field.tsx';
export { TextareaField } from './fields/textarea-field.tsx';
export { TickField } from './fields/tick-field.tsx';
export { TodayButton } from './fields/today-button.tsx';
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
} from './fields/typed-field.tsx';
export { UrlField } from './fields/url-field.tsx';
export { useFieldError } from './fields/use-field-error.ts';
export { useFieldValue } from './fields/use-field-value.ts';
export { useIsFieldDirty } from './fields/use-is-field-dirty.ts';
export { useListFaults } from './fields/use-list-faults.ts';
export { usePutField } from './fields/use-put-field.ts';
export { useSetField } from './fields/use-set-field.ts';
export type { FormTab } from './form-errors.ts';
export type { FormValues } from './form-values.ts';
export { HistoryList, type HistoryListEntry } from './history/history-list.tsx';
export { ReadOnlyProvider, useIsReadOnly } from './page/form-mode.ts';
export { type FormControl, FormPage } from './page/form-page.tsx';
export { FormSection } from './page/form-section.tsx';
export { HeaderButton } from './page/header-button.tsx';
export { InlineForm, type InlineFormState, RefusedFields } from './page/inline-form.tsx';
export { refusedSave, type SaveOutcome } from './saving/save-outcome.ts';
export { SubmitButton } from './saving/submit-button.tsx';
export type { SaveRequest } from './saving/use-save.ts';
export { useUnsent } from './saving/use-unsent.ts';
export { useFormValues } from './use-form-values.ts';

import {
  CloseButton,
  Combobox,
  InputBase,
  type InputWrapperProps,
  Pill,
  PillsInput,
  useCombobox,
} from '@mantine/core';
import { IconSelector } from '@tabler/icons-react';
import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useState,
} from 'react';
import { failureText } from 'shared-contracts/errors';
import { useTexts } from '../../i18n/i18n-provider.tsx';
import { likeliestFirst, meantOption } from '../../picklists/meant-option.ts';
import { createValue, PickMenu } from '../../picklists/pick-menu.tsx';
import { usePickTexts } from '../../picklists/pick-texts.ts';
import {
  apartText,
  hasColumn,
  optionName,
  type Picklist,
  type PickNote,
  type PickOption,
  valueAt,
} from '../../picklists/picklist.ts';
import { PicklistMissing } from '../../picklists/picklist-missing.tsx';
import { useNamedPicklist } from '../../picklists/use-named-picklist.ts';
import { usePicklist } from '../../picklists/use-picklist.ts';
import { useSession } from '../../session/session.tsx';
import { type FieldProps, useFieldMode } from './field-props.ts';
import { useFormField } from './use-form-field.ts';
import { useChoiceText, useTypedChoice } from './use-typed-choice.ts';

/** Creates an entry from the typed text, if the person may; undefined if they cancelled. */
export type CreateOption = (text: string) => Promise<PickOption | undefined>;

export interface PickerFieldProps extends FieldProps {
  /** Name of one of the shared picklists, or of one that an area provides. */
  readonly picklist: string;
  /** Arguments of the picklist's query, for example the country whose provinces it offers. */
  readonly given?: Readonly<Record<string, unknown>>;
  /** Options that are not offered, for example those used already. */
  readonly without?: readonly string[];
  /** Several may be picked. */
  readonly multiple?: boolean;
  /** Called with the picked options, in addition to updating the form. */
  readonly onPick?: (options: readonly PickOption[]) => void;
  /** Offered if no option is similar to the typed text. */
  readonly create?: CreateOption | undefined;
  readonly placeholder?: string;
  /** Field of the entry whose text the form stores instead of the entry, such as its name; only for single choice. */
  readonly asText?: string;
  /** Options that are visible at the same time, where the place needs fewer or more than the picklist's own number. */
  readonly visible?: number | undefined;
  /** A note next to the names of entries, here and in the menu, such as their role in the surrounding record. */
  readonly note?: PickNote;
}

const isOption = (value: unknown): value is PickOption =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string';

const noOptions: readonly string[] = [];
const usualVisible = 8;
/** The narrowest menu that shows each of several columns with its heading whole; a phone has less room. */
const menuWidth = (columns: number): string | undefined =>
  columns > 1 ? `calc(min(${224 + 48 * columns}px, 100vw - 24px))` : undefined;

/** The text that distinguishes a picked option is below its name. */
const belowInput = [
  'label',
  'input',
  'description',
  'error',
] satisfies InputWrapperProps['inputWrapperOrder'];

const nothingGiven: Readonly<Record<string, unknown>> = {};

/** Picks one or several entries of a picklist; the form holds the entries, with their ids. */
export function PickerField(props: PickerFieldProps) {
  const load = useNamedPicklist(props.picklist);
  return load.status === 'ready' ? (
    <PickerOf {...props} list={load.picklist} />
  ) : (
    <PicklistMissing name={props.picklist} label={props.label} load={load} />
  );
}

function PickerOf({ list, ...props }: PickerFieldProps & { readonly list: Picklist }) {
  const { name, label, given = nothingGiven, without = noOptions, multiple = false, onPick, create } = props;
  const { t } = useTexts('ui');
  const { t: pickText } = usePickTexts();
  const { user } = useSession();
  const field = useFormField(name);
  const mode = useFieldMode(props);
  const columns = useMemo(
    () => list.columns.filter((column) => !column.when || (user !== null && hasColumn(user, column))),
    [list.columns, user],
  );
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const typed = useChoiceText(name);
  const { text } = typed;
  const [marked, setMarked] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const errorId = useId();
  const isBlocked = (list.needs ?? []).some((argument) => !given[argument]);
  const written = (typedText: string) => list.asWritten?.(typedText) ?? typedText;
  const found = usePicklist(list, columns, given, written(text ?? ''), combobox.dropdownOpened);
  const { asText } = props;
  const textHeld = asText !== undefined && typeof field.value === 'string' ? field.value : '';
  const picked =
    textHeld === ''
      ? (Array.isArray(field.value) ? field.value : [field.value]).filter(isOption)
      : [{ id: textHeld }];
  const offered = found.options.filter(({ id }) => !without.includes(id));
  const options = typed.isTyping ? likeliestFirst(offered, list, columns, written(text ?? '')) : offered;
  const isReadOnly = mode.readOnly;

  const put = (next: readonly PickOption[]) => {
    if (asText === undefined) field.change(multiple ? next : (next[0] ?? null));
    else field.change(next[0] ? String(valueAt(next[0], asText) ?? '') : '');
    onPick?.(next);
  };
  const nameOf = (option: PickOption) => optionName(option, list);
  const choice = useTypedChoice(name, typed, {
    options,
    isWaiting: found.isWaiting,
    meant: (wanted) => meantOption(options, list, columns, written(wanted), found.isWhole),
    take: (option) => (picked.some(({ id }) => id === option.id) ? combobox.closeDropdown() : pick(option)),
    empty: () => !multiple && picked.length > 0 && put([]),
    isPicked: (wanted) =>
      !multiple && picked.some((option) => [textHeld, nameOf(option)].includes(written(wanted))),
  });
  const pick = (option: PickOption) => {
    choice.end();
    if (!multiple) {
      // Picking the same entry again is no change, even with other fields.
      if (picked[0]?.id !== option.id) put([option]);
      combobox.closeDropdown();
    } else if (picked.some(({ id }) => id === option.id)) put(picked.filter(({ id }) => id !== option.id));
    else put([...picked, option]);
  };
  const onSubmit = (value: string) => {
    const option = options.find(({ id }) => id === value);
    if (option) return pick(option);
    if (value !== createValue || !create || text === undefined) return;
    create(text.trim()).then(
      (made) => made && pick(made),
      (error: unknown) => setFailure(failureText(error) ?? t('unknownError')),
    );
  };
  const wanted = text?.trim() ?? '';
  const mayCreate = create !== undefined && wanted !== '' && !found.isLoading;
  const isThere = options.some((option) => optionName(option, list).toLowerCase() === wanted.toLowerCase());

  const input = {
    name,
    placeholder: isReadOnly ? undefined : props.placeholder,
    value: text ?? (multiple ? '' : textHeld || picked.map((option) => optionName(option, list)).join()),
    readOnly: isReadOnly,
    disabled: isBlocked,
    'aria-required': mode['aria-required'],
    'aria-invalid': field.error !== undefined,
    autoComplete: 'off',
    'aria-autocomplete': 'list' as const,
    onClick: () => !isReadOnly && combobox.openDropdown(),
    onFocus: field.focus,
    onBlur: () => {
      choice.leave();
      combobox.closeDropdown();
      field.blur();
    },
    onChange: (event: { readonly currentTarget: { readonly value: string } }) => {
      choice.type(event.currentTarget.value);
      setFailure(undefined);
      combobox.openDropdown();
    },
    onKeyDown: (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey } = event;
      const isMarked = combobox.getSelectedOptionIndex() >= 0;
      if (key === 'Enter' && !ctrlKey && !metaKey && choice.enter(isMarked)) event.preventDefault();
      if (key === 'Escape' && text !== undefined) choice.end();
      if (key.startsWith('Arrow')) setMarked(undefined);
      if (event.key === 'Backspace' && multiple && !text && !isReadOnly && picked.length > 0)
        put(picked.slice(0, -1));
    },
  };
  const isLeft = text !== undefined && !typed.isTyping;
  const clear = !isReadOnly && (picked.length > 0 || isLeft) && !multiple && (
    <CloseButton
      size={24}
      tabIndex={-1}
      aria-label={pickText('clear', { label })}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => {
        choice.end();
        if (picked.length > 0) put([]);
      }}
    />
  );
  // The first hit is marked: Enter takes it.
  const isAnswered = typed.isTyping && wanted !== '' && combobox.dropdownOpened && !found.isWaiting;
  const hits = isAnswered && options[0] ? `${text} ${options.length} ${options[0].id}` : undefined;
  const mark = useEffectEvent((shown: string | undefined) => {
    if (shown !== undefined) return setMarked(combobox.selectFirstOption() ?? undefined);
    setMarked(undefined);
    if (typed.isTyping) combobox.resetSelectedOption();
  });
  useEffect(() => mark(hits), [hits]);

  const [only] = picked;
  const apart = !multiple && only ? apartText(only, list) : '';
  const activeOption =
    combobox.dropdownOpened && marked !== undefined ? { 'aria-activedescendant': marked } : {};
  const error = [field.error, failure].filter(Boolean).join(' ') || undefined;
  const wrapper = {
    label,
    error,
    ...('wrapperProps' in mode ? { wrapperProps: mode.wrapperProps } : {}),
    withAsterisk: mode.withAsterisk,
    variant: mode.variant,
    errorProps: { id: errorId },
    ...(apart && text === undefined ? { description: apart, inputWrapperOrder: belowInput } : {}),
  } as const;
  return (
    <Combobox store={combobox} onOptionSubmit={onSubmit} withinPortal width="target" position="bottom-start">
      {multiple ? (
        <Combobox.DropdownTarget>
          <PillsInput {...wrapper} onClick={input.onClick} disabled={isBlocked}>
            <Pill.Group>
              {picked.map((option) => (
                <PickedPill
                  key={option.id}
                  text={[optionName(option, list), props.note?.of(option) || apartText(option, list)]
                    .filter(Boolean)
                    .join(' – ')}
                  name={optionName(option, list)}
                  onRemove={isReadOnly ? undefined : () => pick(option)}
                />
              ))}
              <Combobox.EventsTarget withExpandedAttribute {...activeOption}>
                <PillsInput.Field {...input} aria-label={label} />
              </Combobox.EventsTarget>
            </Pill.Group>
          </PillsInput>
        </Combobox.DropdownTarget>
      ) : (
        <Combobox.Target withExpandedAttribute {...activeOption}>
          <InputBase
            {...wrapper}
            {...input}
            rightSection={clear || <IconSelector size={15} aria-hidden />}
            rightSectionPointerEvents={clear ? 'all' : 'none'}
          />
        </Combobox.Target>
      )}
      <Combobox.Dropdown hidden={isReadOnly} miw={menuWidth(columns.length)}>
        <PickMenu
          label={label}
          options={options}
          columns={columns}
          note={props.note}
          picked={
            asText === undefined
              ? picked.map(({ id }) => id)
              : options.filter((option) => valueAt(option, asText) === textHeld).map(({ id }) => id)
          }
          visible={props.visible ?? list.visible ?? usualVisible}
          isLoading={found.isLoading}
          failure={found.failure}
          createLabel={mayCreate && !isThere ? pickText('create', { text: wanted }) : undefined}
        />
      </Combobox.Dropdown>
    </Combobox>
  );
}

interface PickedPillProps {
  readonly text: string;
  readonly name: string;
  readonly onRemove: (() => void) | undefined;
}

function PickedPill({ text, name, onRemove }: PickedPillProps): ReactNode {
  const { t } = usePickTexts();
  return (
    <Pill
      withRemoveButton={onRemove !== undefined}
      removeButtonProps={{ 'aria-label': t('remove', { text: name }), 'aria-hidden': false }}
      {...(onRemove ? { onRemove } : {})}
    >
      {text}
    </Pill>
  );
}

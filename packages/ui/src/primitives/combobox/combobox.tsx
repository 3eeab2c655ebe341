'use client'
import { useMemo, useState, type KeyboardEvent, type ReactElement, type Ref } from 'react'
import { omitUndefined } from '../../omit-undefined.ts'
import { useLabels, type OwnLabels } from '../../locale/index.ts'
import { FieldFrame, joinErrors, type FieldProps } from '../field/field-frame.tsx'
import { ComboboxControl } from './combobox-control.tsx'
import { ComboboxEnd } from './combobox-end.tsx'
import { comboboxLabels, type ComboboxLabels } from './combobox.labels.ts'
import { ComboboxList } from './combobox-list.tsx'
import type { ComboboxOption, LoadOptions } from './combobox-option.ts'
import { Field, Text } from './combobox.styles.ts'
import { isPlainEnter } from './keys.ts'
import { useSuggestions } from './use-suggestions.ts'

/** Props shared by the comboboxes for one value and for several. */
export interface SharedComboboxProps extends FieldProps {
  /**
   * Options to choose from; with `loadOptions`, they only provide the labels of selected values.
   */
  options?: readonly ComboboxOption[] | undefined
  /** Loads the options that match the typed text, instead of searching `options`. */
  loadOptions?: LoadOptions | undefined
  /** Accepts typed text as a value if no option matches. */
  allowsCustomValue?: boolean | undefined
  onBlur?: (() => void) | undefined
  placeholder?: string | undefined
  name?: string | undefined
  isReadOnly?: boolean | undefined
  /** The text input. */
  ref?: Ref<HTMLInputElement> | undefined
}

export interface ComboboxProps extends SharedComboboxProps {
  /** The selected option's value, or custom text; `null` for none. */
  value: string | null
  /**
   * Called with a value when an option is selected or custom text is entered, and with `null` when
   * the text is cleared.
   */
  onChange: (value: string | null) => void
  labels?: OwnLabels<ComboboxLabels> | undefined
}

const none: readonly ComboboxOption[] = []

/**
 * Selects one of many options, found by typing. On blur, text that matches no option is discarded,
 * unless `allowsCustomValue` is set.
 */
export function Combobox({
  label,
  isLabelHidden,
  description,
  errors,
  value,
  onChange,
  options = none,
  loadOptions,
  allowsCustomValue = false,
  onBlur,
  placeholder,
  labels,
  ref,
  ...rest
}: ComboboxProps): ReactElement {
  const texts = useLabels(comboboxLabels, labels)
  const [typed, setTyped] = useState<string>()
  const [isActive, setActive] = useState(false)
  const selected = useMemo(() => (value === null ? [] : [value]), [value])
  const suggestions = useSuggestions({ options, loadOptions, typed, selected, isActive })
  const selectedLabel = value === null ? '' : suggestions.labelOf(value)
  const message = joinErrors(errors)

  function type(text: string) {
    setTyped(text === selectedLabel ? undefined : text)
    if (text === '' && value !== null) onChange(null)
  }

  function keepOwnText() {
    const text = typed?.trim() ?? ''
    if (!allowsCustomValue || text === '') return
    const named = suggestions.known.find((option) => option.label === text)
    onChange(named?.value ?? text)
    setTyped(undefined)
  }

  return (
    <Field
      {...omitUndefined(rest)}
      validationBehavior="aria"
      isInvalid={message !== ''}
      defaultItems={suggestions.known}
      defaultFilter={suggestions.isShown}
      allowsEmptyCollection={!allowsCustomValue || loadOptions !== undefined}
      allowsCustomValue={allowsCustomValue}
      value={value}
      onChange={(key) => {
        // A null key means that the text is not an option: keep it as custom text. `type` handles
        // cleared text.
        if (key === null && allowsCustomValue) return
        setTyped(undefined)
        if (key !== null && key !== value) onChange(String(key))
      }}
      inputValue={typed ?? selectedLabel}
      onInputChange={type}
      onFocus={() => setActive(true)}
      onBlur={() => {
        keepOwnText()
        onBlur?.()
      }}
    >
      <FieldFrame
        label={label}
        isLabelHidden={isLabelHidden}
        description={description}
        errors={errors}
      >
        <ComboboxControl
          onKeyDownCapture={(event: KeyboardEvent) => {
            if (isPlainEnter(event)) keepOwnText()
          }}
        >
          <Text {...omitUndefined({ placeholder })} ref={ref ?? null} />
          <ComboboxEnd
            label={label}
            message={message}
            isLoading={suggestions.status === 'loading'}
            texts={texts}
          />
        </ComboboxControl>
      </FieldFrame>
      <ComboboxList status={suggestions.status} texts={texts} />
    </Field>
  )
}

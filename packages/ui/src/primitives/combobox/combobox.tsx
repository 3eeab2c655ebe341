'use client'
import { useMemo, useState, type KeyboardEvent, type ReactElement, type Ref } from 'react'
import { given } from '../../given.ts'
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

/** What a combobox for one value and one for several have in common. */
export interface SharedComboboxProps extends FieldProps {
  /** Options to choose from; beside `loadOptions`, those that give selected values their names. */
  options?: readonly ComboboxOption[] | undefined
  /** Asks for the options that fit what was typed, instead of looking through `options`. */
  loadOptions?: LoadOptions | undefined
  /** Takes what was typed as a value of its own, where no option fits. */
  allowsCustomValue?: boolean | undefined
  onBlur?: (() => void) | undefined
  placeholder?: string | undefined
  name?: string | undefined
  isReadOnly?: boolean | undefined
  /** The text input. */
  ref?: Ref<HTMLInputElement> | undefined
}

export interface ComboboxProps extends SharedComboboxProps {
  /** The selected option's value, or a text of one's own; `null` for none. */
  value: string | null
  /** Called with a value when an option is selected, and with `null` when the text is emptied. */
  onChange: (value: string | null) => void
  labels?: OwnLabels<ComboboxLabels> | undefined
}

const none: readonly ComboboxOption[] = []

/** One choice out of many, found by typing. What fits no option is taken back when it is left. */
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
  const chosen = useMemo(() => (value === null ? [] : [value]), [value])
  const suggestions = useSuggestions({ options, loadOptions, typed, chosen, isActive })
  const chosenLabel = value === null ? '' : suggestions.labelOf(value)
  const message = joinErrors(errors)

  function type(text: string) {
    setTyped(text === chosenLabel ? undefined : text)
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
      {...given(rest)}
      validationBehavior="aria"
      isInvalid={message !== ''}
      defaultItems={suggestions.known}
      defaultFilter={suggestions.isShown}
      allowsEmptyCollection={!allowsCustomValue || loadOptions !== undefined}
      allowsCustomValue={allowsCustomValue}
      value={value}
      onChange={(key) => {
        // Null stands for a text that is no option; emptying it is told by `type`.
        if (key === null && allowsCustomValue) return
        setTyped(undefined)
        if (key !== null && key !== value) onChange(String(key))
      }}
      inputValue={typed ?? chosenLabel}
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
          <Text {...given({ placeholder })} ref={ref ?? null} />
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

'use client'
import { useId, useRef, useState, type ReactElement } from 'react'
import { omitUndefined } from '../../omit-undefined.ts'
import { useLabels, type OwnLabels } from '../../locale/index.ts'
import { ComboboxControl } from '../combobox/combobox-control.tsx'
import { ComboboxEnd } from '../combobox/combobox-end.tsx'
import { comboboxLabels, type ComboboxLabels } from '../combobox/combobox.labels.ts'
import { ComboboxList } from '../combobox/combobox-list.tsx'
import type { ComboboxOption } from '../combobox/combobox-option.ts'
import { Text } from '../combobox/combobox.styles.ts'
import type { SharedComboboxProps } from '../combobox/combobox.tsx'
import { isPlainEnter } from '../combobox/keys.ts'
import { useSuggestions } from '../combobox/use-suggestions.ts'
import { FieldFrame, joinErrors } from '../field/field-frame.tsx'
import { ChipList } from './chip-list.tsx'
import { multiComboboxLabels, type MultiComboboxLabels } from './multi-combobox.labels.ts'
import { Contents, Field, Hidden } from './multi-combobox.styles.ts'
import { splitTyped } from './split-typed.ts'
import { useChipKeys } from './use-chip-keys.ts'

export interface MultiComboboxProps extends SharedComboboxProps {
  /** The selected values, in order of selection. */
  value: readonly string[]
  onChange: (value: readonly string[]) => void
  labels?: OwnLabels<ComboboxLabels & MultiComboboxLabels> | undefined
}

const none: readonly ComboboxOption[] = []

/**
 * Selects several of many options, found by typing. Shows at most 10 selected values as chips, and
 * the number of further values. Backspace in an empty field removes the last value. If custom
 * values are allowed, Enter, a comma or a semicolon completes a typed value.
 */
export function MultiCombobox({
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
  isDisabled = false,
  isReadOnly = false,
  ref,
  ...rest
}: MultiComboboxProps): ReactElement {
  const texts = useLabels(comboboxLabels, labels)
  const chipTexts = useLabels(multiComboboxLabels, labels)
  const [text, setText] = useState('')
  const [news, setNews] = useState('')
  const [isActive, setActive] = useState(false)
  const control = useRef<HTMLDivElement>(null)
  const namesId = useId()
  const suggestions = useSuggestions({
    options,
    loadOptions,
    typed: text === '' ? undefined : text,
    selected: value,
    isActive,
  })
  const chips = value.map((one) => ({ value: one, label: suggestions.labelOf(one) }))
  const message = joinErrors(errors)
  const isLocked = isDisabled || isReadOnly

  function add(found: readonly string[]) {
    const values = found.map(
      (name) => suggestions.known.find((option) => option.label === name)?.value ?? name,
    )
    const added = new Set([...value, ...values])
    if (added.size > value.length) onChange([...added])
  }

  function remove(index: number) {
    if (isLocked || index < 0) return
    setNews(chipTexts.removed(chips[index]?.label ?? ''))
    onChange(value.filter((_, position) => position !== index))
  }

  function type(next: string) {
    const { done, left } = allowsCustomValue ? splitTyped(next) : { done: [], left: next }
    add(done)
    setText(left)
  }

  function keepOwnText() {
    if (!allowsCustomValue || text.trim() === '') return false
    add([text.trim()])
    setText('')
    return true
  }

  const chipKeys = useChipKeys({ control, isTextEmpty: text === '', count: value.length, remove })

  return (
    <Field
      {...omitUndefined(rest)}
      validationBehavior="aria"
      isDisabled={isDisabled}
      isReadOnly={isReadOnly}
      isInvalid={message !== ''}
      selectionMode="multiple"
      defaultItems={suggestions.known}
      defaultFilter={suggestions.isShown}
      allowsEmptyCollection={!allowsCustomValue || loadOptions !== undefined}
      allowsCustomValue={allowsCustomValue}
      aria-describedby={namesId}
      value={value}
      onChange={(keys) => {
        setText('')
        if (keys.length !== value.length) onChange(keys.map(String))
      }}
      inputValue={text}
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
          ref={control}
          onKeyDownCapture={(event) => {
            if (isPlainEnter(event) && keepOwnText()) {
              event.preventDefault()
              event.stopPropagation()
            } else chipKeys(event)
          }}
        >
          <Contents>
            <ChipList chips={chips} isLocked={isLocked} onRemove={remove} texts={chipTexts} />
            <Text
              {...omitUndefined({ placeholder: chips.length === 0 ? placeholder : undefined })}
              ref={ref ?? null}
            />
          </Contents>
          <ComboboxEnd
            label={label}
            message={message}
            isLoading={suggestions.status === 'loading'}
            texts={texts}
          />
          <span id={namesId} hidden>
            {chips.map((chip) => chip.label).join(', ')}
          </span>
          <Hidden aria-live="polite">{news}</Hidden>
        </ComboboxControl>
      </FieldFrame>
      <ComboboxList status={suggestions.status} texts={texts} />
    </Field>
  )
}

'use client'
import { Check, ChevronDown } from 'lucide-react'
import type { CSSProperties, ReactElement, Ref } from 'react'
import { omitUndefined } from '../../omit-undefined.ts'
import { useLabels } from '../../locale/index.ts'
import { ErrorMark } from '../field/error-mark.tsx'
import { FieldFrame, joinErrors, type FieldProps } from '../field/field-frame.tsx'
import { OptionText, Sheet } from '../popover/sheet.styles.ts'
import { selectLabels } from './select.labels.ts'
import { Field, List, Option, Row, Trigger, Value } from './select.styles.ts'

export interface SelectOption<Key extends string = string> {
  value: Key
  label: string
  /** A second line in the list. */
  description?: string | undefined
  isDisabled?: boolean | undefined
  /** Style of the label, for example the font that it names. */
  style?: CSSProperties | undefined
}

export interface SelectProps<Key extends string = string> extends FieldProps {
  /** The selected option's value; `null` while none is selected. */
  value: Key | null
  onChange: (value: Key) => void
  options: readonly SelectOption<Key>[]
  onBlur?: (() => void) | undefined
  placeholder?: string | undefined
  name?: string | undefined
  /** The button that opens the list. */
  ref?: Ref<HTMLButtonElement> | undefined
}

/** Selects one option from a drop-down list. */
export function Select<Key extends string>({
  label,
  isLabelHidden,
  description,
  errors,
  value,
  onChange,
  options,
  placeholder,
  ref,
  ...rest
}: SelectProps<Key>): ReactElement {
  const texts = useLabels(selectLabels)
  const message = joinErrors(errors)
  const isInvalid = message !== ''
  return (
    <Field
      validationBehavior="aria"
      {...omitUndefined(rest)}
      isInvalid={isInvalid}
      placeholder={placeholder ?? texts.placeholder}
      value={value}
      onChange={(key) => {
        const option = options.find((candidate) => candidate.value === key)
        if (option) onChange(option.value)
      }}
    >
      <FieldFrame
        label={label}
        isLabelHidden={isLabelHidden}
        description={description}
        errors={errors}
      >
        <Row>
          <Trigger ref={ref ?? null} $isInvalid={isInvalid}>
            <Value>
              {({ isPlaceholder, selectedText, defaultChildren }) =>
                isPlaceholder ? defaultChildren : selectedText
              }
            </Value>
            <ChevronDown size={16} aria-hidden="true" />
          </Trigger>
          {isInvalid && <ErrorMark label={label} message={message} />}
        </Row>
      </FieldFrame>
      <Sheet offset={4}>
        <List>
          {options.map((item) => (
            <Option
              key={item.value}
              id={item.value}
              textValue={item.label}
              isDisabled={item.isDisabled ?? false}
            >
              <OptionText>
                <span style={item.style}>{item.label}</span>
                {item.description !== undefined && <small>{item.description}</small>}
              </OptionText>
              <Check size={16} aria-hidden="true" />
            </Option>
          ))}
        </List>
      </Sheet>
    </Field>
  )
}

'use client'
import type { ReactElement, Ref } from 'react'
import { omitUndefined } from '../../omit-undefined.ts'
import { Description } from '../field/field.styles.ts'
import { FieldFrame, joinErrors, type FieldProps } from '../field/field-frame.tsx'
import { Choice, Field, Mark, Options, OptionField } from './radio-group.styles.ts'

export interface RadioOption<Key extends string = string> {
  value: Key
  label: string
  /** A second line below the label. */
  description?: string | undefined
  isDisabled?: boolean | undefined
}

export interface RadioGroupProps<Key extends string = string> extends FieldProps {
  /** The selected option's value; `null` while none is selected. */
  value: Key | null
  onChange: (value: Key) => void
  options: readonly RadioOption<Key>[]
  onBlur?: (() => void) | undefined
  /** Stacked (default) or in a row. */
  orientation?: 'vertical' | 'horizontal' | undefined
  name?: string | undefined
  isReadOnly?: boolean | undefined
  ref?: Ref<HTMLDivElement> | undefined
}

/** Selects one of a few options with long labels. */
export function RadioGroup<Key extends string>({
  label,
  isLabelHidden,
  description,
  errors,
  value,
  onChange,
  options,
  onBlur,
  orientation = 'vertical',
  ...rest
}: RadioGroupProps<Key>): ReactElement {
  return (
    <Field
      {...omitUndefined(rest)}
      validationBehavior="aria"
      isInvalid={joinErrors(errors) !== ''}
      orientation={orientation}
      value={value}
      onBlur={() => onBlur?.()}
      onChange={(selected) => {
        const option = options.find((candidate) => candidate.value === selected)
        if (option) onChange(option.value)
      }}
    >
      <FieldFrame
        label={label}
        isLabelHidden={isLabelHidden}
        description={description}
        errors={errors}
        hasErrorMark
      >
        <Options>
          {options.map((option) => (
            <OptionField
              key={option.value}
              value={option.value}
              isDisabled={option.isDisabled ?? false}
            >
              <Choice>
                <Mark />
                {option.label}
              </Choice>
              {option.description !== undefined && (
                <Description slot="description">{option.description}</Description>
              )}
            </OptionField>
          ))}
        </Options>
      </FieldFrame>
    </Field>
  )
}

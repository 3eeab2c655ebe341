'use client'
import { useState, type ReactElement } from 'react'
import { given } from '../../given.ts'
import { labels } from '../../labels.ts'
import { FieldFrame, joinErrors, type FieldProps } from '../field/field-frame.tsx'
import { Field } from '../text-field/text-field.styles.ts'
import { normaliseHex } from './color.ts'
import { Code, Row, Swatch } from './color-field.styles.ts'

export interface ColorFieldProps extends FieldProps {
  /** The colour as `#rrggbb`. */
  value: string
  /** Called with `#rrggbb` as soon as what was typed is a colour. */
  onChange: (value: string) => void
  pickerLabel?: string | undefined
  invalidLabel?: string | undefined
}

/** A colour, picked or typed in hex. What was typed stays until it is a colour. */
export function ColorField({
  label,
  isLabelHidden,
  description,
  errors = [],
  value,
  onChange,
  pickerLabel = labels.colorPicker,
  invalidLabel = labels.invalidColor,
  isDisabled = false,
  ...rest
}: ColorFieldProps): ReactElement {
  const [draft, setDraft] = useState<string>()
  const isWrong = draft !== undefined && normaliseHex(draft) === null
  const messages = isWrong ? [invalidLabel, ...errors] : errors

  function type(text: string) {
    setDraft(text)
    const color = normaliseHex(text)
    if (color !== null) onChange(color)
  }

  return (
    <Field
      validationBehavior="aria"
      {...given(rest)}
      isDisabled={isDisabled}
      value={draft ?? value}
      onChange={type}
      onBlur={() => {
        if (!isWrong) setDraft(undefined)
      }}
      isInvalid={joinErrors(messages) !== ''}
    >
      <FieldFrame
        label={label}
        isLabelHidden={isLabelHidden}
        description={description}
        errors={messages}
      >
        <Row>
          <Swatch
            type="color"
            aria-label={`${label} : ${pickerLabel}`}
            value={normaliseHex(value) ?? '#000000'}
            disabled={isDisabled}
            onChange={(event) => {
              setDraft(undefined)
              onChange(event.target.value)
            }}
          />
          <Code spellCheck={false} autoComplete="off" />
        </Row>
      </FieldFrame>
    </Field>
  )
}

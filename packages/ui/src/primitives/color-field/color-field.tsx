'use client'
import { useState, type ReactElement, type Ref } from 'react'
import { omitUndefined } from '../../omit-undefined.ts'
import { useLabels, type OwnLabels } from '../../locale/index.ts'
import { ErrorMark } from '../field/error-mark.tsx'
import { ControlRow } from '../field/field.styles.ts'
import { FieldFrame, joinErrors, type FieldProps } from '../field/field-frame.tsx'
import { Field } from '../text-field/text-field.styles.ts'
import { colorFieldLabels, type ColorFieldLabels } from './color-field.labels.ts'
import { ContrastHint } from './contrast-hint.tsx'
import { normaliseHex } from './color.ts'
import { Code, Row, Swatch } from './color-field.styles.ts'

export interface ColorFieldProps extends FieldProps {
  /** The color as `#rrggbb`. */
  value: string
  /** Called with `#rrggbb` as soon as the typed text is a color. */
  onChange: (value: string) => void
  /**
   * Background colors `#rrggbb` in light and dark mode. The field then shows how readable text in
   * its color is on each background (WCAG 2.2, 1.4.3).
   */
  contrastWith?: { light?: string | undefined; dark?: string | undefined } | undefined
  /**
   * The typed text, if the parent controls it; null shows the value. Pass it together with
   * `onDraftChange`; without them the field manages it itself.
   */
  draft?: string | null | undefined
  /** Called with the typed text and whether it is a color, or with null to show the value again. */
  onDraftChange?: ((draft: string | null, isColor: boolean) => void) | undefined
  onBlur?: (() => void) | undefined
  labels?: OwnLabels<ColorFieldLabels> | undefined
  isReadOnly?: boolean | undefined
  /** The text input. */
  ref?: Ref<HTMLInputElement> | undefined
}

/** A color, picked or typed in hex. Invalid text stays in the field until it is corrected. */
export function ColorField({
  label,
  isLabelHidden,
  description,
  errors = [],
  value,
  onChange,
  onBlur,
  draft: givenDraft,
  onDraftChange,
  contrastWith,
  labels,
  isDisabled = false,
  isReadOnly = false,
  ref,
  ...rest
}: ColorFieldProps): ReactElement {
  const texts = useLabels(colorFieldLabels, labels)
  const [ownDraft, setOwnDraft] = useState<string | null>(null)
  const draft = givenDraft === undefined ? ownDraft : givenDraft
  const isWrong = draft !== null && normaliseHex(draft) === null
  const messages = isWrong ? [texts.invalid, ...errors] : errors
  const message = joinErrors(messages)

  function setDraft(next: string | null) {
    setOwnDraft(next)
    onDraftChange?.(next, next === null || normaliseHex(next) !== null)
  }

  function type(text: string) {
    const color = normaliseHex(text)
    if (color !== null) onChange(color)
    setDraft(text)
  }

  return (
    <Field
      validationBehavior="aria"
      {...omitUndefined(rest)}
      isDisabled={isDisabled}
      isReadOnly={isReadOnly}
      value={draft ?? value}
      onChange={type}
      onBlur={() => {
        if (!isWrong) setDraft(null)
        onBlur?.()
      }}
      isInvalid={message !== ''}
    >
      <FieldFrame
        label={label}
        isLabelHidden={isLabelHidden}
        description={
          contrastWith ? (
            <>
              {description}
              <ContrastHint color={normaliseHex(value)} papers={contrastWith} texts={texts} />
            </>
          ) : (
            description
          )
        }
        errors={messages}
      >
        <Row>
          <Swatch
            type="color"
            aria-label={texts.picker(label)}
            value={normaliseHex(value) ?? '#000000'}
            disabled={isDisabled || isReadOnly}
            onChange={(event) => {
              setDraft(null)
              onChange(event.target.value)
            }}
          />
          <ControlRow>
            <Code
              ref={ref ?? null}
              spellCheck={false}
              autoComplete="off"
              $hasEnd={message !== ''}
            />
            {message !== '' && <ErrorMark label={label} message={message} />}
          </ControlRow>
        </Row>
      </FieldFrame>
    </Field>
  )
}

'use client'
import { Check, Copy } from 'lucide-react'
import type { ReactElement } from 'react'
import { labels } from '../../labels.ts'
import { Button } from '../button/button.tsx'
import { FieldFrame } from '../field/field-frame.tsx'
import { Field } from '../text-field/text-field.styles.ts'
import { Row, Value } from './copy-field.styles.ts'
import { useCopy } from './use-copy.ts'

export interface CopyFieldProps {
  label: string
  isLabelHidden?: boolean | undefined
  /** The text to be copied. */
  value: string
  copyLabel?: string | undefined
  copiedLabel?: string | undefined
  /** Shown where the browser refuses to copy. */
  failedLabel?: string | undefined
}

/** A text that cannot be changed, with a button that copies it and says so for a second. */
export function CopyField({
  label,
  isLabelHidden,
  value,
  copyLabel = labels.copy,
  copiedLabel = labels.copied,
  failedLabel = labels.copyFailed,
}: CopyFieldProps): ReactElement {
  const { state, copy } = useCopy()
  const isCopied = state === 'copied'
  const Icon = isCopied ? Check : Copy
  return (
    <Field validationBehavior="aria" value={value} isReadOnly isInvalid={state === 'failed'}>
      <FieldFrame
        label={label}
        isLabelHidden={isLabelHidden}
        errors={state === 'failed' ? [failedLabel] : []}
      >
        <Row>
          <Value onFocus={(event) => event.currentTarget.select()} />
          <Button icon={<Icon size={16} aria-hidden="true" />} onPress={() => copy(value)}>
            <span aria-live="polite">{isCopied ? copiedLabel : copyLabel}</span>
          </Button>
        </Row>
      </FieldFrame>
    </Field>
  )
}

'use client'
import { Check, Copy } from 'lucide-react'
import type { ReactElement, Ref } from 'react'
import { omitUndefined } from '../../omit-undefined.ts'
import { useLabels, type OwnLabels } from '../../locale/index.ts'
import { Button } from '../button/button.tsx'
import { FieldFrame } from '../field/field-frame.tsx'
import { Field } from '../text-field/text-field.styles.ts'
import type { RootProps } from '../root-props.ts'
import { copyFieldLabels, type CopyFieldLabels } from './copy-field.labels.ts'
import { Row, Value } from './copy-field.styles.ts'
import { useCopy } from './use-copy.ts'

export interface CopyFieldProps extends RootProps {
  label: string
  isLabelHidden?: boolean | undefined
  /** The text to copy. */
  value: string
  labels?: OwnLabels<CopyFieldLabels> | undefined
  /** The text input. */
  ref?: Ref<HTMLInputElement> | undefined
}

/** Read-only text with a button that copies it and confirms this for a second. */
export function CopyField({
  label,
  isLabelHidden,
  value,
  labels,
  ref,
  ...rest
}: CopyFieldProps): ReactElement {
  const texts = useLabels(copyFieldLabels, labels)
  const { state, copy } = useCopy()
  const isCopied = state === 'copied'
  const Icon = isCopied ? Check : Copy
  return (
    <Field
      {...omitUndefined(rest)}
      validationBehavior="aria"
      value={value}
      isReadOnly
      isInvalid={state === 'failed'}
    >
      <FieldFrame
        label={label}
        isLabelHidden={isLabelHidden}
        errors={state === 'failed' ? [texts.failed] : []}
      >
        <Row>
          <Value ref={ref ?? null} onFocus={(event) => event.currentTarget.select()} />
          <Button icon={<Icon size={16} aria-hidden="true" />} onPress={() => copy(value)}>
            <span aria-live="polite">{isCopied ? texts.copied : texts.copy}</span>
          </Button>
        </Row>
      </FieldFrame>
    </Field>
  )
}

'use client'

import type { SignatureData } from '@org/signature'
import { use, useMemo } from 'react'
import { useLabels } from '../../locale/index.ts'
import { validatorMessages } from '../../validators/index.ts'
import { useEditorTexts } from '../model/use-editor-texts.ts'
import { fieldErrors, type FieldError } from './field-errors.ts'
import { PhoneRuleContext } from './phone-rule.ts'

/** Lists the signature's fields that have invalid values, under their labels in the editor. */
export function useFieldErrors(data: SignatureData): readonly FieldError[] {
  const texts = useEditorTexts()
  const messages = useLabels(validatorMessages)
  const phoneRule = use(PhoneRuleContext)
  return useMemo(
    () => fieldErrors(data, texts, { messages, phoneRule }),
    [data, texts, messages, phoneRule],
  )
}

'use client'

import type { SignatureData } from '@org/signature'
import { useMemo } from 'react'
import { useLabels } from '../../locale/index.ts'
import { validatorMessages } from '../../validators/index.ts'
import { useEditorTexts } from '../model/use-editor-texts.ts'
import { fieldErrors, type FieldError } from './field-errors.ts'

/** Lists the signature's fields that have invalid values, under their labels in the editor. */
export function useFieldErrors(data: SignatureData): readonly FieldError[] {
  const texts = useEditorTexts()
  const messages = useLabels(validatorMessages)
  return useMemo(() => fieldErrors(data, texts, messages), [data, texts, messages])
}

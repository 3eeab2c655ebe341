'use client'

import type { SignatureData } from '@org/signature'
import { useMemo } from 'react'
import { useLabels } from '../../locale/index.ts'
import { validatorMessages } from '../../validators/index.ts'
import { useEditorTexts } from '../model/use-editor-texts.ts'
import { fieldFaults, type FieldFault } from './field-faults.ts'

/** The fields of a signature that hold what they should not, named as the editor names them. */
export function useFieldFaults(data: SignatureData): readonly FieldFault[] {
  const texts = useEditorTexts()
  const messages = useLabels(validatorMessages)
  return useMemo(() => fieldFaults(data, texts, messages), [data, texts, messages])
}

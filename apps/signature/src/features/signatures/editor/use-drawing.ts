import type { SignatureTemplate } from '@org/api/client'
import { defaultSignatureData } from '@org/signature'
import { useLayoutEffect, useRef, useState } from 'react'
import type { TemplateValues } from '../signatures-saga.ts'
import { templateData } from '../list/template-data.ts'

/** The signature of a stored template, or what a new one begins with. */
export const storedDrawing = (template: SignatureTemplate | null) =>
  template ? templateData(template.signatureData) : defaultSignatureData

/**
 * A template's signature beside the one that is stored.
 *
 * @param start the template that is edited; null for a new one.
 * @param left what an earlier visit left unsaved of it.
 */
export function useDrawing(start: SignatureTemplate | null, left: TemplateValues | undefined) {
  const [initial] = useState(() => storedDrawing(start))
  const [data, setData] = useState(() => {
    const isSame = !left || left.signatureData === start?.signatureData
    return isSame ? initial : templateData(left.signatureData)
  })
  const [savedData, setSavedData] = useState(initial)
  const newest = useRef(data)
  useLayoutEffect(() => {
    newest.current = data
  }, [data])
  return {
    data,
    setData,
    setSavedData,
    /** Both are the same from now on. */
    take: (stored: typeof data) => {
      setData(stored)
      setSavedData(stored)
    },
    isDirty: data !== savedData,
    isUntouched: data === initial,
    /** The signature at this moment, for what asks later than it was drawn. */
    newest: () => newest.current,
  }
}

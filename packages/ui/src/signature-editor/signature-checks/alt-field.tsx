'use client'

import { useEffect, useRef, useState } from 'react'
import type { FormEvent, ReactElement } from 'react'
import { Button } from '../../primitives/button/button.tsx'
import { TextField } from '../../primitives/text-field/text-field.tsx'
import { useEditorTexts } from '../model/use-editor-texts.ts'
import { AltForm } from './signature-checks.styles.ts'

export interface AltFieldProps {
  /** Called with the trimmed text, which is never empty. */
  onAdd: (alt: string) => void
}

/** Inline field for an image's alternative text. */
export function AltField({ onAdd }: AltFieldProps): ReactElement {
  const texts = useEditorTexts().checks
  const [alt, setAlt] = useState('')
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])

  const add = (event: FormEvent) => {
    event.preventDefault()
    if (alt.trim() !== '') onAdd(alt.trim())
  }

  return (
    <AltForm onSubmit={add}>
      <TextField ref={input} label={texts.alt} value={alt} onChange={setAlt} />
      <Button type="submit" isDisabled={alt.trim() === ''}>
        {texts.altAdd}
      </Button>
    </AltForm>
  )
}

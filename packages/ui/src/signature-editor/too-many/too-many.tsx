'use client'

import { Trash2 } from 'lucide-react'
import { useRef } from 'react'
import type { ReactElement } from 'react'
import { Button } from '../../primitives/button/button.tsx'
import { Hint } from '../field-group/field-group.styles.ts'
import { useEditorTexts } from '../model/use-editor-texts.ts'

export interface TooManyProps {
  count: number
  max: number
  /** Removes the entries beyond `max`. */
  onRemove: () => void
}

/**
 * Says how many entries of an old signature are too many to be saved, and removes them. Renders
 * nothing up to `max` entries.
 */
export function TooMany({ count, max, onRemove }: TooManyProps): ReactElement | null {
  const texts = useEditorTexts().tooMany
  const button = useRef<HTMLButtonElement>(null)
  if (count <= max) return null
  return (
    <>
      <Hint role="alert">{texts.problem(count, max)}</Hint>
      <Button
        ref={button}
        icon={<Trash2 size={16} aria-hidden />}
        onPress={() => {
          // The button disappears, so the focus moves to its section.
          button.current?.closest('section')?.focus()
          onRemove()
        }}
      >
        {texts.remove(count - max)}
      </Button>
    </>
  )
}

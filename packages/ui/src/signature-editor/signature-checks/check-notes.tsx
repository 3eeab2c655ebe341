'use client'

import { Info } from 'lucide-react'
import { useId } from 'react'
import type { ReactElement } from 'react'
import { useEditorTexts } from '../model/use-editor-texts.ts'
import { Note, Notes, NotesTitle } from './signature-checks.styles.ts'
import type { Finding } from './split-findings.ts'
import { useFindingText } from './use-finding-text.ts'

export interface CheckNotesProps {
  /** The notes in order. Renders nothing if there are none. */
  notes: readonly Finding[]
}

/** Shows notes about mail client behaviour that no change to the signature can fix. */
export function CheckNotes({ notes }: CheckNotesProps): ReactElement | null {
  const texts = useEditorTexts().checks
  const textOf = useFindingText()
  const titleId = useId()
  if (notes.length === 0) return null
  return (
    <section>
      <NotesTitle id={titleId}>{texts.notes}</NotesTitle>
      <Notes aria-labelledby={titleId}>
        {notes.map((note) => (
          <Note key={`${note.code} ${note.path}`}>
            <Info size={20} aria-hidden />
            <p>{textOf(note)}</p>
          </Note>
        ))}
      </Notes>
    </section>
  )
}

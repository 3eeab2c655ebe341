'use client'

import { RotateCcw } from 'lucide-react'
import { memo, useContext, useRef } from 'react'
import type { ReactElement } from 'react'
import { IconButton } from '../../primitives/icon-button/icon-button.tsx'
import { Editing } from '../model/editing.ts'
import type { Edit } from '../model/editor-types.ts'
import { useEditorTexts } from '../model/use-editor-texts.ts'
import { hasEdits, withoutEdits } from './sections.ts'
import type { Section } from './sections.ts'

export interface SectionResetProps {
  section: Section
  /** The section's heading, used in the button's label. */
  title: string
}

/**
 * Button that resets a section to its defaults, as one undo step. Disabled while the section has
 * its defaults.
 */
export function SectionReset({ section, title }: SectionResetProps): ReactElement | null {
  const editing = useContext(Editing)
  if (editing === null) return null
  const { data, edit } = editing
  return (
    <ResetButton section={section} title={title} canReset={hasEdits(data, section)} edit={edit} />
  )
}

interface ResetButtonProps extends SectionResetProps {
  canReset: boolean
  edit: Edit
}

const ResetButton = memo(function ResetButton({
  section,
  title,
  canReset,
  edit,
}: ResetButtonProps): ReactElement {
  const editorTexts = useEditorTexts()
  const button = useRef<HTMLButtonElement>(null)
  return (
    <IconButton
      ref={button}
      label={editorTexts.resetSection(title)}
      isDisabled={!canReset}
      onPress={() => {
        // The button becomes disabled, so it would lose focus. With focus on its section, the
        // editor's shortcuts keep working.
        button.current?.closest('section')?.focus()
        edit((data) => withoutEdits(data, section))
      }}
    >
      <RotateCcw size={16} aria-hidden />
    </IconButton>
  )
})

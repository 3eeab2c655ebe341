import type { Exercice } from '@org/api/client'
import { IconButton } from '@org/ui/primitives'
import { ChevronDown, ChevronRight, Copy } from 'lucide-react'
import { ExercicePicture } from '#shared/exercice-picture/exercice-picture.tsx'
import { editorTexts } from '../texts.ts'
import { Picture, Row, RowButtons, RowHead } from './bloc-list.styles.ts'

export interface ExerciceRowProps {
  name: string
  /** What the exercise asks for, in one line. */
  inShort: string
  exercice: Exercice | undefined
  /** Whether the fields below the row are shown. */
  isOpen: boolean
  onToggle: () => void
  /** Whether the exercise may be added once more: there is room, and it was not deleted. */
  canDuplicate: boolean
  onDuplicate: () => void
}

/** An exercise of a bloc in one line: its poster, its title and, while it is closed, its amount. */
export function ExerciceRow({
  name,
  inShort,
  exercice,
  isOpen,
  onToggle,
  canDuplicate,
  onDuplicate,
}: ExerciceRowProps) {
  const Chevron = isOpen ? ChevronDown : ChevronRight
  return (
    <Row>
      <Picture>
        <ExercicePicture video={exercice?.video ?? null} imageUrl={exercice?.image?.url ?? null} />
      </Picture>
      <RowHead>
        <strong>{name}</strong>
        {!isOpen && <span>{inShort}</span>}
      </RowHead>
      <RowButtons>
        <IconButton
          label={editorTexts.settings(name)}
          hasTooltip={false}
          aria-expanded={isOpen}
          onPress={onToggle}
        >
          <Chevron size={16} aria-hidden="true" />
        </IconButton>
        <IconButton
          label={editorTexts.duplicate(name)}
          hasTooltip={false}
          isDisabled={!canDuplicate}
          onPress={onDuplicate}
        >
          <Copy size={16} aria-hidden="true" />
        </IconButton>
      </RowButtons>
    </Row>
  )
}

import type { Exercice } from '@org/api/client'
import { Button, Menu } from '@org/ui/primitives'
import { editorTexts } from '../texts.ts'
import type { SessionDraft } from './session-draft.ts'

/** An exercise with a video. */
export type FilmedExercice = Exercice & { video: NonNullable<Exercice['video']> }

export interface TakeVideoProps {
  /** The exercises whose video the session can use. */
  exercices: readonly FilmedExercice[]
  onTake: (video: SessionDraft['video']) => void
}

/**
 * Lets the coach use the video of one of the exercises for the session: a button for a single
 * exercise, a menu for several.
 */
export function TakeVideo({ exercices, onTake }: TakeVideoProps) {
  const take = ({ video: { mediaId, visibleArea } }: FilmedExercice) =>
    onTake({ mediaId, visibleArea })
  const [only, ...others] = exercices
  if (!only) return null
  if (others.length === 0) {
    return <Button onPress={() => take(only)}>{editorTexts.takeVideoOf(only.title)}</Button>
  }
  return (
    <Menu
      label={editorTexts.takeVideo}
      items={exercices.map((exercice) => ({
        id: exercice.id,
        label: exercice.title,
        onAction: () => take(exercice),
      }))}
    >
      <Button>{editorTexts.takeVideo}</Button>
    </Menu>
  )
}

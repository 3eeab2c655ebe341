import type { SessionStep } from '@org/api/coaching'
import { runnerTexts } from '../texts.ts'
import { GuideBox } from './guide.styles.ts'

/** Whether there is something to read about the exercise of a step. */
export const hasGuide = ({ exercice, note }: SessionStep): boolean =>
  exercice.description !== '' || note !== '' || exercice.equipments.length > 0

/** What the coach wrote about an exercise, over its picture. Touches on it scroll. */
export function Guide({ step: { exercice, note } }: { step: SessionStep }) {
  return (
    // Focusable, so that the arrow keys scroll a long text.
    <GuideBox tabIndex={0} aria-label={runnerTexts.guide} data-readable="">
      <strong>{exercice.title}</strong>
      {note && <p>{note}</p>}
      {exercice.description && <p>{exercice.description}</p>}
      {exercice.equipments.length > 0 && <p>{exercice.equipments.join(', ')}</p>}
    </GuideBox>
  )
}

import { LargeConfirmDialog } from '#shared/large-controls.styles.ts'
import { ordersTexts } from '../texts.ts'
import { choiceIn } from './missing-list.tsx'
import { missingChoices, type ReceptionDraft } from './reception-draft.ts'
import { absentIn, missingIn, receivedOf } from './reception-entries.ts'

export interface AbsentQuestionProps {
  order: Parameters<typeof missingIn>[1]
  draft: ReceptionDraft
  onConfirm: () => void
  onCancel: () => void
}

const sumOf = (quantities: readonly number[]) => quantities.reduce((sum, qty) => sum + qty, 0)

/**
 * Asks for confirmation before a reception completes an order of which some products did not arrive
 * at all. Shows how many units are booked, and what happens to the missing ones.
 */
export function AbsentQuestion({ order, draft, onConfirm, onCancel }: AbsentQuestionProps) {
  const { entries, choices } = draft
  const units = sumOf(receivedOf(entries).map(({ qty }) => qty))
  const missing = missingIn(entries, order)
  const consequences = missingChoices
    .map((choice) => ({
      choice,
      units: sumOf(
        missing
          .filter(({ productId }) => choiceIn(choices, productId) === choice)
          .map((product) => product.units),
      ),
    }))
    .filter((consequence) => consequence.units > 0)
  return (
    <LargeConfirmDialog
      title={
        units === 0
          ? ordersTexts.nothingTitle
          : ordersTexts.absentTitle(absentIn(entries, order).length)
      }
      isOpen
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <p>{ordersTexts.booked(units)}</p>
      {consequences.map((consequence) => (
        <p key={consequence.choice}>
          {ordersTexts.missingUnits[consequence.choice](consequence.units)}
        </p>
      ))}
    </LargeConfirmDialog>
  )
}

import type { MissingChoice } from '@org/api/stock'
import type { KeptState } from '@org/app-kit'
import { Select } from '@org/ui/primitives'
import { memo } from 'react'
import { Line, Lines } from '#shared/orders/orders.styles.ts'
import { ordersTexts } from '../texts.ts'
import { missingChoices, type ReceptionDraft } from './reception-draft.ts'
import type { MissingProduct } from './reception-entries.ts'

type SetDraft = KeptState<ReceptionDraft>['set']

type Choices = ReceptionDraft['choices']

export const choiceIn = (choices: Choices, productId: string): MissingChoice =>
  choices[productId] ?? 'later'

const options = missingChoices.map((value) => ({
  value,
  label: ordersTexts.choices[value],
  description: ordersTexts.choicesHelp[value],
}))

export interface MissingListProps {
  missing: readonly MissingProduct[]
  choices: Choices
  set: SetDraft
}

/** Asks what happens to the missing units of each product. */
export function MissingList({ missing, choices, set }: MissingListProps) {
  return (
    <section aria-label={ordersTexts.missingTitle}>
      <h3>{ordersTexts.missingTitle}</h3>
      <Lines>
        {missing.map((product) => (
          <MissingLine
            key={product.productId}
            {...product}
            choice={choiceIn(choices, product.productId)}
            set={set}
          />
        ))}
      </Lines>
    </section>
  )
}

interface MissingLineProps extends MissingProduct {
  choice: MissingChoice
  set: SetDraft
}

/** Memoised, since rendering hundreds of lines again after each scan would take a second. */
const MissingLine = memo(function MissingLine({
  productId,
  name,
  units,
  choice,
  set,
}: MissingLineProps) {
  return (
    <Line>
      <div>
        <Select
          label={ordersTexts.missingOf(name, units)}
          description={ordersTexts.choicesHelp[choice]}
          value={choice}
          options={options}
          onChange={(next) =>
            set((former) => ({ ...former, choices: { ...former.choices, [productId]: next } }))
          }
        />
      </div>
    </Line>
  )
})

import type { MissingChoice } from '@org/api/stock'
import { Select } from '@org/ui/primitives'
import { Line, Lines } from '#shared/orders/orders.styles.ts'
import { ordersTexts } from '../texts.ts'
import { missingChoices } from './reception-draft.ts'
import type { MissingProduct } from './reception-entries.ts'

export interface MissingListProps {
  missing: readonly MissingProduct[]
  choiceOf: (productId: string) => MissingChoice
  onChoose: (productId: string, choice: MissingChoice) => void
}

const options = missingChoices.map((value) => ({
  value,
  label: ordersTexts.choices[value],
  description: ordersTexts.choicesHelp[value],
}))

/** Asks what happens to each product of which less arrived than was ordered. */
export function MissingList({ missing, choiceOf, onChoose }: MissingListProps) {
  return (
    <section aria-label={ordersTexts.missingTitle}>
      <h3>{ordersTexts.missingTitle}</h3>
      <Lines>
        {missing.map(({ productId, name, units }) => (
          <Line key={productId}>
            <div>
              <Select
                label={ordersTexts.missingOf(name, units)}
                description={ordersTexts.choicesHelp[choiceOf(productId)]}
                value={choiceOf(productId)}
                options={options}
                onChange={(choice) => onChoose(productId, choice)}
              />
            </div>
          </Line>
        ))}
      </Lines>
    </section>
  )
}

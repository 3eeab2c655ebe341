import type { MissingChoice } from '@org/api/stock'
import { Select } from '@org/ui/primitives'
import { type Dispatch, memo, type SetStateAction } from 'react'
import { Line, Lines } from '#shared/orders/orders.styles.ts'
import { ordersTexts } from '../texts.ts'
import type { MissingProduct } from './reception-entries.ts'

/** What happens to what is missing, for each product where a person chose something. */
export type MissingChoices = Readonly<Record<string, MissingChoice>>

type SetChoices = Dispatch<SetStateAction<MissingChoices>>

export const choiceIn = (choices: MissingChoices, productId: string): MissingChoice =>
  choices[productId] ?? 'later'

const options = (['later', 'again', 'nothing'] as const).map((value) => ({
  value,
  label: ordersTexts.choices[value],
  description: ordersTexts.choicesHelp[value],
}))

export interface MissingListProps {
  missing: readonly MissingProduct[]
  choices: MissingChoices
  setChoices: SetChoices
}

/** Asks for each product of which less arrived what happens to the rest. */
export function MissingList({ missing, choices, setChoices }: MissingListProps) {
  return (
    <section aria-label={ordersTexts.missingTitle}>
      <h3>{ordersTexts.missingTitle}</h3>
      <Lines>
        {missing.map((product) => (
          <MissingLine
            key={product.productId}
            {...product}
            choice={choiceIn(choices, product.productId)}
            setChoices={setChoices}
          />
        ))}
      </Lines>
    </section>
  )
}

interface MissingLineProps extends MissingProduct {
  choice: MissingChoice
  setChoices: SetChoices
}

/** Memoized for the same reason as the lines of what arrived. */
const MissingLine = memo(function MissingLine({
  productId,
  name,
  units,
  choice,
  setChoices,
}: MissingLineProps) {
  return (
    <Line>
      <div>
        <Select
          label={ordersTexts.missingOf(name, units)}
          description={ordersTexts.choicesHelp[choice]}
          value={choice}
          options={options}
          onChange={(next) => setChoices((former) => ({ ...former, [productId]: next }))}
        />
      </div>
    </Line>
  )
})

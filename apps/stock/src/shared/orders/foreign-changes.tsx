import { ConflictNotice, conflictTexts } from '@org/app-kit/pages'
import { BannerMessage } from '@org/ui/primitives'
import type { ReactNode } from 'react'
import type { ForeignChange } from './line-changes.ts'
import { Notices } from './orders.styles.ts'
import { orderWords } from './order-words.ts'

export interface ForeignChangesProps {
  contested: readonly ForeignChange[]
  foreign: readonly ForeignChange[]
  /** Formats a quantity of a line. */
  format: (key: string, qty: number) => ReactNode
  onTake: () => void
  onReplace: () => void
}

/** Shows what somebody else has changed meanwhile, and asks whose quantities to keep. */
export function ForeignChanges({
  contested,
  foreign,
  format,
  onTake,
  onReplace,
}: ForeignChangesProps) {
  return (
    <Notices>
      {contested.length > 0 && (
        <ConflictNotice
          fields={contested.map(({ key, name, mine, theirs }) => ({
            name: key,
            label: name,
            mine: format(key, mine),
            theirs: format(key, theirs),
          }))}
          onTake={onTake}
          onReplace={onReplace}
        />
      )}
      {foreign.length > 0 && (
        <BannerMessage title={conflictTexts.title}>
          <ul>
            {foreign.map(({ key, name, mine, theirs }) => (
              <li key={key}>
                {name} : {format(key, mine)} {orderWords.becomes} {format(key, theirs)}
              </li>
            ))}
          </ul>
        </BannerMessage>
      )}
    </Notices>
  )
}

import { BannerMessage, Button } from '@org/ui/primitives'
import { useState } from 'react'
import { AssociateCode, useMayAssociate } from '#shared/product-choice/associate-code.tsx'
import { productChoiceTexts } from '#shared/product-choice/texts.ts'
import { countsTexts } from '../texts.ts'
import type { CountEntry, EntryProblem } from './count-entry.ts'
import { problemText } from './problem-text.ts'
import type { Counting } from './use-counting.ts'

export interface RefusedEntryProps {
  entry: CountEntry
  problem: EntryProblem
  counting: Pick<Counting, 'answer' | 'drop'>
}

/** An entry that does not count, and why. It stays until it counts or a person has dismissed it. */
export function RefusedEntry({ entry, problem, counting }: RefusedEntryProps) {
  const mayAssociate = useMayAssociate()
  const [isAssociating, setAssociating] = useState(false)
  const isUnknown = problem.kind === 'unknown'
  const again = () => counting.answer(entry.id, {})
  return (
    <BannerMessage
      tone="danger"
      title={countsTexts.refusedTitle(entry.code)}
      actions={
        <>
          {isUnknown && mayAssociate && !isAssociating && (
            <Button onPress={() => setAssociating(true)}>{productChoiceTexts.associate}</Button>
          )}
          {problem.kind !== 'unreadable' && problem.kind !== 'part' && (
            <Button onPress={again}>{countsTexts.retryScan}</Button>
          )}
          <Button onPress={() => counting.drop(entry.id)}>{countsTexts.dismiss}</Button>
        </>
      }
    >
      {problemText(problem, entry.code)}{' '}
      {isUnknown && !mayAssociate && productChoiceTexts.askAdministrator}
      {isAssociating && (
        <AssociateCode
          code={entry.code}
          onCancel={() => setAssociating(false)}
          onAssociated={again}
        />
      )}
    </BannerMessage>
  )
}

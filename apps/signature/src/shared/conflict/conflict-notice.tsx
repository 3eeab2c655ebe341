import { BannerMessage, Button } from '@org/ui/primitives'
import type { ReactNode } from 'react'
import { conflictTexts } from './texts.ts'
import { Comparison, Side, Sides } from './conflict.styles.ts'

/** One field that two people have changed. */
export interface ContestedField {
  name: string
  label: string
  mine: ReactNode
  theirs: ReactNode
}

/** What a notice calls the two sides and what can be done. */
export type ConflictWording = Record<
  'title' | 'help' | 'mine' | 'theirs' | 'take' | 'replace',
  string
>

export interface ConflictNoticeProps {
  /** Default: that of two people's changes. */
  wording?: ConflictWording
  fields: readonly ContestedField[]
  /** Gives one's own values of these fields up. */
  onTake: () => void
  /** Saves one's own values over the others. */
  onReplace: () => void
}

/** Shows what two people have changed at the same time, and asks whose change shall stand. */
export function ConflictNotice({
  wording = conflictTexts,
  fields,
  onTake,
  onReplace,
}: ConflictNoticeProps) {
  return (
    <BannerMessage
      tone="warning"
      title={wording.title}
      actions={
        <>
          <Button onPress={onTake}>{wording.take}</Button>
          <Button onPress={onReplace}>{wording.replace}</Button>
        </>
      }
    >
      {wording.help}
      {fields.map(({ name, label, mine, theirs }) => (
        <Comparison key={name}>
          <strong>{label}</strong>
          <Sides>
            <Side>
              <dt>{wording.mine}</dt>
              <dd>{mine}</dd>
            </Side>
            <Side>
              <dt>{wording.theirs}</dt>
              <dd>{theirs}</dd>
            </Side>
          </Sides>
        </Comparison>
      ))}
    </BannerMessage>
  )
}

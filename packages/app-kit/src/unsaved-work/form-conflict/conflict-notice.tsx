import { BannerMessage, Button } from '@org/ui/primitives'
import type { ReactNode } from 'react'
import { conflictTexts } from '../../texts/page-texts.ts'
import { Comparison, Side, Sides } from './conflict.styles.ts'

/** A field that two people have changed. */
export interface ContestedField {
  name: string
  label: string
  mine: ReactNode
  theirs: ReactNode
}

/** Labels of the two sides and of the actions. */
export type ConflictWording = Record<
  'title' | 'help' | 'mine' | 'theirs' | 'take' | 'replace',
  string
>

export interface ConflictNoticeProps {
  /** Defaults to the labels for changes by two people. */
  wording?: ConflictWording
  fields: readonly ContestedField[]
  /** Discards the user's own values of these fields. */
  onTake: () => void
  /** Saves the user's own values, which overwrites the other person's. */
  onReplace: () => void
}

/** Shows both versions of each field in conflict, and asks whose versions to keep. */
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

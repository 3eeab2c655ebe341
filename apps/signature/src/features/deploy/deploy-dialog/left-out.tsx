import type { DeployPreview } from '@org/api/client'
import { useId } from 'react'
import { deployTexts } from '../texts.ts'
import { Groups } from './deploy-dialog.styles.ts'

/** The people who get no mail, grouped by reason; each group expands to show the names. */
export function LeftOut({ groups }: { groups: DeployPreview['left_out'] }) {
  const id = useId()
  const { leftOut, leftOutTitle, others } = deployTexts.confirm
  return (
    <Groups aria-labelledby={id}>
      <h3 id={id}>{leftOutTitle}</h3>
      {groups.map(({ reason, count, names }) => (
        <details key={reason}>
          <summary>{leftOut[reason](count)}</summary>
          <p>
            {names.join(', ')}
            {count > names.length && ` ${others(count - names.length)}`}
          </p>
        </details>
      ))}
    </Groups>
  )
}

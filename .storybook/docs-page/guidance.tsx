import type { ReactElement } from 'react'
import type { WorkbenchParameters } from '../parameters.ts'
import { Advice, Columns } from './docs-page.styles.ts'
import { WithCode } from './with-code.tsx'

/** Shows when to use the component and when not to, side by side. */
export function Guidance({
  do: wanted,
  dont,
}: NonNullable<WorkbenchParameters['guidance']>): ReactElement {
  return (
    <Columns>
      <Advice $tone="success">
        <strong>Do</strong>
        <ul>
          {wanted.map((advice) => (
            <li key={advice}>
              <WithCode>{advice}</WithCode>
            </li>
          ))}
        </ul>
      </Advice>
      <Advice $tone="danger">
        <strong>Don’t</strong>
        <ul>
          {dont.map((advice) => (
            <li key={advice}>
              <WithCode>{advice}</WithCode>
            </li>
          ))}
        </ul>
      </Advice>
    </Columns>
  )
}

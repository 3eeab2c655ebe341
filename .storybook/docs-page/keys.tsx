import type { ReactElement } from 'react'
import type { KeyHelp } from '../parameters.ts'
import { WithCode } from './with-code.tsx'

/** A table of the keyboard keys that a component responds to. */
export function Keys({ keys }: { keys: readonly KeyHelp[] }): ReactElement {
  if (keys.length === 0) return <p>Takes no focus and no keys.</p>
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Keys</th>
          <th scope="col">What they do</th>
        </tr>
      </thead>
      <tbody>
        {keys.map(({ keys: pressed, does }) => (
          <tr key={pressed}>
            <td>
              <kbd>{pressed}</kbd>
            </td>
            <td>
              <WithCode>{does}</WithCode>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

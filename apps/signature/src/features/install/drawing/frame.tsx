import type { ReactElement } from 'react'
import type { DrawingSpec } from './drawing-parts.ts'

/** The window or phone around an illustration's shapes. */
export function Frame({ frame }: Pick<DrawingSpec, 'frame'>): ReactElement {
  if (frame === 'phone') {
    return (
      <>
        <rect className="paper" x="72" y="4" width="96" height="158" rx="14" />
        <rect className="faint" x="106" y="10" width="28" height="5" rx="2.5" />
      </>
    )
  }
  return (
    <>
      <rect className="paper" x="0.5" y="0.5" width="239" height="149" rx="6" />
      <path className="faint" d="M1 19.5h238v1H1z" />
      {[11, 21, 31].map((x) => (
        <circle key={x} className="faint" cx={x} cy="10.5" r="3" />
      ))}
    </>
  )
}

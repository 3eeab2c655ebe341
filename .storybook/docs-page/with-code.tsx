import type { ReactElement } from 'react'

/** A sentence in which what stands between backticks is code. */
export function WithCode({ children }: { children: string }): ReactElement {
  const parts = children.split('`')
  return (
    <>{parts.map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part))}</>
  )
}

import type { ReactElement } from 'react'

/** Renders a sentence with the parts between backticks as code. */
export function WithCode({ children }: { children: string }): ReactElement {
  const parts = children.split('`')
  return (
    <>{parts.map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part))}</>
  )
}

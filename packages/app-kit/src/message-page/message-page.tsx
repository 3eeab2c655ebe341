import type { ReactNode } from 'react'
import { Center } from './message-page.styles.ts'

export interface MessagePageProps {
  title: string
  /** Explains what happened, what was kept and what to do next. */
  children?: ReactNode
  actions?: ReactNode
}

/** A page with only a message: not found, forbidden, crashed. */
export function MessagePage({ title, children, actions }: MessagePageProps) {
  return (
    <Center>
      <h1>{title}</h1>
      {children !== undefined && <p>{children}</p>}
      {actions}
    </Center>
  )
}

import type { ReactNode } from 'react'
import { Center } from './message-page.styles.ts'

export interface MessagePageProps {
  title: string
  /** What happened, what was kept, what to do next. */
  children?: ReactNode
  actions?: ReactNode
}

/** A whole page that has only something to say: not found, forbidden, crashed. */
export function MessagePage({ title, children, actions }: MessagePageProps) {
  return (
    <Center>
      <h1>{title}</h1>
      {children !== undefined && <p>{children}</p>}
      {actions}
    </Center>
  )
}

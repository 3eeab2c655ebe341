import type { KeyboardEvent } from 'react'

/** Whether Enter submits the typed text rather than the option that the arrow keys point to. */
export function isPlainEnter(event: KeyboardEvent): boolean {
  return (
    event.key === 'Enter' &&
    !event.nativeEvent.isComposing &&
    !(event.target as HTMLElement).hasAttribute('aria-activedescendant')
  )
}

import type { FormEvent } from 'react'

/** Creates an `onInput` handler that passes on the field's text on each keystroke. */
export const typed = (onTyping: ((text: string) => void) | undefined) =>
  onTyping && ((event: FormEvent<HTMLInputElement>) => onTyping(event.currentTarget.value))

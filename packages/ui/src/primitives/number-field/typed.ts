import type { FormEvent } from 'react'

/** Passes on the field's text while it is typed. */
export const typed = (onTyping: ((text: string) => void) | undefined) =>
  onTyping && ((event: FormEvent<HTMLInputElement>) => onTyping(event.currentTarget.value))

import type { FormEvent } from 'react'

/** Hands on what stands in the field while it is typed. */
export const typed = (onTyping: ((text: string) => void) | undefined) =>
  onTyping && ((event: FormEvent<HTMLInputElement>) => onTyping(event.currentTarget.value))

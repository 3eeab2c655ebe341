import type { ChangeEventHandler, FocusEventHandler, ReactElement } from 'react'

export interface PlainInputProps {
  name: string
  value: string
  onChange: ChangeEventHandler<HTMLInputElement>
  onBlur: FocusEventHandler<HTMLInputElement> | (() => void)
}

/** The input that all form libraries control. */
export function PlainInput(props: PlainInputProps): ReactElement {
  return <input {...props} aria-label={props.name} />
}

import type { ChangeEventHandler, FocusEventHandler, ReactElement } from 'react'

export interface PlainInputProps {
  name: string
  value: string
  onChange: ChangeEventHandler<HTMLInputElement>
  onBlur: FocusEventHandler<HTMLInputElement> | (() => void)
}

/** The same plain input for every form library in the comparison. */
export function PlainInput(props: PlainInputProps): ReactElement {
  return <input {...props} aria-label={props.name} />
}

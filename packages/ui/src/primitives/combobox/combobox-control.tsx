'use client'
import {
  useContext,
  type KeyboardEventHandler,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react'
import { ComboBoxStateContext } from 'react-aria-components/ComboBox'
import { Control } from './combobox.styles.ts'

export interface ComboboxControlProps {
  children: ReactNode
  onKeyDownCapture: KeyboardEventHandler
  ref?: Ref<HTMLDivElement>
}

/** The box of a combobox. As in a select, a click on the text opens the list. */
export function ComboboxControl(props: ComboboxControlProps): ReactElement {
  const state = useContext(ComboBoxStateContext)
  return (
    <Control
      {...props}
      onClick={({ target }) => {
        if (target instanceof HTMLInputElement && !target.readOnly) state?.open(null, 'manual')
      }}
    />
  )
}

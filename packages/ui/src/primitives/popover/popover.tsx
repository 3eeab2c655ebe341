'use client'
import type { ReactElement, ReactNode } from 'react'
import { DialogTrigger } from 'react-aria-components/Popover'
import { omitUndefined } from '../../omit-undefined.ts'
import type { RootPropsWithRef } from '../root-props.ts'
import { Contents, RoomySheet } from './popover.styles.ts'

export interface PopoverProps extends RootPropsWithRef {
  /** Label of the popover for screen readers. */
  label: string
  /** The control that opens it: a `Button`, or an `IconButton` without tooltip. */
  trigger: ReactElement
  /** The contents; a function receives a callback that closes the popover. */
  children: ReactNode | ((close: () => void) => ReactNode)
  placement?:
    | 'bottom start'
    | 'bottom end'
    | 'bottom'
    | 'top start'
    | 'top end'
    | 'top'
    | 'left'
    | 'right'
    | undefined
  /** Whether the popover is open, if controlled. */
  isOpen?: boolean | undefined
  onOpenChange?: ((isOpen: boolean) => void) | undefined
}

// React Aria would also use the trigger to label this wrapper, but an element without a role must
// not have a label.
const unnamed = { 'aria-labelledby': '' }

/** A small popover next to its trigger. Escape and a press outside close it. */
export function Popover({
  label,
  trigger,
  children,
  placement = 'bottom start',
  isOpen,
  onOpenChange,
  ...rest
}: PopoverProps): ReactElement {
  return (
    <DialogTrigger {...omitUndefined({ isOpen, onOpenChange })}>
      {trigger}
      <RoomySheet {...unnamed} placement={placement} offset={4}>
        <Contents {...omitUndefined(rest)} aria-label={label}>
          {({ close }) => (typeof children === 'function' ? children(close) : children)}
        </Contents>
      </RoomySheet>
    </DialogTrigger>
  )
}

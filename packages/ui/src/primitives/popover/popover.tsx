'use client'
import type { ReactElement, ReactNode } from 'react'
import { DialogTrigger } from 'react-aria-components/Popover'
import { given } from '../../given.ts'
import type { RootPropsWithRef } from '../root-props.ts'
import { Contents, RoomySheet } from './popover.styles.ts'

export interface PopoverProps extends RootPropsWithRef {
  /** Name of what opens, for screen readers. */
  label: string
  /** The control that opens it: a `Button`, or an `IconButton` without tooltip. */
  trigger: ReactElement
  /** What opens; a function is given one that closes it. */
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
  /** Whether it is open, where the page holds that. */
  isOpen?: boolean | undefined
  onOpenChange?: ((isOpen: boolean) => void) | undefined
}

// React Aria would name the sheet too, by its trigger: without a role it bears no name.
const unnamed = { 'aria-labelledby': '' }

/** A small sheet beside the control that opens it. Escape and a press beside it close it. */
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
    <DialogTrigger {...given({ isOpen, onOpenChange })}>
      {trigger}
      <RoomySheet {...unnamed} placement={placement} offset={4}>
        <Contents {...given(rest)} aria-label={label}>
          {({ close }) => (typeof children === 'function' ? children(close) : children)}
        </Contents>
      </RoomySheet>
    </DialogTrigger>
  )
}

'use client'
import type { ReactElement } from 'react'
import { TooltipTrigger } from 'react-aria-components/Tooltip'
import { given } from '../../given.ts'
import type { RootPropsWithRef } from '../root-props.ts'
import { Bubble } from './tooltip.styles.ts'

export interface TooltipProps extends RootPropsWithRef<HTMLDivElement> {
  /** A few words about the trigger. Nothing that is needed to use it: touch shows no tooltip. */
  text: string
  /** The button or link that the tooltip belongs to: a control of this library. */
  children: ReactElement
  placement?: 'top' | 'bottom' | 'left' | 'right' | undefined
  /** Milliseconds of hovering before it shows; keyboard focus shows it at once. */
  delay?: number | undefined
}

/** Shows a short text beside a control on hover and on keyboard focus. */
export function Tooltip({
  text,
  children,
  placement = 'top',
  delay = 500,
  ...rest
}: TooltipProps): ReactElement {
  return (
    <TooltipTrigger delay={delay} closeDelay={100}>
      {children}
      <Bubble {...given(rest)} placement={placement} offset={6}>
        {text}
      </Bubble>
    </TooltipTrigger>
  )
}

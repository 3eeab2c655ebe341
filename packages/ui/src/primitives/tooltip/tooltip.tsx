'use client'
import type { ReactElement } from 'react'
import { TooltipTrigger } from 'react-aria-components/Tooltip'
import { omitUndefined } from '../../omit-undefined.ts'
import type { RootPropsWithRef } from '../root-props.ts'
import { Bubble } from './tooltip.styles.ts'

export interface TooltipProps extends RootPropsWithRef<HTMLDivElement> {
  /** Short text about the trigger. It must not be essential: touch devices show no tooltip. */
  text: string
  /** The button or link that the tooltip belongs to: a control of this library. */
  children: ReactElement
  placement?: 'top' | 'bottom' | 'left' | 'right' | undefined
  /** Hover time in ms before the tooltip appears; keyboard focus shows it immediately. */
  delay?: number | undefined
}

/** Shows short text next to a control on hover and on keyboard focus. */
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
      <Bubble {...omitUndefined(rest)} placement={placement} offset={6}>
        {text}
      </Bubble>
    </TooltipTrigger>
  )
}

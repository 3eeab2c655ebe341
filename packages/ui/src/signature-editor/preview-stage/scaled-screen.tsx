'use client'

import { useLayoutEffect, useRef } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { observeSize } from './observe-size.ts'
import { desktopWidth, Device, Screen } from './scaled-screen.styles.ts'

export interface ScaledScreenProps {
  /** How wide the screen is on which the message is read. */
  width: 'desktop' | 'phone'
  /** A desktop that the room is too narrow for is drawn at its own width and shrunk to fit. */
  isScaled: boolean
  children: ReactNode
}

/** The screen on which the message is read. What stands in it stays mounted through every change. */
export function ScaledScreen({ width, isScaled, children }: ScaledScreenProps): ReactElement {
  const device = useRef<HTMLDivElement>(null)
  const screen = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const outer = device.current
    const inner = screen.current
    if (!isScaled || !outer || !inner) return undefined
    const stop = observeSize([outer, inner], () => {
      const scale = Math.min(1, outer.clientWidth / desktopWidth)
      inner.style.transform = `scale(${scale})`
      // A transform takes no part in the layout: without this the room of the unscaled stays.
      outer.style.height = `${inner.offsetHeight * scale}px`
    })
    return () => {
      stop()
      inner.style.transform = ''
      outer.style.height = ''
    }
  }, [isScaled])

  return (
    <Device ref={device} data-width={width} data-scaled={isScaled ? '' : undefined}>
      <Screen ref={screen}>{children}</Screen>
    </Device>
  )
}

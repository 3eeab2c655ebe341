'use client'

import { useLayoutEffect, useRef } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { observeSize } from './observe-size.ts'
import { desktopWidth, Device, Screen } from './scaled-screen.styles.ts'

export interface ScaledScreenProps {
  /** The screen on which the message is shown. */
  width: 'desktop' | 'phone'
  /** Lays the desktop screen out at full width and scales it down to fit. */
  isScaled: boolean
  children: ReactNode
}

/** The screen on which the message is shown. Its children stay mounted when the props change. */
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
      // A transform does not affect layout. Without this height, the element would keep its
      // unscaled height.
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

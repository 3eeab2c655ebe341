'use client'
import type { ReactElement } from 'react'
import { useLabels } from '../../locale/index.ts'
import type { RootPropsWithRef } from '../root-props.ts'
import { progressIndicatorLabels } from './progress-indicator.labels.ts'
import { Indicator } from './progress-indicator.styles.ts'

/** Diameters in pixels. */
const sizes = { default: 15, small: 30, big: 50 } as const

export interface ProgressIndicatorProps extends RootPropsWithRef<HTMLSpanElement> {
  /** Diameter: `default` 15 px, `small` 30 px, `big` 50 px. */
  size?: keyof typeof sizes | undefined
  /** What is loading, for screen readers. */
  label?: string | undefined
}

/** A spinner for operations of unknown duration. */
export function ProgressIndicator({
  size = 'default',
  label,
  ...rest
}: ProgressIndicatorProps): ReactElement {
  const { loading } = useLabels(progressIndicatorLabels)
  return (
    <Indicator {...rest} aria-label={label ?? loading} $size={sizes[size]}>
      <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="3" aria-hidden="true">
        <circle cx="12" cy="12" r="10" opacity="0.25" />
        <path d="M12 2a10 10 0 0 1 10 10" strokeLinecap="round" />
      </svg>
    </Indicator>
  )
}

'use client'
import type { ReactElement } from 'react'
import { labels } from '../../labels.ts'
import { Bar, Stack } from './skeleton.styles.ts'

export interface SkeletonProps {
  /** Any CSS width. Default the whole width. */
  width?: string | undefined
  /** Any CSS height. Default one line of text. */
  height?: string | undefined
  /** Number of bars below each other; the last of several is shorter. */
  lines?: number | undefined
  /** What is being loaded, for screen readers. */
  label?: string | undefined
}

/** Grey bars where contents are on their way. */
export function Skeleton({
  width = '100%',
  height = '1lh',
  lines = 1,
  label = labels.loading,
}: SkeletonProps): ReactElement {
  return (
    <Stack aria-label={label}>
      {Array.from({ length: lines }, (_, line) => (
        <Bar
          key={line}
          style={{ width: lines > 1 && line === lines - 1 ? '60%' : width, height }}
        />
      ))}
    </Stack>
  )
}

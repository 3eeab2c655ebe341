'use client'
import type { ReactElement } from 'react'
import { useLabels } from '../../locale/index.ts'
import type { RootPropsWithRef } from '../root-props.ts'
import { skeletonLabels } from './skeleton.labels.ts'
import { Bar, Stack } from './skeleton.styles.ts'

export interface SkeletonProps extends RootPropsWithRef<HTMLOutputElement> {
  /** Any CSS width. Default: the full width. */
  width?: string | undefined
  /** Any CSS height. Default: one line of text. */
  height?: string | undefined
  /** Number of stacked bars; the last of several is shorter. */
  lines?: number | undefined
  /** What is loading, for screen readers. */
  label?: string | undefined
}

/** Grey placeholder bars while contents are loading. */
export function Skeleton({
  width = '100%',
  height = '1lh',
  lines = 1,
  label,
  ...rest
}: SkeletonProps): ReactElement {
  const { loading } = useLabels(skeletonLabels)
  return (
    <Stack {...rest} aria-label={label ?? loading}>
      {Array.from({ length: lines }, (_, line) => (
        <Bar
          key={line}
          style={{ width: lines > 1 && line === lines - 1 ? '60%' : width, height }}
        />
      ))}
    </Stack>
  )
}

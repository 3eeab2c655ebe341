'use client'
import type { ReactElement } from 'react'
import { Skeleton } from '../../../primitives/skeleton/skeleton.tsx'
import { Frame, Grid } from './video-grid.styles.ts'

/** Number of placeholders: about two rows of a wide dialog. */
const places = 10

/**
 * Placeholders while the list of videos is loading. Hidden from screen readers, since the list
 * announces its own state.
 */
export function VideoPlaces(): ReactElement {
  return (
    <Grid aria-hidden="true">
      {Array.from({ length: places }, (_, place) => (
        <Frame key={place}>
          <Skeleton height="100%" />
        </Frame>
      ))}
    </Grid>
  )
}

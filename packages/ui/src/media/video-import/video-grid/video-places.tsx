'use client'
import type { ReactElement } from 'react'
import { Skeleton } from '../../../primitives/skeleton/skeleton.tsx'
import { Grid, Picture } from './video-grid.styles.ts'

/** About two rows of a wide dialog. */
const places = 10

/** Where videos will be while their list is on its way; the list itself is read out elsewhere. */
export function VideoPlaces(): ReactElement {
  return (
    <Grid aria-hidden="true">
      {Array.from({ length: places }, (_, place) => (
        <Picture key={place}>
          <Skeleton height="100%" />
        </Picture>
      ))}
    </Grid>
  )
}

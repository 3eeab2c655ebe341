'use client'
import type { ReactElement, ReactNode } from 'react'
import { BannerMessage } from '../../primitives/banner-message/banner-message.tsx'
import { Button } from '../../primitives/button/button.tsx'
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx'
import type { TableLabels } from '../table.labels.ts'
import { Message, Place } from './table-states.styles.ts'

/** Placeholder rows while loading. */
export function LoadingRows({ labels }: { labels: TableLabels }): ReactElement {
  return (
    <Place>
      <Skeleton lines={6} height="24px" label={labels.loading} />
    </Place>
  )
}

export interface NoMatchProps {
  /** Replaces the default text. */
  children?: ReactNode
  onClear: () => void
  labels: TableLabels
}

/** Shown if no row matches the search and filters. */
export function NoMatch({ children, onClear, labels }: NoMatchProps): ReactElement {
  return (
    <Message>
      {children ?? <p>{labels.noMatch}</p>}
      <Button onPress={onClear}>{labels.clearQuery}</Button>
    </Message>
  )
}

export interface LoadErrorProps {
  error: string
  onRetry: (() => void) | undefined
  labels: TableLabels
}

/** Shows why the rows could not be loaded; previously loaded rows stay below. */
export function LoadError({ error, onRetry, labels }: LoadErrorProps): ReactElement {
  return (
    <Place>
      <BannerMessage
        tone="danger"
        title={labels.failed}
        actions={onRetry && <Button onPress={onRetry}>{labels.retry}</Button>}
      >
        {error}
      </BannerMessage>
    </Place>
  )
}

/** Shown if there are no rows, although no search or filter is set. */
export function NoRows({ labels }: { labels: TableLabels }): ReactElement {
  return (
    <Message>
      <p>{labels.empty}</p>
    </Message>
  )
}

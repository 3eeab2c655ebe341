'use client'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { useSyncExternalStore, type ReactElement } from 'react'
import { labels } from '../../labels.ts'
import { Message, Region } from './snackbar-host.styles.ts'
import type { Snack, SnackbarQueue } from './snackbar-queue.ts'

export interface SnackbarHostProps {
  queue: SnackbarQueue
  /** Name of the region for screen readers. */
  label?: string | undefined
}

const icons = {
  neutral: null,
  success: <CircleCheck size={16} aria-hidden="true" />,
  danger: <CircleAlert size={16} aria-hidden="true" />,
}

const none: readonly Snack[] = []

/** Where the messages of a queue show: at the top centre, read out without taking the focus. */
export function SnackbarHost({
  queue,
  label = labels.notifications,
}: SnackbarHostProps): ReactElement {
  const snacks = useSyncExternalStore(queue.subscribe, queue.visible, () => none)
  return (
    <Region
      // Gone after a moment: screenshots leave it out.
      data-volatile=""
      aria-label={label}
      aria-live="polite"
      onMouseEnter={queue.pause}
      onMouseLeave={queue.resume}
    >
      {snacks.map((snack) => (
        <Message key={snack.id} role={snack.tone === 'danger' ? 'alert' : 'status'}>
          {icons[snack.tone]}
          {snack.text}
        </Message>
      ))}
    </Region>
  )
}

'use client'
import { CircleAlert, CircleCheck, X } from 'lucide-react'
import {
  type MouseEvent,
  type ReactElement,
  useEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
} from 'react'
import { useLabels, type OwnLabels } from '../../locale/index.ts'
import { mergeRefs } from '../../merge-refs.ts'
import type { RootPropsWithRef } from '../root-props.ts'
import { snackbarLabels, type SnackbarLabels } from './snackbar.labels.ts'
import { Close, Message, Region } from './snackbar-host.styles.ts'
import type { Snack, SnackbarQueue } from './snackbar-queue.ts'
import { useReservedHeight } from './use-reserved-height.ts'

export interface SnackbarHostProps extends RootPropsWithRef {
  queue: SnackbarQueue
  labels?: OwnLabels<SnackbarLabels> | undefined
}

const icons = {
  neutral: null,
  success: <CircleCheck size={16} aria-hidden="true" />,
  danger: <CircleAlert size={16} aria-hidden="true" />,
}

const none: readonly Snack[] = []

/**
 * Shows a queue's messages at the top centre, also above dialogs. They are announced without taking
 * focus, let clicks through to what is below, and stay while one of their buttons is hovered or
 * focused. Errors stay until they are dismissed. The height that they take is in
 * `--ph-snackbar-bottom`.
 */
export function SnackbarHost({ queue, labels, ref, ...rest }: SnackbarHostProps): ReactElement {
  const texts = useLabels(snackbarLabels, labels)
  const snacks = useSyncExternalStore(queue.subscribe, queue.visible, () => none)
  const formerFocus = useRef<Element | null>(null)
  const region = useRef<HTMLElement>(null)
  const rootRef = useMemo(() => {
    const keep = (node: HTMLElement | null) => void (region.current = node)
    return mergeRefs(keep, ref)
  }, [ref])
  const dismiss = (id: number, { currentTarget: button }: MouseEvent) => {
    const buttons = button.closest('section')?.querySelectorAll('button') ?? []
    const next = [...buttons].find((other) => other !== button) ?? formerFocus.current
    if (next instanceof HTMLElement) next.focus()
    queue.remove(id)
  }
  // No event tells that the hovered or focused message is gone, or that a dialog took its place.
  useEffect(() => {
    if (!region.current?.matches(':hover, :focus-within')) queue.resume()
  }, [queue, snacks])
  useReservedHeight(region)
  return (
    <Region
      // Most messages disappear after a moment, so they are left out of screenshots.
      data-volatile=""
      {...rest}
      ref={rootRef}
      // An open dialog hides the rest of the page from screen readers, but not an element with this
      // attribute.
      data-react-aria-top-layer="true"
      aria-label={texts.region}
      aria-live="polite"
      onMouseEnter={queue.pause}
      onMouseLeave={queue.resume}
      onFocus={({ currentTarget, relatedTarget }) => {
        queue.pause()
        if (!currentTarget.contains(relatedTarget)) formerFocus.current = relatedTarget
      }}
      onBlur={queue.resume}
    >
      {snacks.map((snack) => (
        <Message key={snack.id} role={snack.tone === 'danger' ? 'alert' : 'status'}>
          {icons[snack.tone]}
          {snack.text}
          <Close
            type="button"
            aria-label={texts.close}
            onClick={(event) => dismiss(snack.id, event)}
          >
            <X size={16} aria-hidden="true" />
          </Close>
        </Message>
      ))}
    </Region>
  )
}

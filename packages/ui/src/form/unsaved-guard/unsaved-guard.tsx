'use client'
import type { ReactElement } from 'react'
import { useLabels } from '../../locale/index.ts'
import { ConfirmDialog } from '../../primitives/confirm-dialog/confirm-dialog.tsx'
import type { RootPropsWithRef } from '../../primitives/root-props.ts'
import { formLabels, type FormLabels } from '../form.labels.ts'
import { useUnsavedGuard } from './use-unsaved-guard.ts'

/** A navigation that a router blocks, as with react-router's `useBlocker`. */
export interface BlockedNavigation {
  isBlocked: boolean
  /** Continues the navigation. */
  proceed: () => void
  /** Stays on this screen. */
  stay: () => void
}

export interface UnsavedGuardProps extends RootPropsWithRef<HTMLElement> {
  /** Whether there is unsaved work. */
  isDirty: boolean
  /**
   * The router's blocked navigation. Without it, the user is asked only before closing or reloading
   * the tab.
   */
  navigation?: BlockedNavigation | undefined
  labels?: Partial<Pick<FormLabels, 'leaveTitle' | 'leaveHelp'>> | undefined
}

/**
 * Asks before unsaved work is lost: in the browser's own dialog before the tab closes, in a modal
 * before a navigation in the page.
 */
export function UnsavedGuard({
  isDirty,
  navigation,
  labels,
  ...rest
}: UnsavedGuardProps): ReactElement {
  const texts = useLabels(formLabels, labels)
  useUnsavedGuard(isDirty)
  return (
    <ConfirmDialog
      {...rest}
      title={texts.leaveTitle}
      isOpen={navigation?.isBlocked ?? false}
      onConfirm={() => navigation?.proceed()}
      onCancel={() => navigation?.stay()}
      isDangerous
    >
      {texts.leaveHelp}
    </ConfirmDialog>
  )
}

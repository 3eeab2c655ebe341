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
  /** Cancels the navigation. */
  stay: () => void
}

export interface UnsavedGuardProps extends RootPropsWithRef<HTMLElement> {
  /** Whether there is unsaved work. */
  isDirty: boolean
  /**
   * The router's blocked navigation. Without it, the user is asked only before the tab is closed or
   * reloaded.
   */
  navigation?: BlockedNavigation | undefined
  labels?: Partial<Pick<FormLabels, 'leaveTitle' | 'leaveHelp'>> | undefined
}

/**
 * Asks for confirmation before unsaved work is lost. The browser shows its own dialog before the
 * tab closes; a modal appears before a navigation within the application.
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

'use client'
import type { ReactElement } from 'react'
import { useLabels } from '../../locale/index.ts'
import { ConfirmDialog } from '../../primitives/confirm-dialog/confirm-dialog.tsx'
import type { RootPropsWithRef } from '../../primitives/root-props.ts'
import { formLabels, type FormLabels } from '../form.labels.ts'
import { useUnsavedGuard } from './use-unsaved-guard.ts'

/** A navigation inside the page that a router holds back, as react-router's `useBlocker` gives it. */
export interface HeldNavigation {
  isHeld: boolean
  /** Goes where the person wanted to go. */
  proceed: () => void
  /** Stays on this screen. */
  stay: () => void
}

export interface UnsavedGuardProps extends RootPropsWithRef<HTMLElement> {
  /** There is work that is not saved. */
  isDirty: boolean
  /** The router's part; without it closing and reloading the tab alone ask. */
  navigation?: HeldNavigation | undefined
  labels?: Partial<Pick<FormLabels, 'leaveTitle' | 'leaveHelp'>> | undefined
}

/** Asks before unsaved work is lost: by the browser when the tab closes, by a dialog inside the page. */
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
      isOpen={navigation?.isHeld ?? false}
      onConfirm={() => navigation?.proceed()}
      onCancel={() => navigation?.stay()}
      isDangerous
    >
      {texts.leaveHelp}
    </ConfirmDialog>
  )
}

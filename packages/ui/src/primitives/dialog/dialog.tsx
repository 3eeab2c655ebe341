'use client'
import { X } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { Heading } from 'react-aria-components/Dialog'
import { labels } from '../../labels.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Actions, Body, Content, Frame, Overlay, Top } from './dialog.styles.ts'

export interface DialogProps {
  /** Name of the dialog, shown and read out. */
  title: string
  isOpen: boolean
  /** Called by Escape, the close button and a press beside the dialog. */
  onClose: () => void
  children?: ReactNode
  /** The buttons at the bottom, the main one last. */
  actions?: ReactNode
  /** Width: 400, 560 (default) or 880 px; on a phone always the whole width. */
  size?: 'small' | 'medium' | 'large' | undefined
  /** Keeps it open until one of its buttons is used, where closing would lose something. */
  isBlocking?: boolean | undefined
  /** `alertdialog` for a question that must be answered. */
  role?: 'dialog' | 'alertdialog' | undefined
  closeLabel?: string | undefined
}

/** A page in front of the page. Focus stays inside and afterwards returns to where it was. */
export function Dialog({
  title,
  isOpen,
  onClose,
  children,
  actions,
  size = 'medium',
  isBlocking = false,
  role = 'dialog',
  closeLabel = labels.close,
}: DialogProps): ReactElement {
  return (
    <Overlay
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      isDismissable={!isBlocking}
      isKeyboardDismissDisabled={isBlocking}
    >
      <Frame $size={size}>
        <Body role={role}>
          <Top>
            <Heading slot="title" level={2}>
              {title}
            </Heading>
            {!isBlocking && (
              <IconButton label={closeLabel} onPress={onClose} hasTooltip={false}>
                <X size={20} aria-hidden="true" />
              </IconButton>
            )}
          </Top>
          <Content>{children}</Content>
          {actions !== undefined && <Actions>{actions}</Actions>}
        </Body>
      </Frame>
    </Overlay>
  )
}

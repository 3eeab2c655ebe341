'use client'
import { X } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { Heading } from 'react-aria-components/Dialog'
import { omitUndefined } from '../../omit-undefined.ts'
import { useLabels, type OwnLabels } from '../../locale/index.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import type { RootPropsWithRef } from '../root-props.ts'
import { ScrollArea } from './scroll-area.tsx'
import { dialogLabels, type DialogLabels } from './dialog.labels.ts'
import { FocusReturn } from './focus-return.tsx'
import { Actions, Body, Frame, Overlay, Top } from './dialog.styles.ts'

export interface DialogProps extends RootPropsWithRef {
  /** Title of the dialog, which also labels it. */
  title: string
  isOpen: boolean
  /** Called on Escape, the close button and, unless ignored, a press outside the dialog. */
  onClose: () => void
  children?: ReactNode
  /** The buttons at the bottom, the main one last. */
  actions?: ReactNode
  /** Width: 400, 560 (default) or 880 px; on a phone the full width. */
  size?: 'small' | 'medium' | 'large' | undefined
  /**
   * Keeps the dialog open until one of its buttons is used. For dialogs that would lose something
   * if they were closed.
   */
  isBlocking?: boolean | undefined
  /**
   * Ignores presses outside. For dialogs with text fields, so that a stray press does not lose the
   * text.
   */
  ignoresOutsidePress?: boolean | undefined
  /** `alertdialog` for a question that has to be answered. */
  role?: 'dialog' | 'alertdialog' | undefined
  labels?: OwnLabels<DialogLabels> | undefined
}

/** A dialog over the page. It traps focus and, when it closes, returns focus to where it was. */
export function Dialog({
  title,
  isOpen,
  onClose,
  children,
  actions,
  size = 'medium',
  isBlocking = false,
  ignoresOutsidePress = false,
  role = 'dialog',
  labels,
  ...rest
}: DialogProps): ReactElement {
  const { close } = useLabels(dialogLabels, labels)
  return (
    <Overlay
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      isDismissable={!isBlocking && !ignoresOutsidePress}
      isKeyboardDismissDisabled={isBlocking}
    >
      <Frame $size={size}>
        <Body {...omitUndefined(rest)} role={role}>
          <FocusReturn />
          <Top>
            <Heading slot="title" level={2}>
              {title}
            </Heading>
            {!isBlocking && (
              <IconButton label={close} onPress={onClose} hasTooltip={false}>
                <X size={20} aria-hidden="true" />
              </IconButton>
            )}
          </Top>
          <ScrollArea>{children}</ScrollArea>
          {actions !== undefined && <Actions>{actions}</Actions>}
        </Body>
      </Frame>
    </Overlay>
  )
}

'use client'
import { X } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { Heading } from 'react-aria-components/Dialog'
import { omitUndefined } from '../../omit-undefined.ts'
import { useLabels, type OwnLabels } from '../../locale/index.ts'
import { Actions, Body, Top } from '../dialog/dialog.styles.ts'
import { FocusReturn } from '../dialog/focus-return.tsx'
import { ScrollArea } from '../dialog/scroll-area.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import type { RootPropsWithRef } from '../root-props.ts'
import { drawerLabels, type DrawerLabels } from './drawer.labels.ts'
import { Edge, Shade } from './drawer.styles.ts'

export interface DrawerProps extends RootPropsWithRef {
  /** Title of the drawer, which also labels it. */
  title: string
  isOpen: boolean
  /** Called on Escape, the close button and a press outside the drawer. */
  onClose: () => void
  children?: ReactNode
  /**
   * The buttons at the drawer's end, the main one last. They stay visible while the contents
   * scroll.
   */
  actions?: ReactNode
  /** The edge of the window that it slides in from. Default `right`. */
  side?: 'left' | 'right' | 'bottom' | undefined
  /**
   * Width in pixels at the left or right edge, at most the window's width minus 48; ignored at the
   * bottom. Default 400.
   */
  width?: number | undefined
  labels?: OwnLabels<DrawerLabels> | undefined
}

/**
 * A panel at an edge of the window. It traps focus and, when it closes, returns focus to where it
 * was.
 */
export function Drawer({
  title,
  isOpen,
  onClose,
  children,
  actions,
  side = 'right',
  width = 400,
  labels,
  ...rest
}: DrawerProps): ReactElement {
  const { close } = useLabels(drawerLabels, labels)
  return (
    <Shade
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      isDismissable
    >
      <Edge $side={side} $width={width}>
        <Body {...omitUndefined(rest)}>
          <FocusReturn />
          <Top>
            <Heading slot="title" level={2}>
              {title}
            </Heading>
            <IconButton label={close} onPress={onClose} hasTooltip={false}>
              <X size={20} aria-hidden="true" />
            </IconButton>
          </Top>
          <ScrollArea>{children}</ScrollArea>
          {actions !== undefined && <Actions>{actions}</Actions>}
        </Body>
      </Edge>
    </Shade>
  )
}

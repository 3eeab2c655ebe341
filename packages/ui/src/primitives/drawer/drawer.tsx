'use client'
import { X } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { Heading } from 'react-aria-components/Dialog'
import { given } from '../../given.ts'
import { useLabels, type OwnLabels } from '../../locale/index.ts'
import { Actions, Body, Top } from '../dialog/dialog.styles.ts'
import { FocusReturn } from '../dialog/focus-return.tsx'
import { ScrollArea } from '../dialog/scroll-area.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import type { RootPropsWithRef } from '../root-props.ts'
import { drawerLabels, type DrawerLabels } from './drawer.labels.ts'
import { Edge, Shade } from './drawer.styles.ts'

export interface DrawerProps extends RootPropsWithRef {
  /** Name of the drawer, shown and read out. */
  title: string
  isOpen: boolean
  /** Called by Escape, the close button and a press beside the drawer. */
  onClose: () => void
  children?: ReactNode
  /** The buttons at its end, the main one last. They stay in sight while the contents scroll. */
  actions?: ReactNode
  /** The edge of the window that it comes from. Default `right`. */
  side?: 'left' | 'right' | 'bottom' | undefined
  /** Width in pixels at a side, at most the window's without 48; ignored at the bottom. Default 400. */
  width?: number | undefined
  labels?: OwnLabels<DrawerLabels> | undefined
}

/** A sheet at an edge of the window. Focus stays inside and afterwards returns to where it was. */
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
        <Body {...given(rest)}>
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

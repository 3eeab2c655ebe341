import type { ReactNode } from 'react'

interface Line {
  id: string
  label: string
  /** A 16 px icon before the label. */
  icon?: ReactNode
  isDisabled?: boolean | undefined
}

/** A menu item that runs an action. */
export interface MenuAction extends Line {
  onAction: () => void
  /**
   * Keyboard shortcut of the action, shown at the end, such as `Ctrl+K`. The application has to
   * handle it.
   */
  shortcut?: string | undefined
  /** Marks a destructive action. */
  isDangerous?: boolean | undefined
}

/** A menu item that opens a submenu. */
export interface Submenu extends Line {
  items: readonly MenuEntry[]
}

export type MenuEntry = MenuAction | Submenu

/** Menu items under a common title. */
export interface MenuSectionEntry {
  id: string
  title: string
  items: readonly MenuEntry[]
}

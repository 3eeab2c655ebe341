import type { ReactNode } from 'react'

interface Line {
  id: string
  label: string
  /** An icon of 16 px in front of the label. */
  icon?: ReactNode
  isDisabled?: boolean | undefined
}

/** A line that acts. */
export interface MenuAction extends Line {
  onAction: () => void
  /** Keys that do the same elsewhere, shown at the end: `Ctrl+K`. The product listens to them. */
  shortcut?: string | undefined
  /** Marks an action that destroys something. */
  isDangerous?: boolean | undefined
}

/** A line that opens more lines beside it. */
export interface Submenu extends Line {
  items: readonly MenuEntry[]
}

export type MenuEntry = MenuAction | Submenu

/** Lines that belong together, under a title. */
export interface MenuSectionEntry {
  id: string
  title: string
  items: readonly MenuEntry[]
}

'use client'
import type { ReactElement, ReactNode } from 'react'
import { Menu as AriaMenu, MenuTrigger } from 'react-aria-components/Menu'
import { Sheet } from '../popover/popover.styles.ts'
import { Frame, Item } from './menu.styles.ts'

export interface MenuEntry {
  id: string
  label: string
  onAction: () => void
  /** An icon of 16 px in front of the label. */
  icon?: ReactNode
  isDisabled?: boolean | undefined
  /** Marks an action that destroys something. */
  isDangerous?: boolean | undefined
}

export interface MenuProps {
  /** The button that opens and names it: a `Button` or an `IconButton` without tooltip. */
  children: ReactElement
  items: readonly MenuEntry[]
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end' | undefined
}

/** Actions behind one button. Arrow keys move, Enter acts, Escape closes. */
export function Menu({ children, items, placement = 'bottom end' }: MenuProps): ReactElement {
  return (
    <MenuTrigger>
      {children}
      <Sheet placement={placement} offset={4}>
        <Frame>
          <AriaMenu>
            {items.map(({ id, label: text, icon, onAction, isDisabled, isDangerous }) => (
              <Item
                key={id}
                id={id}
                textValue={text}
                onAction={onAction}
                isDisabled={isDisabled ?? false}
                $isDangerous={isDangerous ?? false}
              >
                {icon}
                {text}
              </Item>
            ))}
          </AriaMenu>
        </Frame>
      </Sheet>
    </MenuTrigger>
  )
}

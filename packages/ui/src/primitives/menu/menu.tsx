'use client'
import { useId, type ReactElement, type ReactNode } from 'react'
import { Menu as AriaMenu, MenuTrigger } from 'react-aria-components/Menu'
import { Sheet } from '../popover/popover.styles.ts'
import { Frame, Item, Name } from './menu.styles.ts'

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
  /** Name of the menu for screen readers. */
  label: string
  /** The button that opens it: a `Button` or an `IconButton` without tooltip. */
  children: ReactElement
  items: readonly MenuEntry[]
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end' | undefined
}

/** Actions behind one button. Arrow keys move, Enter acts, Escape closes. */
export function Menu({
  label,
  children,
  items,
  placement = 'bottom end',
}: MenuProps): ReactElement {
  const labelId = useId()
  return (
    <MenuTrigger>
      {children}
      <Sheet placement={placement} offset={4}>
        <Frame>
          <Name id={labelId}>{label}</Name>
          <AriaMenu aria-labelledby={labelId}>
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

'use client'
import { useId, type ReactElement } from 'react'
import { Menu as AriaMenu, MenuTrigger } from 'react-aria-components/Menu'
import { omitUndefined } from '../../omit-undefined.ts'
import { Sheet } from '../popover/sheet.styles.ts'
import type { RootPropsWithRef } from '../root-props.ts'
import { Frame, Name } from './menu.styles.ts'
import type { MenuEntry, MenuSectionEntry } from './menu-entry.ts'
import { renderEntries } from './menu-items.tsx'

export interface MenuProps extends RootPropsWithRef<HTMLDivElement> {
  /** Label of the menu for screen readers. */
  label: string
  /** The button that opens the menu: a `Button` or an `IconButton` without a tooltip. */
  children: ReactElement
  /** Items of the menu, optionally in sections. */
  items: readonly (MenuEntry | MenuSectionEntry)[]
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end' | undefined
}

/** A button that opens a menu of actions. Arrow keys move, Enter runs an action, Escape closes. */
export function Menu({
  label,
  children,
  items,
  placement = 'bottom end',
  ...rest
}: MenuProps): ReactElement {
  const labelId = useId()
  return (
    <MenuTrigger>
      {children}
      <Sheet placement={placement} offset={4}>
        <Frame>
          <Name id={labelId}>{label}</Name>
          <AriaMenu {...omitUndefined(rest)} aria-labelledby={labelId}>
            {renderEntries(items)}
          </AriaMenu>
        </Frame>
      </Sheet>
    </MenuTrigger>
  )
}

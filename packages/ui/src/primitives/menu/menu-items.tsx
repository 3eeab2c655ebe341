'use client'
import { ChevronRight } from 'lucide-react'
import type { ReactElement } from 'react'
import { Menu as AriaMenu, Keyboard, SubmenuTrigger } from 'react-aria-components/Menu'
import { Sheet } from '../popover/sheet.styles.ts'
import type { MenuAction, MenuEntry, MenuSectionEntry, Submenu } from './menu-entry.ts'
import { Frame, Item, Section, Title } from './menu.styles.ts'

function renderAction(entry: MenuAction): ReactElement {
  return (
    <Item
      key={entry.id}
      id={entry.id}
      textValue={entry.label}
      onAction={entry.onAction}
      isDisabled={entry.isDisabled ?? false}
      $isDangerous={entry.isDangerous ?? false}
    >
      {entry.icon}
      {entry.label}
      {entry.shortcut !== undefined && <Keyboard>{entry.shortcut}</Keyboard>}
    </Item>
  )
}

function renderSubmenu(entry: Submenu): ReactElement {
  return (
    <SubmenuTrigger key={entry.id}>
      <Item
        id={entry.id}
        textValue={entry.label}
        isDisabled={entry.isDisabled ?? false}
        $isDangerous={false}
      >
        {entry.icon}
        {entry.label}
        <ChevronRight size={16} aria-hidden="true" />
      </Item>
      <Sheet offset={4}>
        <Frame>
          <AriaMenu aria-label={entry.label}>{renderEntries(entry.items)}</AriaMenu>
        </Frame>
      </Sheet>
    </SubmenuTrigger>
  )
}

/**
 * Renders the items of a menu. A function rather than a component: React Aria reads the items from
 * the menu's children.
 */
export function renderEntries(entries: readonly (MenuEntry | MenuSectionEntry)[]): ReactElement[] {
  return entries.map((entry) => {
    if ('title' in entry) {
      return (
        <Section key={entry.id} id={entry.id}>
          <Title>{entry.title}</Title>
          {renderEntries(entry.items)}
        </Section>
      )
    }
    return 'items' in entry ? renderSubmenu(entry) : renderAction(entry)
  })
}

import { Avatar, IconButton, Menu, type MenuEntry } from '@org/ui/primitives'
import { ChevronsUpDown, LogOut } from 'lucide-react'
import type { ReactNode } from 'react'
import { matchPath, useLocation } from 'react-router-dom'
import { BrandMark } from '../../brand/brand-mark.tsx'
import { Brand, Footer, Item, Navigation, Person, Top } from './sidebar-layout.styles.ts'

export interface SidebarItem {
  to: string
  /** Path pattern of pages that belong to it though their address does not begin with `to`. */
  pages?: string | undefined
  label: string
  /** 16 px. */
  icon: ReactNode
  /** Whether the current person may go there; what is not accessible is not shown. */
  isAccessible: boolean
}

export interface SidebarContentProps {
  title: string
  navigationLabel: string
  items: readonly SidebarItem[]
  /** Stands beside the title, such as the bell. */
  tools?: ReactNode
  /** The search, above everything that it looks through. */
  search?: ReactNode
  /** Chooses what the screens below are about, such as a team. */
  switcher?: ReactNode
  /** Display name, or email where there is none. */
  userName: string
  /** Address of the person's picture; without one the initials show. */
  userPicture?: string | undefined
  /** Second line below the name. */
  userCaption?: string | undefined
  /** Other accounts of the person, and what opens one; empty: there is nothing to change to. */
  accounts: readonly MenuEntry[]
  accountsLabel: string
  logoutLabel: string
  /** Address of the person's own page, to which the name leads. */
  profilePath: string
  onLogout: () => void
  /** Called when an item was followed. */
  onNavigate?: (() => void) | undefined
}

/** The sidebar's contents, the same beside a page and in a phone's drawer. */
export function SidebarContent(props: SidebarContentProps) {
  const accessible = props.items.filter(({ isAccessible }) => isAccessible)
  const { pathname } = useLocation()
  const hasPagesOfOthers = (to: string) => accessible.some((other) => other.to.startsWith(`${to}/`))
  const isCurrent = ({ to, pages }: SidebarItem) =>
    matchPath({ path: to, end: hasPagesOfOthers(to) }, pathname) !== null ||
    (pages !== undefined && matchPath(pages, pathname) !== null)
  return (
    <>
      <Top>
        <Brand to="/" onClick={props.onNavigate}>
          <BrandMark />
          {props.title}
        </Brand>
        {props.tools}
      </Top>
      {props.search}
      {props.switcher}
      <Navigation aria-label={props.navigationLabel}>
        <ul>
          {accessible.map((item) => (
            <li key={item.to}>
              <Item
                to={item.to}
                aria-current={isCurrent(item) ? 'page' : undefined}
                onClick={props.onNavigate}
              >
                {item.icon}
                {item.label}
              </Item>
            </li>
          ))}
        </ul>
      </Navigation>
      <Footer>
        <Avatar name={props.userName} src={props.userPicture} isDecorative />
        <Person to={props.profilePath} onClick={props.onNavigate}>
          <strong title={props.userName}>{props.userName}</strong>
          {props.userCaption !== undefined && <span>{props.userCaption}</span>}
        </Person>
        {props.accounts.length > 0 && (
          <Menu label={props.accountsLabel} items={props.accounts} placement="top start">
            <IconButton label={props.accountsLabel} hasTooltip={false}>
              <ChevronsUpDown size={16} aria-hidden="true" />
            </IconButton>
          </Menu>
        )}
        <IconButton label={props.logoutLabel} onPress={props.onLogout}>
          <LogOut size={16} aria-hidden="true" />
        </IconButton>
      </Footer>
    </>
  )
}

import { Avatar, IconButton, Menu, type MenuEntry } from '@org/ui/primitives'
import { ChevronsUpDown, LogOut } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { matchPath, useLocation } from 'react-router-dom'
import { BrandMark } from '../../brand/brand-mark.tsx'
import { CookieEntry } from '../../cookies/lazy-cookies.ts'
import { usePageEnvironment } from '../../provider/page-environment.tsx'
import {
  Brand,
  DisabledItem,
  Footer,
  GroupHeading,
  Item,
  Navigation,
  Person,
  PersonLink,
  Top,
} from './sidebar-layout.styles.ts'

export interface SidebarItem {
  to: string
  /**
   * Path pattern of other pages that belong to this item although their paths do not begin with
   * `to`.
   */
  pages?: string | undefined
  label: string
  /** Icon of 16 px. */
  icon: ReactNode
  /** Shows the item without a link. Its address still works. */
  isDisabled?: boolean | undefined
  /** Heading of the item's group. Neighbouring items with the same heading form one group. */
  group?: string | undefined
}

export interface AccountsMenu {
  label: string
  items: readonly MenuEntry[]
}

export interface ProfileLink {
  path: string
  /** Label of the entry in the phone's account menu. */
  label: string
}

export interface SidebarContentProps {
  title: string
  navigationLabel: string
  items: readonly SidebarItem[]
  /** Shown next to the title, such as the bell. */
  tools?: ReactNode
  /** The search field, shown above the items. */
  search?: ReactNode
  /** A control to select the context of the screens, such as a team; shown above the items. */
  switcher?: ReactNode
  /** Display name, or the email if there is none. */
  userName: string
  /** Address of the user's picture; if it is missing, the initials are shown. */
  userPicture?: string | undefined
  /** Second line below the name. */
  userCaption?: string | undefined
  /** The menu of the user's other accounts, if there are any. */
  accounts?: AccountsMenu | undefined
  logoutLabel: string
  /** The page that the user's name links to. */
  profile?: ProfileLink
  onLogout: () => void
  /** Called after an item was clicked. */
  onNavigate?: (() => void) | undefined
}

interface SidebarGroup {
  heading: string | undefined
  items: SidebarItem[]
}

/** Gathers neighbouring items with the same heading. */
function grouped(items: readonly SidebarItem[]): SidebarGroup[] {
  const groups: SidebarGroup[] = []
  for (const item of items) {
    const last = groups.at(-1)
    if (last && last.heading === item.group) last.items.push(item)
    else groups.push({ heading: item.group, items: [item] })
  }
  return groups
}

/** The contents of the sidebar, also used in the phone's drawer. */
export function SidebarContent(props: SidebarContentProps) {
  const id = useId()
  const { pathname } = useLocation()
  const { consent } = usePageEnvironment()
  const hasPagesOfOthers = (to: string) =>
    props.items.some((other) => other.to.startsWith(`${to}/`))
  const isCurrent = ({ to, pages }: SidebarItem) =>
    matchPath({ path: to, end: hasPagesOfOthers(to) }, pathname) !== null ||
    (pages !== undefined && matchPath(pages, pathname) !== null)
  const entry = (item: SidebarItem) => (
    <li key={item.to}>
      {item.isDisabled ? (
        <DisabledItem>
          {item.icon}
          {item.label}
        </DisabledItem>
      ) : (
        <Item
          to={item.to}
          aria-current={isCurrent(item) ? 'page' : undefined}
          onClick={props.onNavigate}
        >
          {item.icon}
          {item.label}
        </Item>
      )}
    </li>
  )
  const person = (
    <>
      <strong title={props.userName}>{props.userName}</strong>
      {props.userCaption !== undefined && <span>{props.userCaption}</span>}
    </>
  )
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
          {grouped(props.items).map(({ heading, items }, index) =>
            heading === undefined ? (
              items.map(entry)
            ) : (
              <li key={heading}>
                <GroupHeading id={`${id}-${index}`}>{heading}</GroupHeading>
                <ul aria-labelledby={`${id}-${index}`}>{items.map(entry)}</ul>
              </li>
            ),
          )}
        </ul>
      </Navigation>
      {consent && <CookieEntry consent={consent} align="start" onOpen={props.onNavigate} />}
      <Footer>
        <Avatar name={props.userName} src={props.userPicture} isDecorative />
        {props.profile ? (
          <PersonLink to={props.profile.path} onClick={props.onNavigate}>
            {person}
          </PersonLink>
        ) : (
          <Person>{person}</Person>
        )}
        {props.accounts && (
          <Menu {...props.accounts} placement="top start">
            <IconButton label={props.accounts.label} hasTooltip={false}>
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

import { IconButton, Menu, SearchField } from '@org/ui/primitives'
import { CircleUserRound, Menu as MenuIcon } from 'lucide-react'
import { type MouseEvent, type ReactNode, useRef, useState } from 'react'
import { SidebarContent, type SidebarContentProps } from './sidebar-content.tsx'
import { Drawer, Frame, Main, PhoneBar, PhoneSearch, Sidebar } from './sidebar-layout.styles.ts'

/** Texts of the phone's top bar, from the product's catalogue. */
export interface PhoneBarTexts {
  openNavigation: string
  search: string
  accountMenu: string
  profile: string
  signOut: string
}

export interface SidebarLayoutProps extends Omit<SidebarContentProps, 'onNavigate'> {
  phone: PhoneBarTexts
  /** Opens the person's own page. */
  onProfile: () => void
  /** Looks for the words typed into the phone's search box; absent: no search box. */
  onSearch?: ((words: string) => void) | undefined
  children: ReactNode
}

/** The signed-in pages: a sidebar of 260 px, on narrow screens a top bar and a drawer. */
export function SidebarLayout({
  phone,
  onProfile,
  onSearch,
  children,
  ...content
}: SidebarLayoutProps) {
  const drawer = useRef<HTMLDialogElement>(null)
  const [words, setWords] = useState('')
  const closeOnBackdrop = (event: MouseEvent) => {
    if (event.target === drawer.current) drawer.current?.close()
  }
  return (
    <Frame>
      <Sidebar>
        <SidebarContent {...content} />
      </Sidebar>
      <PhoneBar>
        <IconButton label={phone.openNavigation} onPress={() => drawer.current?.showModal()}>
          <MenuIcon size={20} aria-hidden="true" />
        </IconButton>
        <PhoneSearch>
          {onSearch && (
            <SearchField
              label={phone.search}
              value={words}
              onChange={setWords}
              onSubmit={onSearch}
            />
          )}
        </PhoneSearch>
        <Menu
          label={phone.accountMenu}
          items={[
            { id: 'profile', label: phone.profile, onAction: onProfile },
            { id: 'sign-out', label: phone.signOut, onAction: content.onLogout },
          ]}
        >
          <IconButton label={phone.accountMenu} hasTooltip={false}>
            <CircleUserRound size={20} aria-hidden="true" />
          </IconButton>
        </Menu>
      </PhoneBar>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- Escape closes a modal dialog by itself. */}
      <Drawer ref={drawer} aria-label={content.navigationLabel} onClick={closeOnBackdrop}>
        <SidebarContent {...content} onNavigate={() => drawer.current?.close()} />
      </Drawer>
      <Main>{children}</Main>
    </Frame>
  )
}

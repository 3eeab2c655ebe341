import { Drawer, IconButton, Menu } from '@org/ui/primitives'
import { CircleUserRound, Menu as MenuIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { shallowEqual, useDispatch, useSelector } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import { mobileMenuToggled, selectDisplay } from '../../display/display-slice.ts'
import { SkipLink } from '../skip-link.tsx'
import { SidebarContent, type SidebarContentProps } from './sidebar-content.tsx'
import {
  DrawerContents,
  Frame,
  Main,
  PhoneBar,
  PhoneSearch,
  Sidebar,
} from './sidebar-layout.styles.ts'

/** UI text of the phone's top bar, from the product's catalogue. */
export interface PhoneBarTexts {
  openNavigation: string
  accountMenu: string
  signOut: string
}

export interface SidebarLayoutProps extends Omit<SidebarContentProps, 'onNavigate' | 'tools'> {
  phone: PhoneBarTexts
  /** The bell, shown in the sidebar and in the phone's top bar. */
  notifications?: ReactNode
  /** Label of the skip link. */
  skipLabel: string
  children: ReactNode
}

/** Layout of signed-in pages: a sidebar of 260 px, or a top bar and a drawer on narrow screens. */
export function SidebarLayout({
  phone,
  notifications,
  search,
  skipLabel,
  children,
  ...content
}: SidebarLayoutProps) {
  const { profile, accounts } = content
  const dispatch = useDispatch()
  const navigate = useNavigate()
  const { mobileMenu } = useSelector(selectDisplay, shallowEqual)
  const setMenuOpen = (isOpen: boolean) => dispatch(mobileMenuToggled(isOpen))
  return (
    <>
      <SkipLink label={skipLabel} />
      <Frame>
        <Sidebar>
          <SidebarContent {...content} search={search} tools={notifications} />
        </Sidebar>
        <PhoneBar>
          <IconButton label={phone.openNavigation} onPress={() => setMenuOpen(true)}>
            <MenuIcon size={20} aria-hidden="true" />
          </IconButton>
          <PhoneSearch>{search}</PhoneSearch>
          {notifications}
          <Menu
            label={phone.accountMenu}
            items={[
              ...(profile
                ? [
                    {
                      id: 'profile',
                      label: profile.label,
                      onAction: () => void navigate(profile.path),
                    },
                  ]
                : []),
              ...(accounts?.items ?? []),
              { id: 'sign-out', label: phone.signOut, onAction: content.onLogout },
            ]}
          >
            <IconButton label={phone.accountMenu} hasTooltip={false}>
              <CircleUserRound size={20} aria-hidden="true" />
            </IconButton>
          </Menu>
        </PhoneBar>
        <Drawer
          title={content.navigationLabel}
          side="left"
          width={320}
          isOpen={mobileMenu}
          onClose={() => setMenuOpen(false)}
        >
          <DrawerContents>
            <SidebarContent {...content} onNavigate={() => setMenuOpen(false)} />
          </DrawerContents>
        </Drawer>
        <Main id="main" tabIndex={-1}>
          {children}
        </Main>
      </Frame>
    </>
  )
}

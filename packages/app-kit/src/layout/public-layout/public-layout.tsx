import { Button, Link, Menu } from '@org/ui/primitives'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { BrandMark } from '../../brand/brand-mark.tsx'
import { Brand, Email, Header, Main, Page } from './public-layout.styles.ts'

/** Texts of the header, from the product's catalogue. */
export interface PublicHeaderTexts {
  pricing: string
  signIn: string
  logout: string
}

export interface PublicLayoutProps {
  title: string
  texts: PublicHeaderTexts
  signInPath: string
  /** Email of the signed-in person; null shows the buttons of a visitor. */
  email: string | null
  onLogout: () => void
  children: ReactNode
}

/** Pages outside the sidebar: logo and title, then the visitor's buttons or the person's menu. */
export function PublicLayout(props: PublicLayoutProps) {
  const { title, texts, signInPath, email, onLogout, children } = props
  return (
    <Page>
      <Header>
        <Brand to="/">
          <BrandMark />
          {title}
        </Brand>
        {email === null ? (
          <>
            <Button variant="tertiary">{texts.pricing}</Button>
            <Link href={signInPath} appearance="secondary">
              {texts.signIn}
            </Link>
          </>
        ) : (
          <Menu label={email} items={[{ id: 'logout', label: texts.logout, onAction: onLogout }]}>
            <Button variant="tertiary">
              <Email>{email}</Email>
              <ChevronDown size={16} aria-hidden="true" />
            </Button>
          </Menu>
        )}
      </Header>
      <Main>{children}</Main>
    </Page>
  )
}

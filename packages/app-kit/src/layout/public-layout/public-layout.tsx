import { Button, Link } from '@org/ui/primitives'
import type { ReactNode } from 'react'
import { BrandMark } from '../../brand/brand-mark.tsx'
import { SkipLink } from '../skip-link.tsx'
import { Brand, Header, Main, Page } from './public-layout.styles.ts'

/** UI text of the visitor's header, from the product's catalogue. */
export interface VisitorTexts {
  /** Label of the skip link. */
  skip: string
  pricing: string
  signIn: string
}

export interface PublicLayoutProps {
  title: string
  texts: VisitorTexts
  signInPath: string
  /** The signed-in user's menu; without it the header shows the visitor's buttons. */
  account?: ReactNode
  children: ReactNode
}

/** Layout without sidebar: logo and title, then the visitor's buttons or the user's menu. */
export function PublicLayout({ title, texts, signInPath, account, children }: PublicLayoutProps) {
  return (
    <>
      <SkipLink label={texts.skip} />
      <Page>
        <Header>
          <Brand href="/">
            <BrandMark />
            {title}
          </Brand>
          {account ?? (
            <>
              <Button variant="tertiary">{texts.pricing}</Button>
              <Link href={signInPath} appearance="secondary">
                {texts.signIn}
              </Link>
            </>
          )}
        </Header>
        <Main id="main" tabIndex={-1}>
          {children}
        </Main>
      </Page>
    </>
  )
}

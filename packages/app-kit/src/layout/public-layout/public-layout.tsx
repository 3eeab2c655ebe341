import type { ReactNode } from 'react'
import { BrandMark } from '../../brand/brand-mark.tsx'
import { CookieEntry } from '../../cookies/lazy-cookies.ts'
import { usePageEnvironment } from '../../provider/page-environment.tsx'
import { SkipLink } from '../skip-link.tsx'
import { Brand, Header, Main, Page } from './public-layout.styles.ts'

export interface PublicLayoutProps {
  title: string
  /** Label of the skip link. */
  skipLabel: string
  /** Shown at the end of the header: the visitor's links, or the signed-in user's menu. */
  actions?: ReactNode
  children: ReactNode
}

/** Layout without sidebar: a header with logo and title, and the page below it. */
export function PublicLayout({ title, skipLabel, actions, children }: PublicLayoutProps) {
  const { consent } = usePageEnvironment()
  return (
    <>
      <SkipLink label={skipLabel} />
      <Page>
        <Header>
          <Brand href="/">
            <BrandMark />
            {title}
          </Brand>
          {actions}
        </Header>
        <Main id="main" tabIndex={-1}>
          {children}
        </Main>
        {consent && <CookieEntry consent={consent} align="center" />}
      </Page>
    </>
  )
}

import { PublicLayout } from '@org/app-kit/public'
import type { ReactNode } from 'react'
import { headerTexts } from './header-texts.ts'
import { texts } from '#shared/texts.ts'
import { paths } from '#shared/paths.ts'

/** The frame of the pages outside the sidebar, for somebody who is not signed in. */
export function VisitorShell({ children }: { children: ReactNode }) {
  return (
    <PublicLayout
      title={texts.productName}
      texts={{ ...headerTexts, signIn: texts.signIn }}
      signInPath={paths.signIn}
    >
      {children}
    </PublicLayout>
  )
}

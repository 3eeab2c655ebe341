import { PublicLayout } from '@org/app-kit/public'
import type { ReactNode } from 'react'
import { headerTexts } from './header-texts.ts'
import { publicTexts } from '#shared/public-texts.ts'
import { paths } from '#shared/paths.ts'

/** The frame of pages without the sidebar, for visitors. */
export function VisitorShell({ children }: { children: ReactNode }) {
  return (
    <PublicLayout
      title={publicTexts.productName}
      texts={{ ...headerTexts, signIn: publicTexts.signIn }}
      signInPath={paths.signIn}
    >
      {children}
    </PublicLayout>
  )
}

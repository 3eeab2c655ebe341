import { PublicLayout, publicTexts } from '@org/app-kit/public'
import type { ReactNode } from 'react'
import { headerTexts } from './header-texts.ts'
import { VisitorActions } from './visitor-actions.tsx'

/** The frame of pages without the sidebar, for visitors. */
export function VisitorShell({ children }: { children: ReactNode }) {
  return (
    <PublicLayout
      title={publicTexts.productName}
      skipLabel={headerTexts.skip}
      actions={<VisitorActions />}
    >
      {children}
    </PublicLayout>
  )
}

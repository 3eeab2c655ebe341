import { PublicLayout } from '@org/app-kit/public'
import type { ReactNode } from 'react'
import { common } from '../texts/common.ts'
import { header } from '../texts/header.ts'
import { paths } from './paths.ts'

/** The frame of the pages outside the sidebar, for somebody who is not signed in. */
export function VisitorShell({ children }: { children: ReactNode }) {
  return (
    <PublicLayout title={common.productName} texts={header} signInPath={paths.signIn}>
      {children}
    </PublicLayout>
  )
}

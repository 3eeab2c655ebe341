import { PublicLayout } from '@org/app-kit/public'
import { Outlet } from 'react-router-dom'
import { common } from '../texts/common.ts'
import { header } from '../texts/header.ts'
import { paths } from './paths.ts'

/** The frame of the pages outside the sidebar, for somebody who is not signed in. */
export function VisitorShell() {
  return (
    <PublicLayout title={common.productName} texts={header} signInPath={paths.signIn}>
      <Outlet />
    </PublicLayout>
  )
}

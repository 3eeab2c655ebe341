import { PublicLayout } from '@org/app-kit'
import { Outlet } from 'react-router-dom'
import { texts } from '#shared/texts.ts'
import { shellTexts } from '../texts.ts'

/** The frame of pages without the sidebar. */
export function PublicShell() {
  return (
    <PublicLayout title={texts.productName} skipLabel={shellTexts.skip}>
      <Outlet />
    </PublicLayout>
  )
}

import { type ReturnedState, selectUser, useAppSelector } from '@org/app-kit'
import { Navigate, useLocation } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import { teamsTexts } from './texts.ts'
import { MissingPage } from '#shared/missing-page.tsx'
import { PageTitle } from '#shared/page-title.tsx'

/**
 * Shown for a team that this person cannot see. Redirects home after a sign-in, because the page may
 * be the one on which another person's session ended.
 */
export function TeamMissing() {
  const { state } = useLocation() as { state: ReturnedState | null }
  const isAdmin = useAppSelector(selectUser)?.role === 'admin'
  if (state?.isReturn === true) return <Navigate to={paths.home} replace />
  const list = isAdmin ? { href: paths.teams, label: teamsTexts.toTeams } : undefined
  return (
    <>
      <PageTitle title={teamsTexts.title} />
      <MissingPage title={teamsTexts.notFound} list={list} />
    </>
  )
}

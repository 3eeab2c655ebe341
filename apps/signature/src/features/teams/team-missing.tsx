import { type ReturnedState, selectUser, useAppSelector } from '@org/app-kit'
import { MissingPage } from '@org/app-kit/pages'
import { PageTitle } from '@org/app-kit/public'
import { Navigate, useLocation } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import { teamsTexts } from './texts.ts'

/**
 * Shown for a team that this person cannot see. After a sign-in, redirects home instead, because
 * this may be the page on which another person's session ended.
 */
export function TeamMissing() {
  const { state } = useLocation() as { state: ReturnedState | null }
  const isAdmin = useAppSelector(selectUser)?.role === 'admin'
  if (state?.isReturn === true) return <Navigate to={paths.home} replace />
  const list = isAdmin ? { href: paths.teams, label: teamsTexts.toTeams } : undefined
  return (
    <>
      <PageTitle title={teamsTexts.title} />
      <MissingPage title={teamsTexts.notFound} list={list} homePath={paths.home} />
    </>
  )
}

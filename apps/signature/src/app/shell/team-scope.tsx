import { selectUser, useAppDispatch, useAppSelector } from '@org/app-kit'
import { Page } from '@org/app-kit/pages'
import { useEffect, useState } from 'react'
import { Navigate, Outlet, useLocation, useParams } from 'react-router-dom'
import { teamSelected } from '#shared/scope/scope-slice.ts'
import { TeamMissing } from '#features/teams'
import { selectTeams } from '#shared/lists/teams.ts'
import { paths } from '#shared/paths.ts'

/**
 * Routes under `/team/{id}/…`: the address selects the team, as the switcher does. A team's
 * administrator is redirected to their own team, whether or not the team in the address exists.
 */
export function TeamScope() {
  const dispatch = useAppDispatch()
  const { scopeId } = useParams()
  const { pathname, search } = useLocation()
  const user = useAppSelector(selectUser)
  const { data, total, loaded } = useAppSelector(selectTeams)
  const own = user?.role === 'team_admin' ? user.team_id : null
  const isFound = data.some(({ id }) => id === scopeId)
  const [opened, setOpened] = useState<string>()
  useEffect(() => {
    if (scopeId !== undefined) dispatch(teamSelected(scopeId))
  }, [dispatch, scopeId])
  if (isFound && opened !== scopeId) setOpened(scopeId)
  if (own !== null && scopeId !== own) {
    return <Navigate to={pathname.replace(/^\/team\/[^/]+/, paths.team(own)) + search} replace />
  }
  // If a team is deleted while its screen is open, the screen stays open, so that unsaved work is
  // not lost.
  if (loaded && data.length >= total && !isFound && opened !== scopeId) {
    return (
      <Page>
        <TeamMissing />
      </Page>
    )
  }
  return <Outlet />
}

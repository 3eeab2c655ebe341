import { Select } from '@org/ui/primitives'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { teamSelected } from '#shared/scope/scope-slice.ts'
import { selectTeams } from '#shared/lists/teams.ts'
import { useAppDispatch, useAppSelector } from '@org/app-kit'
import { screensIn } from '../routes.ts'
import { sidebarTexts } from '../texts.ts'
import { paths } from '#shared/paths.ts'
import { switchedTeam, useScope, type SwitchedTo } from '#shared/scope/use-scope.ts'

const all = 'all'
/** Whether a screen can be restricted to one team. */
const isScoped = (path: string) => screensIn('scoped').some((one) => one.paths.includes(path))

/**
 * Returns the path of the same screen for another team or, with null, for all teams. If the screen
 * has no team variant, returns the team's page or, for all teams, the home page.
 */
function switchedPath(pathname: string, teamId: string | null): string {
  const screen = pathname.replace(/^\/team\/[^/]+/, '').split('/')[1] ?? ''
  if (isScoped(screen)) {
    return teamId === null ? `/${screen}` : `${paths.team(teamId)}/${screen}`
  }
  return teamId === null ? paths.home : paths.team(teamId)
}

/** Selects the team that the screens show, or all teams. */
export function TeamSwitcher() {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const { pathname, state } = useLocation()
  const { teamId } = useScope()
  const teams = useAppSelector(selectTeams)
  const options = [
    { value: all, label: sidebarTexts.allTeams },
    ...teams.data.map(({ id, name }) => ({ value: id, label: name })),
  ]
  const switched = switchedTeam(state)
  useEffect(() => {
    if (switched !== undefined) dispatch(teamSelected(switched))
  }, [dispatch, switched])
  // Only navigates. The selection follows the new address, since a screen with unsaved work may
  // block the navigation.
  const pick = (value: string) => {
    const next: SwitchedTo = { switchedTo: value === all ? null : value }
    void navigate(switchedPath(pathname, next.switchedTo), { state: next })
  }
  return (
    <Select
      label={sidebarTexts.teamSwitcher}
      isLabelHidden
      value={teamId ?? all}
      options={options}
      onChange={pick}
    />
  )
}

import { useEffect } from 'react'
import { Outlet, useParams } from 'react-router-dom'
import { teamChosen } from '../scope/scope-slice.ts'
import { useAppDispatch } from '../state.ts'

/** Routes under `/team/{id}/…`: the address chooses the team, as the switcher does. */
export function TeamScope() {
  const dispatch = useAppDispatch()
  const { scopeId } = useParams()
  useEffect(() => {
    if (scopeId !== undefined) dispatch(teamChosen(scopeId))
  }, [dispatch, scopeId])
  return <Outlet />
}

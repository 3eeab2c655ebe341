import {
  failureText,
  selectAuth,
  selectUser,
  useApi,
  useAppDispatch,
  useAppSelector,
  useEnvironment,
} from '@org/app-kit'
import { ApiError } from '@org/api/client'
import { type EmployeeRow, nameKey } from '@org/api/import'
import { BannerMessage, Button } from '@org/ui/primitives'
import { useState } from 'react'
import { teams } from '#shared/lists/teams.ts'
import type { RowErrors } from '../check-rows.ts'
import { importTexts } from '../texts.ts'
import { importDialogTexts } from './texts.ts'

/** Returns the distinct names of unknown teams in rows, as they are first written. */
export function unknownTeams(
  rows: readonly EmployeeRow[],
  errors: ReadonlyMap<number, RowErrors>,
): string[] {
  const names = new Map<string, string>()
  for (const { line, team } of rows) {
    if (errors.get(line)?.team !== importTexts.errors.team) continue
    const key = nameKey(team)
    if (!names.has(key)) names.set(key, team)
  }
  return [...names.values()]
}

/** Offers administrators of the organisation to create the teams that rows name. */
export function UnknownTeams({ names }: { names: readonly string[] }) {
  const isAdmin = useAppSelector(selectUser)?.role === 'admin'
  const { isCreating, create } = useCreateTeams()
  if (names.length === 0) return null
  return (
    <BannerMessage
      title={importDialogTexts.unknownTeams(names)}
      actions={
        isAdmin && (
          <Button isLoading={isCreating} onPress={() => void create(names)}>
            {importDialogTexts.createTeams(names)}
          </Button>
        )
      }
    />
  )
}

/** Creates teams one after the other, and loads the list of teams again. */
function useCreateTeams() {
  const client = useApi()
  const dispatch = useAppDispatch()
  const { newKey, notify } = useEnvironment()
  const id = useAppSelector(selectAuth)?.organisation_id
  const [isCreating, setCreating] = useState(false)
  const create = async (names: readonly string[]) => {
    if (id === undefined || isCreating) return
    setCreating(true)
    try {
      for (const name of names) {
        const body = { name, signature_template_id: null, campaign_id: null }
        const call = client.call('createTeam', { path: { id }, body }, { idempotencyKey: newKey() })
        // Somebody else may have created the team in the meantime.
        await call.catch((error: unknown) => {
          if (!(error instanceof ApiError) || error.type !== 'DUPLICATE') throw error
        })
      }
    } catch (error) {
      notify(`${importDialogTexts.teamsFailed} : ${failureText(error, 'save')}`, 'danger')
    } finally {
      setCreating(false)
      dispatch(teams.actions.loadRequested())
    }
  }
  return { isCreating, create }
}

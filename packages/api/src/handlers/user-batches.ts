import { newUser } from '../accounts/register.ts'
import { checkValue } from '../contract/check-value.ts'
import {
  type BatchRow,
  type PersonRow,
  personRowSchema,
  type UserBatchResult,
} from '../contract/entities/user-batch.ts'
import { apiError } from '../contract/errors.ts'
import type { userBatchOperations } from '../contract/operations/user-batches.ts'
import { validationError } from '../contract/validation.ts'
import type { TeamRecord, UserRecord } from '../ports/records.ts'
import type { Repositories } from '../ports/repositories.ts'
import { DuplicateError, MissingReferenceError, type New } from '../ports/table.ts'
import type { Call, HandlersOf } from '../program/call.ts'
import { checkOrganisation, checkReference } from '../program/checks.ts'
import { visibleError } from '../program/respond.ts'
import { knownRowOutcome, teamsByName } from '../rules/imported-row.ts'
import { defaultTeamId } from './default-team.ts'

type BatchCall = Call<(typeof userBatchOperations)['createUsers']>

/** Attempts of a batch that somebody else's writes get in the way of. */
const attempts = 3

export const userBatchHandlers: HandlersOf<typeof userBatchOperations> = {
  async createUsers(call) {
    checkOrganisation(call.caller, call.path.id)
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await call.commit((inside) => runBatch(call, inside))
      } catch (error) {
        // An email or a team that changed hands meanwhile: looked at again, it is one row's failure.
        const isRace = error instanceof DuplicateError || error instanceof MissingReferenceError
        if (!isRace || attempt === attempts) throw error
      }
    }
  },
}

async function runBatch(call: BatchCall, inside: Repositories): Promise<UserBatchResult> {
  const { rows } = call.body
  const desk = await openDesk(call, inside)
  const result: UserBatchResult = { created: [], updated: 0, unchanged: 0, failure: null }
  const fresh: New<UserRecord>[] = []
  for (const [at, row] of rows.entries()) {
    try {
      const outcome = await desk(row)
      if (outcome === 'updated' || outcome === 'unchanged') result[outcome] += 1
      else fresh.push(outcome)
    } catch (error) {
      const seen = visibleError(error)
      if (seen.type === 'UNKNOWN') throw error
      result.failure = { row: at, email: row.email, error: seen.toJSON() }
      break
    }
  }
  await inside.within(call.caller.scope).users.insertAll(fresh)
  return { ...result, created: fresh.map(({ id }) => id) }
}

type RowOutcome = New<UserRecord> | 'updated' | 'unchanged'

/** Takes one row after the other. What all of them need is read once. */
async function openDesk(
  { adapters, caller, body, now }: BatchCall,
  inside: Repositories,
): Promise<(row: BatchRow) => Promise<RowOutcome>> {
  const scoped = inside.within(caller.scope)
  await checkReference(scoped.teams, body.team_id, 'team_id')
  const teamId = body.team_id ?? (await defaultTeamId(inside, caller))
  const namesTeam = body.rows.some(({ team }) => team !== undefined && team.trim() !== '')
  const teamNamed = teamsByName(namesTeam ? await scoped.teams.all() : [])
  const known = await knownPeople(inside, caller.user.organisation_id, body.rows)
  const rule = { callerRole: caller.user.role, updatesExisting: body.updates_existing === true }
  const seen = new Set<string>()
  return async (raw) => {
    const { email, team: teamName, ...texts } = checkedRow(raw)
    if (seen.has(email)) throw new DuplicateError('email')
    seen.add(email)
    const named = teamName === '' ? null : foundTeam(teamNamed(teamName), teamName)
    const id = known.get(email)
    if (id === undefined) {
      return { ...newUser(adapters.secrets, email, named?.id ?? teamId, now), ...texts }
    }
    // Reading locks the person; one of another team does not exist to this caller.
    const person = rule.updatesExisting ? await scoped.users.get(id) : null
    if (!person) throw new DuplicateError('email')
    const outcome = knownRowOutcome({ ...texts, teamId: named?.id ?? null }, person, rule)
    if ('refusal' in outcome) throw apiError(outcome.refusal)
    if (Object.keys(outcome.changes).length === 0) return 'unchanged'
    await scoped.users.update(id, outcome.changes)
    return 'updated'
  }
}

/** Ids of the organisation's people by email, whoever may see them: an email is there once. */
async function knownPeople(
  inside: Repositories,
  organisationId: string,
  rows: readonly BatchRow[],
): Promise<ReadonlyMap<string, string>> {
  const emails = rows.map(({ email }) => email.trim().toLowerCase())
  const { users } = inside.within({ organisationId })
  const people = await users.pick(['id', 'email'], { email: emails })
  return new Map(people.map(({ id, email }) => [email, id]))
}

function checkedRow(row: BatchRow): PersonRow {
  const checked = checkValue(personRowSchema, row)
  if ('faults' in checked) throw validationError(checked.faults)
  return checked.data
}

function foundTeam(team: TeamRecord | undefined, name: string): TeamRecord {
  if (team) return team
  const message = `Aucune équipe ne s’appelle « ${name} »`
  throw apiError('REFERENCE', { message, payload: { field: 'team' } })
}

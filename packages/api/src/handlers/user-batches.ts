import { employ } from '../accounts/employ.ts'
import { newUser } from '../accounts/register.ts'
import { recordAct } from '../audit/record-act.ts'
import { checkValue } from '../contract/check-value.ts'
import { emailForms, emailKey } from '../contract/email-forms.ts'
import {
  type BatchRow,
  type PersonRow,
  personRowSchema,
  type UserBatchResult,
} from '../contract/entities/user-batch.ts'
import { apiError } from '../contract/errors.ts'
import type { userBatchOperations } from '../contract/operations/user-batches.ts'
import { hasRole } from '../contract/roles.ts'
import { validationError } from '../contract/validation.ts'
import { phones } from '../phones/server-phones.ts'
import type { TeamRecord, UserRecord } from '../ports/records.ts'
import type { Repositories } from '../ports/repositories.ts'
import { DuplicateError, MissingReferenceError, type New } from '../ports/table.ts'
import type { Call, HandlersOf } from '../call/call.ts'
import { checkPhone, countryOf } from '../call/check-phone.ts'
import { checkOrganisation, checkReference } from '../call/checks.ts'
import { visibleError } from '../call/respond.ts'
import { knownRowOutcome, teamsByName } from '../rules/imported-row.ts'
import { defaultTeamId } from './default-team.ts'

type BatchCall = Call<(typeof userBatchOperations)['createUsers']>

/** How many times a batch is tried when concurrent writes conflict with it. */
const attempts = 3

export const userBatchHandlers: HandlersOf<typeof userBatchOperations> = {
  async createUsers(call) {
    checkOrganisation(call.caller, call.path.id)
    const country = await countryOf(call.repositories, call.caller.scope)
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await call.commit((inside) => runBatch(call, inside, country))
      } catch (error) {
        // In the meantime, another request took the email or deleted the team. The next attempt
        // reports this as an error of the row.
        const isRace = error instanceof DuplicateError || error instanceof MissingReferenceError
        if (!isRace || attempt === attempts) throw error
      }
    }
  },
}

async function runBatch(
  call: BatchCall,
  inside: Repositories,
  country: string,
): Promise<UserBatchResult> {
  const { rows } = call.body
  const importRow = await prepareBatch(call, inside, country)
  const result: UserBatchResult = { created: [], updated: 0, unchanged: 0, failure: null }
  const fresh: New<UserRecord>[] = []
  const created: string[] = []
  for (const [at, row] of rows.entries()) {
    try {
      const outcome = await importRow(row)
      if (typeof outcome === 'string') result[outcome] += 1
      else created.push(outcome.id)
      if (typeof outcome === 'object' && 'fresh' in outcome) fresh.push(outcome.fresh)
    } catch (error) {
      const seen = visibleError(error)
      if (seen.type === 'UNKNOWN') throw error
      result.failure = { row: at, email: row.email, error: seen.toJSON() }
      break
    }
  }
  await inside.within(call.caller.scope).users.insertAll(fresh)
  const count = created.length + result.updated
  if (count > 0) await recordAct(call, inside, { action: 'employees_imported', item_count: count })
  return { ...result, created }
}

/**
 * A new employee: either an account to insert (`fresh`), or an external administrator who becomes
 * an employee.
 */
type Created = { id: string; fresh: New<UserRecord> } | { id: string }
type RowOutcome = Created | 'updated' | 'unchanged'

/** Loads the data that all rows need, and returns a function that processes one row. */
async function prepareBatch(
  { adapters, caller, body, now }: BatchCall,
  inside: Repositories,
  country: string,
): Promise<(row: BatchRow) => Promise<RowOutcome>> {
  const scoped = inside.within(caller.scope)
  await checkReference(scoped.teams, body.team_id, 'team_id')
  const teamId = body.team_id ?? (await defaultTeamId(inside, caller))
  const namesTeam = body.rows.some(({ team }) => team !== undefined && team.trim() !== '')
  const teamNamed = teamsByName(namesTeam ? await scoped.teams.all() : [])
  const known = await knownPeople(inside, caller.user.organisation_id, body.rows)
  const rule = {
    callerRole: caller.user.role,
    updatesExisting: body.updates_existing === true,
    areSamePhones: (one: string, other: string) => phones.areSame(one, other, country),
  }
  const seen = new Set<string>()
  return async (raw) => {
    const { email, team: teamName, ...texts } = checkedRow(raw)
    checkPhone('phone_number', texts.phone_number, country)
    checkPhone('mobile_number', texts.mobile_number, country)
    const key = emailKey(email)
    if (seen.has(key)) throw new DuplicateError('email')
    seen.add(key)
    const named = teamName === '' ? null : foundTeam(teamNamed(teamName), teamName)
    const account = known.get(key)
    if (!account) {
      const blank = newUser(adapters.secrets, {
        email,
        product: caller.user.product,
        teamId: named?.id ?? teamId,
        now,
      })
      return { id: blank.id, fresh: { ...blank, ...texts } }
    }
    const { id, is_external } = account
    // This read locks the row. It does not find people outside the caller's team.
    const person = rule.updatesExisting || is_external ? await scoped.users.get(id) : null
    if (!person) throw new DuplicateError('email')
    if (person.is_external) {
      if (!hasRole(rule.callerRole, person.role)) throw apiError('FORBIDDEN')
      const team = named?.id ?? (person.role === 'admin' ? teamId : person.team_id)
      await employ(scoped, person, { ...texts, team_id: team })
      return { id }
    }
    const outcome = knownRowOutcome({ ...texts, teamId: named?.id ?? null }, person, rule)
    if ('refusal' in outcome) throw apiError(outcome.refusal)
    if (Object.keys(outcome.changes).length === 0) return 'unchanged'
    await scoped.users.update(id, outcome.changes)
    return 'updated'
  }
}

type Known = Pick<UserRecord, 'id' | 'email' | 'is_external'>

/**
 * Loads the organisation's people by `emailKey`, including those that the caller may not see, because an
 * email is unique in the organisation.
 */
async function knownPeople(
  inside: Repositories,
  organisationId: string,
  rows: readonly BatchRow[],
): Promise<ReadonlyMap<string, Known>> {
  const emails = [...new Set(rows.flatMap(({ email }) => emailForms(email)))]
  const { users } = inside.within({ organisationId })
  const people = await users.pick(['id', 'email', 'is_external'], { email: emails })
  return new Map(people.map((person) => [emailKey(person.email), person]))
}

function checkedRow(row: BatchRow): PersonRow {
  const checked = checkValue(personRowSchema, row)
  if ('errors' in checked) throw validationError(checked.errors)
  return checked.data
}

function foundTeam(team: TeamRecord | undefined, name: string): TeamRecord {
  if (team) return team
  const message = `Aucune équipe ne s’appelle « ${name} »`
  throw apiError('REFERENCE', { message, payload: { field: 'team' } })
}

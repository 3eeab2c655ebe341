import { MissingReferenceError, type Scope } from '@org/api'
import { sql, type RawBuilder } from 'kysely'
import { all } from './conditions.ts'

export type TableName =
  | 'users'
  | 'teams'
  | 'templates'
  | 'campaigns'
  | 'media'
  | 'deploy_runs'
  | 'invitations'
  | StockTable
  | CoachingTable

/** Tables of the stock product, whose handlers limit rows to the caller's centres. */
export type StockTable =
  | 'centres'
  | 'suppliers'
  | 'supplier_centres'
  | 'categories'
  | 'products'
  | 'product_codes'
  | 'product_centres'
  | 'praticiens'
  | 'commands'
  | 'command_returns'
  | 'order_events'
  | 'stock_counts'
  | 'stock_count_lines'
  | 'stock_count_entries'
  | 'stock_photos'
  | 'stock_members'

/** Tables of the coaching product. */
export type CoachingTable =
  | 'coaches'
  | 'coaching_tags'
  | 'coaching_media'
  | 'exercices'
  | 'training_sessions'
  | 'training_programs'
  | 'coaching_messages'

/** Tables whose rows belong to a coach, by `owner_id`. */
const ownedTables: ReadonlySet<TableName> = new Set([
  'coaching_media',
  'exercices',
  'training_sessions',
  'training_programs',
])

/**
 * Column that limits a team admin to their team. Tables without one belong to the whole
 * organisation.
 */
const teamColumns: Readonly<Partial<Record<TableName, string>>> = {
  users: 'team_id',
  teams: 'id',
  templates: 'team_id',
  campaigns: 'team_id',
  deploy_runs: 'team_id',
  invitations: 'team_id',
}

/**
 * Matches rows that the scope may read or change. Team admins can read the organisation's
 * templates, but not change them.
 */
export function scopeCondition(
  table: TableName,
  scope: Scope,
  purpose: 'read' | 'change',
): RawBuilder<boolean> {
  const conditions = [sql<boolean>`organisation_id = ${scope.organisationId}`]
  const column = teamColumns[table]
  if (scope.teamId !== undefined && column !== undefined) {
    const isOwn = sql<boolean>`${sql.ref(column)} = ${scope.teamId}`
    const isShared = table === 'templates' && purpose === 'read'
    conditions.push(isShared ? sql<boolean>`(${isOwn} or team_id is null)` : isOwn)
  }
  if (scope.userId !== undefined && table === 'users')
    conditions.push(sql<boolean>`id = ${scope.userId}`)
  if (scope.ownerId !== undefined && ownedTables.has(table))
    conditions.push(sql<boolean>`owner_id = ${scope.ownerId}`)
  return all(conditions)
}

/**
 * Checks that a written row stays within its scope.
 *
 * @throws MissingReferenceError for a team, person or owner outside the scope, which counts as
 * missing
 */
export function checkScope(
  table: TableName,
  { teamId, userId, ownerId }: Scope,
  values: Readonly<Record<string, unknown>>,
): void {
  const isOther = (column: string, own: string) => column in values && values[column] !== own
  const column = teamColumns[table]
  const isOtherTeam = teamId !== undefined && column !== undefined && isOther(column, teamId)
  const isOtherPerson = userId !== undefined && table === 'users' && isOther('id', userId)
  const isOtherOwner =
    ownerId !== undefined && ownedTables.has(table) && isOther('owner_id', ownerId)
  if (isOtherTeam || isOtherPerson || isOtherOwner) throw new MissingReferenceError('team_id')
}

import { createAction } from '@reduxjs/toolkit'

export type EntityChange = 'created' | 'updated' | 'deleted'

/**
 * The server has saved a change to one or more entities of a list. Lists with related data then
 * reload, without depending on the feature that made the change.
 */
export const entityChanged = createAction<{
  /** Name of the list, for example `teams`. */
  entity: string
  change: EntityChange
}>('entities/changed')

/** The changes that make a list reload, by the name of the changed list. */
export type ReloadRules = Readonly<Record<string, readonly EntityChange[]>>

export const everyChange: readonly EntityChange[] = ['created', 'updated', 'deleted']

/** Whether the rules include this change. */
export function isReloadedBy(
  rules: ReloadRules,
  { payload: { entity, change } }: ReturnType<typeof entityChanged>,
): boolean {
  return rules[entity]?.includes(change) ?? false
}

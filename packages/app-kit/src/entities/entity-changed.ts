import { createAction } from '@reduxjs/toolkit'

export type EntityChange = 'created' | 'updated' | 'deleted'

/**
 * The server has saved a change of one or many entities of a list. Lists that show something of them
 * load again, without knowing the feature that changed them.
 */
export const entityChanged = createAction<{
  /** Name of the list, for example `teams`. */
  entity: string
  change: EntityChange
}>('entities/changed')

/** The changes after which a list loads again, by the name of the list that changed. */
export type ReloadRules = Readonly<Record<string, readonly EntityChange[]>>

export const everyChange: readonly EntityChange[] = ['created', 'updated', 'deleted']

/** Whether the rules name this change. */
export function isReloadedBy(
  rules: ReloadRules,
  { payload: { entity, change } }: ReturnType<typeof entityChanged>,
): boolean {
  return rules[entity]?.includes(change) ?? false
}

import type { Draft } from '../documents/draft.ts'

type Changes = ReturnType<Draft['changes']>

/** The collections with the people of a product, who are deactivated rather than removed. */
const people = ['stock_members', 'coaches']

interface Person {
  organisation_id: string
  is_active?: boolean
}

/** Returns the accounts whose access these changes end, with their organisation. */
export function endedAccess(changes: Changes): { organisationId: string; accountId: string }[] {
  return changes.flatMap(({ collection, id, value, former }) => {
    const person = (value ?? former) as Person | null
    const isRemoved = value === null && (collection === 'accounts' || people.includes(collection))
    const isInactive = people.includes(collection) && person?.is_active === false
    if (!person || !(isRemoved || isInactive)) return []
    return [{ organisationId: person.organisation_id, accountId: id }]
  })
}

import type { Where } from '../../contract/filter.ts'

/** Adds the condition that a row has one of these ids. */
export function whereAlso(where: Where, ids: readonly string[]): Where {
  const { id = null } = where
  const wanted = id === null ? null : [id].flat()
  return { ...where, id: ids.filter((one) => wanted === null || wanted.includes(one)) }
}

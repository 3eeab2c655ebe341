import type { Filter } from '@org/api/client'
import type { SelectedRows } from '@org/ui/data-table'
import { useLocation } from 'react-router-dom'

/** Maximum number of products whose labels can be printed at once: one call can load no more. */
export const maxLabels = 500

/** The products that were selected in the list. Passed as navigation state. */
export interface LabelSelection {
  filter: Pick<Filter, 'where' | 'search'>
  /** Ids of products that the filter finds but that were deselected. */
  except: readonly string[]
}

/** Converts the list's selected rows to a selection. */
export function labelSelection({
  isAll,
  ids,
  except,
  query,
}: Pick<SelectedRows<unknown>, 'isAll' | 'ids' | 'except' | 'query'>): LabelSelection {
  if (!isAll) return { filter: { where: { id: [...ids] } }, except: [] }
  const search = query.search.trim()
  return {
    filter: { where: { is_archived: false }, ...(search !== '' && { search }) },
    except,
  }
}

/** Returns the selection with which the page was opened; null without one. */
export function useLabelSelection(): LabelSelection | null {
  const state: unknown = useLocation().state
  const isSelection = typeof state === 'object' && state !== null && 'filter' in state
  return isSelection ? (state as LabelSelection) : null
}

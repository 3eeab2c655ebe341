import { useUnsavedGuard } from '@org/ui/form'
import { useSelector } from 'react-redux'
import { selectIsSaving } from '../operations/operations-slice.ts'

/**
 * While anything is being saved, makes the browser ask before the tab is closed or reloaded: lists
 * show a change before the server has answered.
 */
export function SavingGuard(): null {
  useUnsavedGuard(useSelector(selectIsSaving))
  return null
}

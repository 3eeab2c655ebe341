import { useUnsavedGuard } from '@org/ui/form'
import { useState } from 'react'
import { useAppSelector } from '../state.ts'
import { UserImport } from '../screens/users/import/user-import.tsx'
import { selectHasUserImport, selectUserImport } from '../users/import/import-slice.ts'
import { NoticePlace } from './notice-place.ts'

/**
 * Tells of an import on every page: how far it is, or that it can be resumed. Closing the tab that
 * runs it asks first, since that pauses it.
 */
export function ImportNotice() {
  const hasImport = useAppSelector(selectHasUserImport)
  const { isRunning } = useAppSelector(selectUserImport)
  const [isOpen, setOpen] = useState(false)
  useUnsavedGuard(isRunning)
  if (!hasImport && !isOpen) return null
  return (
    <NoticePlace>
      <UserImport isOpen={isOpen} onOpenChange={setOpen} />
    </NoticePlace>
  )
}

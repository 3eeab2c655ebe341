import { useUnsavedGuard } from '@org/ui/form'
import { useState } from 'react'
import { useAppSelector } from '@org/app-kit'
import { UserImport } from './dialog/employee-import.tsx'
import { selectHasUserImport, selectUserImport } from './import-slice.ts'
import { NoticePlace } from '#shared/notice-place.ts'

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

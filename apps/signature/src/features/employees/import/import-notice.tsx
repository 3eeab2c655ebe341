import { useUnsavedGuard } from '@org/ui/form'
import { useState } from 'react'
import { useAppSelector } from '@org/app-kit'
import { EmployeeImport } from './dialog/employee-import.tsx'
import { selectHasEmployeeImport, selectEmployeeImport } from './import-slice.ts'
import { NoticePlace } from '#shared/notice-place.ts'

/**
 * Shows a running or paused import on every page. The tab that runs the import asks for
 * confirmation before it closes, because closing pauses the import.
 */
export function ImportNotice() {
  const hasImport = useAppSelector(selectHasEmployeeImport)
  const { isRunning } = useAppSelector(selectEmployeeImport)
  const [isOpen, setOpen] = useState(false)
  useUnsavedGuard(isRunning)
  if (!hasImport && !isOpen) return null
  return (
    <NoticePlace>
      <EmployeeImport isOpen={isOpen} onOpenChange={setOpen} />
    </NoticePlace>
  )
}

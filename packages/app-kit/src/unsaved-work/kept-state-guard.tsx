import { ResumedWork } from './resumed-work.tsx'
import { UnsavedWork } from './unsaved-work.tsx'
import type { KeptStatus } from './use-kept-state.ts'

export interface KeptStateGuardProps {
  kept: KeptStatus
  /** Whether leaving would end something, such as an upload, even if nothing is unsaved. */
  isBusy?: boolean
}

/**
 * Protects the unsaved work of `useKeptState`, and tells the user when it is from an earlier visit.
 */
export function KeptStateGuard({
  kept: { isDirty, isResumed, isOlder, acknowledge, drop, discard },
  isBusy = false,
}: KeptStateGuardProps) {
  return (
    <>
      {isResumed && <ResumedWork isOlder={isOlder} onContinue={acknowledge} onDrop={drop} />}
      <UnsavedWork isDirty={isDirty || isBusy} onLeave={discard} />
    </>
  )
}

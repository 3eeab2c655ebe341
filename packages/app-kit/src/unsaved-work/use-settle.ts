import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { KeptStatus } from './use-kept-state.ts'

interface Target {
  path: string
  replace: boolean
}

/**
 * Returns a function that discards the copy of an editor's work in this browser, then leaves the
 * editor. The leave guard does not ask, because there is no unsaved work any more.
 */
export function useSettle({ isDirty, discard }: Pick<KeptStatus, 'isDirty' | 'discard'>) {
  const navigate = useNavigate()
  const [target, setTarget] = useState<Target | null>(null)
  const isReady = target !== null && !isDirty
  const leave = useEffectEvent(() => {
    if (!target) return
    void navigate(target.path, { replace: target.replace, state: { keepsWork: true } })
  })
  useEffect(() => {
    if (isReady) leave()
  }, [isReady])
  return (path: string, replace: boolean) => {
    discard()
    setTarget({ path, replace })
  }
}

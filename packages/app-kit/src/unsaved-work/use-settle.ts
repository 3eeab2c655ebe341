import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { KeptStatus } from './use-kept-state.ts'

interface Target {
  path: string
  replace: boolean
}

/**
 * Returns a function that leaves an editor once the copy of its work in this browser is gone, so that the
 * leave guard asks nothing.
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

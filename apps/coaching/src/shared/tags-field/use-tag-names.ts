import type { CoachingTag } from '@org/api/client'
import { useLoaded } from '@org/app-kit'
import { useCallback } from 'react'
import { useCoachingPorts } from '../ports/coaching-ports.ts'

/** Loads the names of the studio's sports or equipment; none until they are loaded. */
export function useTagNames(kind: CoachingTag['kind']): readonly string[] {
  const { tags } = useCoachingPorts()
  const { loaded } = useLoaded(
    useCallback(
      async (signal: AbortSignal) => {
        const { data } = await tags.getAll(kind, { limit: 500 }, { signal })
        return data.map(({ name }) => name)
      },
      [tags, kind],
    ),
  )
  return loaded && 'data' in loaded ? loaded.data : none
}

const none: readonly string[] = []

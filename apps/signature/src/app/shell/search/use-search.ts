import type { SearchResult } from '@org/api/client'
import { failureText, selectAuth, useApi, useAppSelector } from '@org/app-kit'
import { useEffect, useState } from 'react'

/** Delay in milliseconds between the last keystroke and the search. */
const pause = 250

/** The results, or why the search failed; null while searching. */
export type Found = { data: SearchResult } | { error: string } | null

/** Searches the server once the user stops typing; a new search aborts the previous one. */
export function useSearch(words: string): Found {
  const client = useApi()
  const organisationId = useAppSelector(selectAuth)?.organisation_id
  const [answer, setAnswer] = useState<{ words: string; found: Found }>({ words: '', found: null })
  useEffect(() => {
    if (words === '' || organisationId === undefined) return
    const controller = new AbortController()
    const { signal } = controller
    const show = (found: Found) => {
      if (!signal.aborted) setAnswer({ words, found })
    }
    const timer = setTimeout(() => {
      client
        .call('searchEverything', { path: { id: organisationId }, query: { words } }, { signal })
        .then(
          (data) => show({ data }),
          (error: unknown) => show({ error: failureText(error, 'load') }),
        )
    }, pause)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [client, organisationId, words])
  return answer.words === words ? answer.found : null
}

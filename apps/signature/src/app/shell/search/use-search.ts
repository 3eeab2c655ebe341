import type { SearchResult } from '@org/api/client'
import { failureText, selectAuth, useApi, useAppSelector } from '@org/app-kit'
import { useEffect, useState } from 'react'

/** Milliseconds without a key after which the words are looked for. */
const pause = 250

/** What was found for the words, or why nothing was; null while the answer is on its way. */
export type Found = { data: SearchResult } | { error: string } | null

/** Looks for words on the server once the typing rests; newer words give an older question up. */
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

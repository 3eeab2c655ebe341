import type { ReactNode } from 'react'
import { NotFound } from '../message-page/dead-ends.tsx'
import { Page } from '../page/page.styles.ts'
import { LoadedPart } from './loaded-part.tsx'
import type { Loaded } from './use-loaded.ts'

export interface LoadedPageProps<Answer> {
  loaded: Loaded<Answer>
  onRetry: () => void
  children: (answer: Answer) => ReactNode
}

/**
 * Renders a page once its data is loaded; otherwise a loading state, the error or the not-found
 * page.
 */
export function LoadedPage<Answer>({ loaded, onRetry, children }: LoadedPageProps<Answer>) {
  if (loaded && 'data' in loaded) return children(loaded.data)
  if (loaded?.isMissing) return <NotFound />
  return (
    <Page>
      <LoadedPart loaded={loaded} onRetry={onRetry}>
        {children}
      </LoadedPart>
    </Page>
  )
}

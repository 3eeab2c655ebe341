import { lazy, Suspense, type ReactElement } from 'react'

const DocsPage = lazy(async () => {
  const { DocsPage: Page } = await import('./docs-page.tsx')
  return { default: Page }
})

/** The docs page, loaded on demand so that stories do not load its blocks. */
export function LazyDocsPage(): ReactElement {
  return (
    <Suspense>
      <DocsPage />
    </Suspense>
  )
}

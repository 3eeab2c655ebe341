import { lazy, Suspense, type ReactElement } from 'react'

const DocsPage = lazy(async () => {
  const { DocsPage: Page } = await import('./docs-page.tsx')
  return { default: Page }
})

/** The docs page, whose blocks no story has to load. */
export function LazyDocsPage(): ReactElement {
  return (
    <Suspense>
      <DocsPage />
    </Suspense>
  )
}

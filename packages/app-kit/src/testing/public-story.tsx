import { type ComponentType, useMemo, useState } from 'react'
import { AddressProvider } from '../address/address.ts'
import { pageEnvironment, PageEnvironmentProvider } from '../provider/page-environment.tsx'
import { memorySessionStorage } from '../session/session-storage.ts'

interface PublicStoryProps {
  Page: ComponentType
  /** Address at which the page opens, with its query. */
  path: string
}

/** A page that needs no store, at an address that the story keeps in memory. */
function PublicStory({ Page, path }: PublicStoryProps) {
  const [href, setHref] = useState(path)
  const [environment] = useState(() =>
    pageEnvironment('/api', memorySessionStorage(), { repeatsLost: false }),
  )
  const address = useMemo(() => {
    const { pathname, search } = new URL(href, 'https://story.example')
    return { pathname, search, navigate: setHref }
  }, [href])
  return (
    <PageEnvironmentProvider environment={environment}>
      <AddressProvider value={address}>
        <Page />
      </AddressProvider>
    </PageEnvironmentProvider>
  )
}

/**
 * Returns the annotations of a story that shows a page without a store. A story overrides the
 * address with `parameters: { path }`.
 */
export const publicStory = (Page: ComponentType, { path }: { path: string }) => ({
  parameters: { layout: 'fullscreen', path },
  render: (_: unknown, { parameters }: { parameters: Record<string, unknown> }) => (
    <PublicStory Page={Page} path={String(parameters['path'])} />
  ),
})

import { BannerMessage, Button, Skeleton } from '@org/ui/primitives'
import type { ReactNode } from 'react'
import { MissingPage, type MissingPageProps } from '../page/missing-page.tsx'
import { PageTitle } from '../page/page-title.tsx'
import { Help, Page } from '../page/page.styles.ts'
import { failureHelp } from '../store/failure-help.ts'
import type { Opened } from './use-opened.ts'
import { pageTexts } from '../texts/page-texts.ts'

export interface OpenedPageProps<Item> {
  opened: Opened<Item>
  /** Title of the browser's tab until the entry is loaded. */
  title: string
  /** What the page shows if the entry does not exist. */
  missing: MissingPageProps
  children: (item: Item) => ReactNode
}

/**
 * The page of an entry that `useOpened` loads. Until the entry is loaded, shows a loading state or
 * the error, or `missing` if the entry does not exist.
 */
export function OpenedPage<Item>({ opened, title, missing, children }: OpenedPageProps<Item>) {
  const { item, loaded, retry } = opened
  if (item) return <Page>{children(item)}</Page>
  return (
    <Page>
      <PageTitle title={title} />
      {loaded && 'error' in loaded ? (
        loaded.isMissing ? (
          <MissingPage {...missing} />
        ) : (
          <BannerMessage
            tone="danger"
            title={pageTexts.pageFailed}
            actions={<Button onPress={retry}>{pageTexts.retry}</Button>}
          >
            {loaded.error}
            <Help>{failureHelp(loaded.error, 'load')}</Help>
          </BannerMessage>
        )
      ) : (
        <Skeleton lines={5} height="28px" label={pageTexts.loading} />
      )}
    </Page>
  )
}

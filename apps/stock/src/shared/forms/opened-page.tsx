import { failureHelp } from '@org/app-kit'
import { Help, MissingPage, Page, type MissingPageProps } from '@org/app-kit/pages'
import { PageTitle } from '@org/app-kit/public'
import { BannerMessage, Button, Skeleton } from '@org/ui/primitives'
import type { ReactNode } from 'react'
import type { Opened } from '../lists/use-opened.ts'
import { paths } from '../paths.ts'
import { texts } from '../texts.ts'

export interface OpenedPageProps<Item> {
  opened: Opened<Item>
  /** Title of the browser's tab until the entry is loaded. */
  title: string
  /** What the page shows if the entry does not exist. */
  missing: Pick<MissingPageProps, 'title' | 'list'>
  children: (item: Item) => ReactNode
}

/** The page of an entry of `useOpened`; until it is loaded, a loading state or the error. */
export function OpenedPage<Item>({ opened, title, missing, children }: OpenedPageProps<Item>) {
  const { item, loaded, retry } = opened
  if (item) return <Page>{children(item)}</Page>
  return (
    <Page>
      <PageTitle title={title} />
      {loaded && 'error' in loaded ? (
        loaded.isMissing ? (
          <MissingPage {...missing} homePath={paths.home} />
        ) : (
          <BannerMessage
            tone="danger"
            title={texts.pageFailed}
            actions={<Button onPress={retry}>{texts.retry}</Button>}
          >
            {loaded.error}
            <Help>{failureHelp(loaded.error, 'load')}</Help>
          </BannerMessage>
        )
      ) : (
        <Skeleton lines={5} height="28px" label={texts.loading} />
      )}
    </Page>
  )
}

import { BannerMessage, Button, Skeleton } from '@org/ui/primitives'
import type { ReactNode } from 'react'
import type { ListState } from '../lists/list-state.ts'
import { failureHelp } from '../store/failure-help.ts'
import { pageTexts } from '../texts/page-texts.ts'
import { Help } from './page.styles.ts'

export interface ListGateProps {
  list: Pick<ListState<unknown>, 'loaded' | 'error'>
  onRetry: () => void
  children: ReactNode
}

/**
 * Renders a list's contents once they are loaded, and a loading state until then. The error of a
 * failed load is shown above the contents, or in place of the loading state.
 */
export function ListGate({ list, onRetry, children }: ListGateProps) {
  return (
    <>
      {list.error !== null && (
        <BannerMessage
          tone="danger"
          title={pageTexts.listFailed}
          actions={<Button onPress={onRetry}>{pageTexts.retry}</Button>}
        >
          {list.error}
          <Help>{failureHelp(list.error, 'load')}</Help>
        </BannerMessage>
      )}
      {list.loaded && children}
      {!list.loaded && list.error === null && (
        <Skeleton lines={5} height="28px" label={pageTexts.loading} />
      )}
    </>
  )
}

import { failureHelp, type ListState } from '@org/app-kit'
import { BannerMessage, Button, Skeleton } from '@org/ui/primitives'
import type { ReactNode } from 'react'
import { texts } from './texts.ts'
import { Help } from './page.styles.ts'

export interface ListGateProps {
  list: Pick<ListState<unknown>, 'loaded' | 'error'>
  onRetry: () => void
  children: ReactNode
}

/** Renders a list's contents once loaded; until then, a loading state or the error. */
export function ListGate({ list, onRetry, children }: ListGateProps) {
  return (
    <>
      {list.error !== null && (
        <BannerMessage
          tone="danger"
          title={texts.listFailed}
          actions={<Button onPress={onRetry}>{texts.retry}</Button>}
        >
          {list.error}
          <Help>{failureHelp(list.error, 'load')}</Help>
        </BannerMessage>
      )}
      {list.loaded && children}
      {!list.loaded && list.error === null && (
        <Skeleton lines={5} height="28px" label={texts.loading} />
      )}
    </>
  )
}

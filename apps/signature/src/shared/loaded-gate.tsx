import { failureHelp, type Loaded } from '@org/app-kit'
import { Help } from '@org/app-kit/pages'
import { BannerMessage, Button, Skeleton } from '@org/ui/primitives'
import type { ReactNode } from 'react'
import { texts } from './texts.ts'

export interface LoadedGateProps<Answer> {
  loaded: Loaded<Answer>
  onRetry: () => void
  children: (answer: Answer) => ReactNode
}

/** Renders a result of `useLoaded` once loaded; until then, a loading state or the error. */
export function LoadedGate<Answer>({ loaded, onRetry, children }: LoadedGateProps<Answer>) {
  if (loaded === null) return <Skeleton lines={3} height="28px" label={texts.loading} />
  if ('data' in loaded) return children(loaded.data)
  return (
    <BannerMessage
      tone="danger"
      title={texts.listFailed}
      actions={<Button onPress={onRetry}>{texts.retry}</Button>}
    >
      {loaded.error}
      <Help>{failureHelp(loaded.error, 'load')}</Help>
    </BannerMessage>
  )
}

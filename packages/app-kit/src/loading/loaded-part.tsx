import { BannerMessage, Button, Skeleton } from '@org/ui/primitives'
import type { ReactNode } from 'react'
import { Help } from '../page/page.styles.ts'
import { failureHelp } from '../store/failure-help.ts'
import { pageTexts as texts } from '../texts/page-texts.ts'
import type { Loaded } from './use-loaded.ts'

export interface LoadedPartProps<Answer> {
  loaded: Loaded<Answer>
  onRetry: () => void
  /** Shown if the requested item does not exist. */
  missing?: ReactNode
  children: (answer: Answer) => ReactNode
}

/** Renders a part of the page once its data is loaded; until then, a loading state or the error. */
export function LoadedPart<Answer>({
  loaded,
  onRetry,
  missing,
  children,
}: LoadedPartProps<Answer>) {
  if (loaded === null) return <Skeleton lines={5} height="28px" label={texts.loading} />
  if ('data' in loaded) return children(loaded.data)
  if (loaded.isMissing && missing !== undefined) return missing
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

import { BannerMessage, Button, Skeleton } from '@org/ui/primitives'
import { publicTexts } from '../texts/public-texts.ts'
import { type Retry, useRetry } from '../retry/use-retry.ts'

export interface PartLoadingProps {
  /** Number of placeholder bars, each as high as a control. Default 3. */
  lines?: number
}

/** Placeholder for a part of a page while its code loads, about as large as the part. */
export function PartLoading({ lines = 3 }: PartLoadingProps) {
  return <Skeleton lines={lines} height="var(--ph-size-control)" label={publicTexts.loading} />
}

/** Says that the code of a part could not be loaded; the rest of the page keeps working. */
export function PartFailed({ retry }: { retry: Retry }) {
  const { isTrying, isUnreachable, tryAgain } = useRetry(retry)
  return (
    <BannerMessage
      tone="danger"
      title={publicTexts.partFailed}
      actions={
        <Button isLoading={isTrying} onPress={() => void tryAgain()}>
          {publicTexts.retry}
        </Button>
      }
    >
      {isUnreachable && `${publicTexts.stillUnreachable} `}
      {publicTexts.loadFailedHelp}
    </BannerMessage>
  )
}

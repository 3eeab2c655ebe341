import { BannerMessage, Button, Skeleton } from '@org/ui/primitives'
import { publicTexts } from './public-texts.ts'
import { type Retry, useRetry } from './use-retry.ts'

export interface PartLoadingProps {
  /** Bars as high as a control; about as many as the part has. Three by default. */
  lines?: number
}

/** While the code of a part of the page is on its way: about the place that the part will take. */
export function PartLoading({ lines = 3 }: PartLoadingProps) {
  return <Skeleton lines={lines} height="var(--ph-size-control)" label={publicTexts.loading} />
}

/** The code of a part of the page did not come; the rest of the page goes on working. */
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

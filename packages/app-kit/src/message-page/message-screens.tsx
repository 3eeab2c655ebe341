import { Button, ProgressIndicator } from '@org/ui/primitives'
import { PageTitle } from '../page/page-title.tsx'
import { type Retry, useRetry } from '../retry/use-retry.ts'
import { publicTexts } from '../texts/public-texts.ts'
import { MessagePage, type MessagePageProps } from './message-page.tsx'
import { Actions, Waiting } from './message-screens.styles.ts'

/** A page with only a message; also sets the document title. */
export function Message(props: MessagePageProps) {
  return (
    <>
      <PageTitle title={props.title} />
      <MessagePage {...props} />
    </>
  )
}

/** Shown in place of a screen that crashed. */
export function Crashed({ retry }: { retry: () => void }) {
  return (
    <Message
      title={publicTexts.crashed}
      actions={<Button onPress={retry}>{publicTexts.retry}</Button>}
    >
      {publicTexts.crashedHelp}
    </Message>
  )
}

/**
 * Shown when a page's code could not be loaded: the network is down, or the server has a newer
 * version.
 */
export function PageFailed({ retry }: { retry: Retry }) {
  const { isTrying, isUnreachable, tryAgain } = useRetry(retry)
  return (
    <Message
      title={publicTexts.loadFailed}
      actions={
        <Actions>
          <Button variant="primary" isLoading={isTrying} onPress={() => void tryAgain()}>
            {publicTexts.retry}
          </Button>
          <Button onPress={() => window.location.reload()}>{publicTexts.reload}</Button>
        </Actions>
      }
    >
      <output>{isUnreachable && `${publicTexts.stillUnreachable} `}</output>
      {publicTexts.loadFailedHelp} {publicTexts.reloadHelp}
    </Message>
  )
}

/** Shown while a page's code or data loads. */
export function PageLoading() {
  return (
    <Waiting>
      <ProgressIndicator size="big" label={publicTexts.loading} />
    </Waiting>
  )
}

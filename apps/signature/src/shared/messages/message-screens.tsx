import { MessagePage, type MessagePageProps } from '@org/app-kit/public'
import { Button, Link, ProgressIndicator } from '@org/ui/primitives'
import { paths } from '../paths.ts'
import { pagesTexts, publicTexts } from '../public-texts.ts'
import { PageTitle } from '../page-title.tsx'
import { type Retry, useRetry } from '../use-retry.ts'
import { Actions, Waiting } from './message-screens.styles.ts'

const home = (
  <Link href={paths.landing} appearance="secondary">
    {pagesTexts.backHome}
  </Link>
)

/** A page that has only something to say, with its title in the browser's tab. */
export function Message(props: MessagePageProps) {
  return (
    <>
      <PageTitle title={props.title} />
      <MessagePage {...props} />
    </>
  )
}

/** Any address that leads nowhere. */
export function NotFound() {
  return (
    <Message title={pagesTexts.notFound} actions={home}>
      {pagesTexts.notFoundHelp}
    </Message>
  )
}

/** Where a route leads whose access rule the person does not meet. */
export function Forbidden() {
  return (
    <Message title={pagesTexts.forbidden} actions={home}>
      {pagesTexts.forbiddenHelp}
    </Message>
  )
}

/** A screen that crashed. */
export function Crashed({ retry }: { retry: () => void }) {
  return (
    <Message
      title={pagesTexts.crashed}
      actions={<Button onPress={retry}>{publicTexts.retry}</Button>}
    >
      {pagesTexts.crashedHelp}
    </Message>
  )
}

/** The code of a page did not come: the network is away, or this server has a newer version by now. */
export function PageFailed({ retry }: { retry: Retry }) {
  const { isTrying, isUnreachable, tryAgain } = useRetry(retry)
  return (
    <Message
      title={pagesTexts.loadFailed}
      actions={
        <Actions>
          <Button variant="primary" isLoading={isTrying} onPress={() => void tryAgain()}>
            {publicTexts.retry}
          </Button>
          <Button onPress={() => window.location.reload()}>{pagesTexts.reload}</Button>
        </Actions>
      }
    >
      <output>{isUnreachable && `${publicTexts.stillUnreachable} `}</output>
      {publicTexts.loadFailedHelp} {pagesTexts.reloadHelp}
    </Message>
  )
}

/** While a page's code or data is on its way. */
export function PageLoading() {
  return (
    <Waiting>
      <ProgressIndicator size="big" label={publicTexts.loading} />
    </Waiting>
  )
}

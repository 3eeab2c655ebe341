import { MessagePage, type MessagePageProps } from '@org/app-kit/public'
import { Button, Link, ProgressIndicator } from '@org/ui/primitives'
import { paths } from '../../shell/paths.ts'
import { common } from '../../texts/common.ts'
import { pages } from '../../texts/pages.ts'
import { PageTitle } from '../shared/page-title.tsx'
import { type Retry, useRetry } from '../shared/use-retry.ts'
import { Actions, Waiting } from './message-screens.styles.ts'

const home = (
  <Link href={paths.landing} appearance="secondary">
    {pages.backHome}
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
    <Message title={pages.notFound} actions={home}>
      {pages.notFoundHelp}
    </Message>
  )
}

/** Where a route leads whose access rule the person does not meet. */
export function Forbidden() {
  return (
    <Message title={pages.forbidden} actions={home}>
      {pages.forbiddenHelp}
    </Message>
  )
}

/** A screen that crashed. */
export function Crashed({ retry }: { retry: () => void }) {
  return (
    <Message title={pages.crashed} actions={<Button onPress={retry}>{common.retry}</Button>}>
      {pages.crashedHelp}
    </Message>
  )
}

/** The code of a page did not come: the network is away, or this server has a newer version by now. */
export function PageFailed({ retry }: { retry: Retry }) {
  const { isTrying, isUnreachable, tryAgain } = useRetry(retry)
  return (
    <Message
      title={pages.loadFailed}
      actions={
        <Actions>
          <Button variant="primary" isLoading={isTrying} onPress={() => void tryAgain()}>
            {common.retry}
          </Button>
          <Button onPress={() => window.location.reload()}>{pages.reload}</Button>
        </Actions>
      }
    >
      <output>{isUnreachable && `${common.stillUnreachable} `}</output>
      {common.loadFailedHelp} {pages.reloadHelp}
    </Message>
  )
}

/** While a page's code or data is on its way. */
export function PageLoading() {
  return (
    <Waiting>
      <ProgressIndicator size="big" label={common.loading} />
    </Waiting>
  )
}

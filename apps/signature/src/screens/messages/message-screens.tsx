import { MessagePage, type MessagePageProps, restoreRequested } from '@org/app-kit'
import { Button, Link, ProgressIndicator } from '@org/ui/primitives'
import { paths } from '../../shell/paths.ts'
import { useAppDispatch } from '../../state.ts'
import { texts } from '../../texts.ts'
import { failureHelp } from '../shared/failure-help.ts'
import { PageTitle } from '../shared/page-title.tsx'
import { Help } from '../shared/page.styles.ts'
import { Waiting } from './message-screens.styles.ts'

const home = (
  <Link href={paths.landing} appearance="secondary">
    {texts.pages.backHome}
  </Link>
)

function Message(props: MessagePageProps) {
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
    <Message title={texts.pages.notFound} actions={home}>
      {texts.pages.notFoundHelp}
    </Message>
  )
}

/** Where a route leads whose access rule the person does not meet. */
export function Forbidden() {
  return (
    <Message title={texts.pages.forbidden} actions={home}>
      {texts.pages.forbiddenHelp}
    </Message>
  )
}

/** A screen that crashed. */
export function Crashed({ retry }: { retry: () => void }) {
  return (
    <Message title={texts.pages.crashed} actions={<Button onPress={retry}>{texts.retry}</Button>}>
      {texts.pages.crashedHelp}
    </Message>
  )
}

/** The stored session could not be loaded because the server was not reached. */
export function Unreachable({ message }: { message: string }) {
  const dispatch = useAppDispatch()
  return (
    <Message
      title={texts.pages.unreachable}
      actions={<Button onPress={() => dispatch(restoreRequested())}>{texts.retry}</Button>}
    >
      {message}
      <Help>{failureHelp(message)}</Help>
    </Message>
  )
}

/** While a page's data is on its way. */
export function PageLoading() {
  return (
    <Waiting>
      <ProgressIndicator size="big" label={texts.loading} />
    </Waiting>
  )
}

import { Button } from '@org/ui/primitives'
import { Help } from '../page/page.styles.ts'
import { restoreRequested } from '../session/session-slice.ts'
import { failureHelp } from '../store/failure-help.ts'
import { useAppDispatch } from '../store/hooks.ts'
import { pageTexts } from '../texts/page-texts.ts'
import { Message } from './message-screens.tsx'

/** Shown when the stored session could not be loaded because the server is unreachable. */
export function Unreachable({ message }: { message: string }) {
  const dispatch = useAppDispatch()
  return (
    <Message
      title={pageTexts.unreachable}
      actions={<Button onPress={() => dispatch(restoreRequested())}>{pageTexts.retry}</Button>}
    >
      {message}
      <Help>{failureHelp(message, 'load')}</Help>
    </Message>
  )
}

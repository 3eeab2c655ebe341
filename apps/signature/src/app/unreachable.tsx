import { failureHelp, restoreRequested, useAppDispatch } from '@org/app-kit'
import { Button } from '@org/ui/primitives'
import { texts } from '#shared/texts.ts'
import { Help } from '#shared/page.styles.ts'
import { Message } from '#shared/messages/message-screens.tsx'

/** Shown when the stored session could not be loaded because the server is unreachable. */
export function Unreachable({ message }: { message: string }) {
  const dispatch = useAppDispatch()
  return (
    <Message
      title={texts.unreachable}
      actions={<Button onPress={() => dispatch(restoreRequested())}>{texts.retry}</Button>}
    >
      {message}
      <Help>{failureHelp(message, 'load')}</Help>
    </Message>
  )
}

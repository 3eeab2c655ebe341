import { failureHelp, restoreRequested } from '@org/app-kit'
import { Button } from '@org/ui/primitives'
import { useAppDispatch } from '../../state.ts'
import { texts } from '../../texts.ts'
import { Help } from '../shared/page.styles.ts'
import { Message } from './message-screens.tsx'

/** The stored session could not be loaded because the server was not reached. */
export function Unreachable({ message }: { message: string }) {
  const dispatch = useAppDispatch()
  return (
    <Message
      title={texts.pages.unreachable}
      actions={<Button onPress={() => dispatch(restoreRequested())}>{texts.retry}</Button>}
    >
      {message}
      <Help>{failureHelp(message, 'load')}</Help>
    </Message>
  )
}

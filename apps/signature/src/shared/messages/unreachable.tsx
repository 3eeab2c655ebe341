import { failureHelp, restoreRequested, useAppDispatch } from '@org/app-kit'
import { Button } from '@org/ui/primitives'
import { texts } from '../texts.ts'
import { pagesTexts } from '../public-texts.ts'
import { Help } from '../page.styles.ts'
import { Message } from './message-screens.tsx'

/** Shown when the stored session could not be loaded because the server is unreachable. */
export function Unreachable({ message }: { message: string }) {
  const dispatch = useAppDispatch()
  return (
    <Message
      title={pagesTexts.unreachable}
      actions={<Button onPress={() => dispatch(restoreRequested())}>{texts.retry}</Button>}
    >
      {message}
      <Help>{failureHelp(message, 'load')}</Help>
    </Message>
  )
}

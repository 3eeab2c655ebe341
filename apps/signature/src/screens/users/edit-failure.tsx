import { failureHelp } from '@org/app-kit'
import { BannerMessage, Button } from '@org/ui/primitives'
import { texts } from '../../texts.ts'
import { MissingNotice } from '../shared/missing-notice.tsx'
import { Help } from '../shared/page.styles.ts'
import type { EditedUser } from './use-edited-user.ts'

/** Why the form of the employee in the address is not open. */
export function EditFailure({
  failure,
  retry,
  close,
}: Pick<EditedUser, 'failure' | 'retry' | 'close'>) {
  if (failure === null) return null
  if (failure.isMissing) return <MissingNotice title={texts.users.notFound} onBack={close} />
  return (
    <BannerMessage
      tone="danger"
      title={texts.users.notLoaded}
      actions={<Button onPress={retry}>{texts.retry}</Button>}
    >
      {failure.error}
      <Help>{failureHelp(failure.error, 'load')}</Help>
    </BannerMessage>
  )
}

import { failureHelp } from '@org/app-kit'
import { Help } from '@org/app-kit/pages'
import { BannerMessage, Button } from '@org/ui/primitives'
import { employeesTexts } from '../texts.ts'
import { texts } from '#shared/texts.ts'
import { MissingNotice } from '#shared/missing-notice.tsx'
import type { EditedEmployee } from './use-edited-employee.ts'

/** Explains why the employee whose id is in the address could not be opened. */
export function EditFailure({
  failure,
  retry,
  close,
}: Pick<EditedEmployee, 'failure' | 'retry' | 'close'>) {
  if (failure === null) return null
  if (failure.isMissing) return <MissingNotice title={employeesTexts.notFound} onBack={close} />
  return (
    <BannerMessage
      tone="danger"
      title={employeesTexts.notLoaded}
      actions={<Button onPress={retry}>{texts.retry}</Button>}
    >
      {failure.error}
      <Help>{failureHelp(failure.error, 'load')}</Help>
    </BannerMessage>
  )
}

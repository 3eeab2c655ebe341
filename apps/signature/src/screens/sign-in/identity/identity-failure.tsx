import { selectIdentity } from '@org/app-kit'
import { BannerMessage } from '@org/ui/primitives'
import { useAppSelector } from '../../../state.ts'
import { texts } from '../../../texts.ts'
import { failureHelp } from '../../shared/failure-help.ts'

/** Why the last sign-in by the identity service failed; nothing while none has. */
export function IdentityFailureMessage() {
  const { failure } = useAppSelector(selectIdentity)
  if (!failure) return null
  const isOfApi = failure.by === 'api'
  return (
    <BannerMessage tone="danger" title={texts.identity.failed}>
      {isOfApi ? failure.message : texts.identity.errors[failure.code]}{' '}
      {isOfApi && failureHelp(failure.message)}
    </BannerMessage>
  )
}

import { failureHelp, selectIdentity, useAppSelector } from '@org/app-kit'
import { BannerMessage } from '@org/ui/primitives'
import { identityTexts } from './texts.ts'

/** Says why the last sign-in through the identity service failed; renders nothing otherwise. */
export function IdentityFailureMessage() {
  const { failure } = useAppSelector(selectIdentity)
  if (!failure) return null
  const isOfApi = failure.by === 'api'
  return (
    <BannerMessage tone="danger" title={identityTexts.failed}>
      {isOfApi ? failure.message : identityTexts.errors[failure.code]}{' '}
      {isOfApi && failureHelp(failure.message, 'sign-in')}
    </BannerMessage>
  )
}

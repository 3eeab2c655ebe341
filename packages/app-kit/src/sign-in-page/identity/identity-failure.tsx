import { BannerMessage } from '@org/ui/primitives'
import { selectIdentity } from '../../identity/identity-slice.ts'
import { useEnvironment } from '../../provider/environment-context.tsx'
import { failureHelp } from '../../store/failure-help.ts'
import { useAppSelector } from '../../store/hooks.ts'
import { identityOnlyTexts, identityTexts } from './texts.ts'

/**
 * Says why the last sign-in through the identity service failed; renders nothing otherwise.
 *
 * @param title the product's title for a failed sign-in
 */
export function IdentityFailureMessage({ title }: { title: string }) {
  const { failure } = useAppSelector(selectIdentity)
  const { isIdentityOnly } = useEnvironment()
  if (!failure) return null
  if (failure.by === 'api')
    return (
      <BannerMessage tone="danger" title={title}>
        {failure.message} {failureHelp(failure.message, 'sign-in')}
      </BannerMessage>
    )
  const isRefused = failure.code === 'refused' && isIdentityOnly
  return (
    <BannerMessage tone="danger" title={title}>
      {isRefused ? identityOnlyTexts.refused : identityTexts.errors[failure.code]}
    </BannerMessage>
  )
}

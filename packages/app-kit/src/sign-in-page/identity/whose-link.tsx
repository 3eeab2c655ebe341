import { linkOpened, selectIdentity } from '../../identity/identity-slice.ts'
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts'
import type { SignInWording } from '../texts.ts'
import { AddressStep } from './address-step.tsx'
import { identityTexts } from './texts.ts'

/**
 * Shown for a link opened in a browser that has not requested it: asks for the address to which it
 * was sent, as proof of ownership.
 */
export function WhoseLink({ url, wording }: { url: string; wording: SignInWording }) {
  const dispatch = useAppDispatch()
  const { busy } = useAppSelector(selectIdentity)
  return (
    <AddressStep
      heading={<h1>{identityTexts.whoseLink}</h1>}
      help={identityTexts.whoseLinkHelp}
      submit={identityTexts.confirm}
      isLoading={busy === 'sign-in'}
      onSubmit={(email) => dispatch(linkOpened({ url, email }))}
      wording={wording}
    />
  )
}

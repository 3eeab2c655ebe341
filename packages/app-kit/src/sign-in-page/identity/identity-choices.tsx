import { Button } from '@org/ui/primitives'
import { accountRequested, selectIdentity, stepSelected } from '../../identity/identity-slice.ts'
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts'
import { Choices } from './identity.styles.ts'
import { identityTexts } from './texts.ts'

/** Buttons that sign in with a third-party account or an email link. */
export function IdentityChoices() {
  const dispatch = useAppDispatch()
  const { busy } = useAppSelector(selectIdentity)
  return (
    <Choices>
      <Button
        isWide
        isLoading={busy === 'account' || busy === 'sign-in'}
        loadingLabel={identityTexts.accountWaiting}
        onPress={() => dispatch(accountRequested())}
      >
        {identityTexts.account}
      </Button>
      <Button isWide onPress={() => dispatch(stepSelected('link'))}>
        {identityTexts.link}
      </Button>
    </Choices>
  )
}

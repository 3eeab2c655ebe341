import { accountRequested, selectIdentity, stepChosen } from '@org/app-kit'
import { Button } from '@org/ui/primitives'
import { useAppDispatch, useAppSelector } from '../../../state.ts'
import { texts } from '../../../texts.ts'
import { Choices, Or } from './identity.styles.ts'

/** The third-party account and the link by email, below the code. */
export function IdentityChoices() {
  const dispatch = useAppDispatch()
  const { busy } = useAppSelector(selectIdentity)
  return (
    <Choices>
      <Or>{texts.identity.or}</Or>
      <Button
        isWide
        isLoading={busy === 'account' || busy === 'sign-in'}
        loadingLabel={texts.identity.accountWaiting}
        onPress={() => dispatch(accountRequested())}
      >
        {texts.identity.account}
      </Button>
      <Button isWide onPress={() => dispatch(stepChosen('link'))}>
        {texts.identity.link}
      </Button>
    </Choices>
  )
}

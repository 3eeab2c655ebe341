import {
  accountRequested,
  selectIdentity,
  stepSelected,
  useAppDispatch,
  useAppSelector,
} from '@org/app-kit'
import { Button } from '@org/ui/primitives'
import { identityTexts } from './texts.ts'
import { Choices, Or } from './identity.styles.ts'

/** Sign-in with a third-party account or an email link, shown below the code form. */
export function IdentityChoices() {
  const dispatch = useAppDispatch()
  const { busy } = useAppSelector(selectIdentity)
  return (
    <Choices>
      <Or>{identityTexts.or}</Or>
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

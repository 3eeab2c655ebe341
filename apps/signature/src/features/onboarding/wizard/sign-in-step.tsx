import { SignInWays } from '#features/sign-in'
import { Narrow } from './wizard-page.styles.ts'

/** Step 2: whose signature it is. */
export function SignInStep() {
  return (
    <Narrow>
      <SignInWays />
    </Narrow>
  )
}

import { SignInWays } from '#features/sign-in'
import { Narrow } from './wizard-page.styles.ts'

/** Step 2: sign-in. */
export function SignInStep() {
  return (
    <Narrow>
      <SignInWays />
    </Narrow>
  )
}
